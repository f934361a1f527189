package undercroft.verify;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.stream.IntStream;
import undercroft.layout.Layout;
import undercroft.layout.LayoutMission;
import undercroft.layout.MissionRoom;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.MissionRules;
import undercroft.level.MissionStep;

/** Checks the mission of a layout: that it is the level's, and that its steps lead to the goal. */
final class MissionCheck {

    private final Layout layout;
    private final Level level;
    private final Findings findings;

    private MissionCheck(LevelMatch match, Findings findings) {
        this.layout = match.layout();
        this.level = match.level();
        this.findings = findings;
    }

    /** Checks a layout whose rooms and connections are those of the level; others are reported elsewhere. */
    static void run(LevelMatch match, Findings findings) {
        Layout layout = match.layout();
        Level level = match.level();
        if (level.hasMission() && layout.isPlain()) {
            return;
        }
        if (level.hasMission() != layout.mission().isPresent()) {
            findings.add(
                    Rule.MISSION,
                    "The layout has %s mission, the level has %s."
                            .formatted(layout.mission().isPresent() ? "a" : "no", level.hasMission() ? "one" : "none"));
            return;
        }
        boolean fits = layout.connections().size() == level.connections().size()
                && layout.roomCount() == level.rooms().size()
                && layout.mission().map(each -> each.rooms().size()).orElse(0)
                        == level.rooms().size();
        if (layout.mission().isPresent() && fits) {
            new MissionCheck(match, findings).check(layout.mission().get());
        }
    }

    private void check(LayoutMission mission) {
        int start = start();
        if (mission.start() != start) {
            findings.add(
                    Rule.MISSION, "The mission must start in %s, not in %s.".formatted(id(start), id(mission.start())));
        }
        if (!mission.goals().equals(goals())) {
            findings.add(
                    Rule.MISSION,
                    "The goals of the mission (%s) must be %s.".formatted(ids(mission.goals()), ids(goals())));
        }
        checkRooms(mission, start);
        checkAccess();
        checkSteps(mission, start);
    }

    private void checkRooms(LayoutMission mission, int start) {
        int[] depths = depths(start);
        for (int i = 0; i < mission.rooms().size(); i++) {
            MissionRoom room = mission.rooms().get(i);
            List<String> found = room.contents().items().stream().sorted().toList();
            List<String> wanted =
                    level.rooms().get(i).contents().items().stream().sorted().toList();
            if (!found.equals(wanted)) {
                findings.add(Rule.CONTENTS, "The items %s of room %s must be %s.".formatted(found, id(i), wanted));
            }
            String turns = level.rooms().get(i).contents().turns();
            if (!room.contents().turns().equals(turns)) {
                findings.add(
                        Rule.CONTENTS,
                        "The switch (%s) of room %s must be \"%s\"."
                                .formatted(room.contents().turns(), id(i), turns));
            }
            if (room.depth() != depths[i]) {
                findings.add(
                        Rule.MISSION,
                        "The depth (%d) of room %s must be %d.".formatted(room.depth(), id(i), depths[i]));
            }
        }
    }

    private void checkAccess() {
        for (int i = 0; i < level.connections().size(); i++) {
            Connection connection = level.connections().get(i);
            if (!layout.connections()
                            .get(i)
                            .access()
                            .bar()
                            .equals(connection.access().bar())
                    || !layout.connections()
                            .get(i)
                            .access()
                            .needs()
                            .equals(connection.access().needs())) {
                findings.add(
                        Rule.NEEDS,
                        "The bar and the needs of connection %s–%s must be the level's."
                                .formatted(id(connection.from()), id(connection.to())));
            }
        }
    }

    private void checkSteps(LayoutMission mission, int start) {
        if (mission.steps().isEmpty() && level.missionRules().areTrapsAllowed()) {
            return;
        }
        MissionReplay replay = new MissionReplay(level, start);
        Optional<String> problem = replay.firstProblem(mission.steps());
        problem.ifPresent(text -> findings.add(Rule.MISSION_STEPS, text));
        if (problem.isEmpty()) {
            for (int goal : goals()) {
                if (!replay.hasVisited(goal) || mission.steps().stream().noneMatch(step -> isGoal(step, goal))) {
                    findings.add(Rule.MISSION_STEPS, "The steps of the mission do not reach %s.".formatted(id(goal)));
                }
            }
        }
    }

    private static boolean isGoal(MissionStep step, int goal) {
        return step.action() == MissionStep.Action.GOAL && step.room() == goal;
    }

    private int start() {
        if (level.missionRules().start() != MissionRules.DEFAULT_START) {
            return level.missionRules().start();
        }
        List<Integer> entrances = ofType("entrance");
        return entrances.size() == 1 ? entrances.get(0) : 0;
    }

    private List<Integer> goals() {
        List<Integer> given = level.missionRules().goals();
        if (!given.isEmpty()) {
            return given.stream().sorted().toList();
        }
        List<Integer> bosses = ofType("boss");
        List<Integer> ends = bosses.size() == 1 ? bosses : ofType("exit");
        return ends.size() == 1
                ? ends
                : IntStream.range(0, level.rooms().size()).boxed().toList();
    }

    private List<Integer> ofType(String type) {
        return IntStream.range(0, level.rooms().size())
                .filter(room -> level.rooms().get(room).type().equals(type))
                .boxed()
                .toList();
    }

    private int[] depths(int start) {
        List<List<Integer>> next = new ArrayList<>();
        level.rooms().forEach(room -> next.add(new ArrayList<>()));
        for (Connection connection : level.connections()) {
            next.get(connection.from()).add(connection.to());
            if (!connection.oneWay()) {
                next.get(connection.to()).add(connection.from());
            }
        }
        int[] depths = new int[next.size()];
        Arrays.fill(depths, MissionRoom.UNREACHED);
        depths[start] = 0;
        Queue<Integer> queue = new ArrayDeque<>(List.of(start));
        while (!queue.isEmpty()) {
            int room = queue.remove();
            for (int other : next.get(room)) {
                if (depths[other] == MissionRoom.UNREACHED) {
                    depths[other] = depths[room] + 1;
                    queue.add(other);
                }
            }
        }
        return depths;
    }

    private String id(int room) {
        return level.rooms().get(room).id();
    }

    private String ids(List<Integer> rooms) {
        return String.join(", ", rooms.stream().map(this::id).toList());
    }
}
