package undercroft.verify;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import undercroft.level.Access;
import undercroft.level.Bar;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.MissionStep;
import undercroft.level.Requirement;
import undercroft.level.Switch;

/**
 * Replays the steps of a mission by its rules alone, and shares nothing with the judgement that found them. Used for one course; not
 * thread-safe.
 */
public final class MissionReplay {

    private final Level level;
    private final Map<String, Integer> held = new HashMap<>();
    private final Map<String, Integer> switches = new HashMap<>();
    private final Set<Integer> opened = new HashSet<>();
    private final Set<Integer> unbarred = new HashSet<>();
    private final Map<Integer, Map<String, Integer>> lying = new HashMap<>();
    private final Set<Integer> visited = new HashSet<>();
    private int room;

    /** @param start index of the room where the player begins */
    public MissionReplay(Level level, int start) {
        this.level = level;
        enter(start);
    }

    /**
     * Replays a course from the start.
     *
     * @return the first step that is not allowed, in words; nothing if all are
     */
    public Optional<String> firstProblem(List<MissionStep> steps) {
        for (int i = 0; i < steps.size(); i++) {
            Optional<String> problem = problem(steps.get(i));
            if (problem.isPresent()) {
                return Optional.of("Step %d (%s) is not possible: %s"
                        .formatted(i + 1, steps.get(i).action().text(), problem.get()));
            }
        }
        return Optional.empty();
    }

    /** {@return whether the player has been in a room} */
    public boolean hasVisited(int index) {
        return visited.contains(index);
    }

    private void enter(int newRoom) {
        room = newRoom;
        if (visited.add(newRoom)) {
            Map<String, Integer> items = new HashMap<>();
            level.rooms().get(newRoom).contents().items().forEach(item -> items.merge(item, 1, Integer::sum));
            lying.put(newRoom, items);
        }
    }

    private Optional<String> problem(MissionStep step) {
        if (step.action() == MissionStep.Action.TAKE) {
            return take(step);
        }
        if (lying.values().stream().anyMatch(items -> !items.isEmpty())) {
            return Optional.of("what lies in a room is taken first.");
        }
        return switch (step.action()) {
            case OPEN -> open(step);
            case TURN -> turn(step);
            case WALK -> walk(step);
            default -> here(step, visited.contains(step.room()), "the room was not reached.");
        };
    }

    private Optional<String> here(MissionStep step, boolean isAllowed, String problem) {
        if (step.room() != room) {
            return Optional.of(
                    "the player is in %s.".formatted(level.rooms().get(room).id()));
        }
        return isAllowed ? Optional.empty() : Optional.of(problem);
    }

    private Optional<String> take(MissionStep step) {
        Map<String, Integer> items = lying.getOrDefault(step.room(), Map.of());
        int left = items.getOrDefault(step.item(), 0);
        Optional<String> problem = here(step, left > 0, "no %s lies there.".formatted(step.item()));
        if (problem.isEmpty()) {
            held.merge(step.item(), 1, Integer::sum);
            if (left == 1) {
                items.remove(step.item());
            } else {
                items.put(step.item(), left - 1);
            }
        }
        return problem;
    }

    private Optional<String> open(MissionStep step) {
        Optional<Connection> found = connectionHere(step);
        if (found.isEmpty()) {
            return Optional.of("no such connection is there.");
        }
        Connection connection = found.get();
        Access access = connection.access();
        if (step.item().isEmpty()) {
            int side = access.bar() == Bar.FROM ? connection.from() : connection.to();
            return here(
                    step,
                    access.bar() != Bar.NONE && side == room && unbarred.add(step.connection()),
                    "no bar can be opened there.");
        }
        boolean isOpenable = step.item().equals(access.lock())
                && held.getOrDefault(access.lock(), 0) > 0
                && isBarOpen(step.connection(), access)
                && (!access.oneWay() || room == connection.from())
                && opened.add(step.connection());
        if (isOpenable && level.missionRules().isSpent(access.lock())) {
            held.merge(access.lock(), -1, Integer::sum);
        }
        return here(step, isOpenable, "%s opens no lock there.".formatted(step.item()));
    }

    private boolean isBarOpen(int index, Access access) {
        return access.bar() == Bar.NONE || unbarred.contains(index);
    }

    private Optional<Connection> connectionHere(MissionStep step) {
        if (step.connection() < 0 || step.connection() >= level.connections().size()) {
            return Optional.empty();
        }
        return Optional.of(level.connections().get(step.connection()))
                .filter(connection -> connection.from() == room || connection.to() == room);
    }

    private Optional<String> turn(MissionStep step) {
        String turned = level.rooms().get(room).contents().turns();
        Optional<Switch> found = level.missionRules().switches().stream()
                .filter(each -> each.name().equals(turned))
                .findFirst();
        Optional<String> problem = here(step, found.isPresent(), "no switch is there.");
        if (problem.isEmpty()) {
            int states = found.orElseThrow().states().size();
            switches.merge(turned, 1, (before, one) -> (before + one) % states);
        }
        return problem;
    }

    private Optional<String> walk(MissionStep step) {
        Optional<Connection> found = connectionHere(step);
        if (found.isEmpty()) {
            return Optional.of("no such connection leads away.");
        }
        Connection connection = found.get();
        Access access = connection.access();
        boolean isForwards = connection.from() == room;
        int other = isForwards ? connection.to() : connection.from();
        if (step.room() != other) {
            return Optional.of("the connection leads to %s."
                    .formatted(level.rooms().get(other).id()));
        }
        if (access.oneWay() && !isForwards) {
            return Optional.of("the connection leads the other way.");
        }
        if (!isBarOpen(step.connection(), access)) {
            return Optional.of("the connection is barred.");
        }
        if (!access.lock().isEmpty() && !opened.contains(step.connection())) {
            return Optional.of("the connection is locked.");
        }
        for (Requirement need : access.needs()) {
            if (!holds(need)) {
                return Optional.of("the connection needs %s.".formatted(need.text()));
            }
        }
        enter(other);
        return Optional.empty();
    }

    private boolean holds(Requirement need) {
        if (need instanceof Requirement.All all) {
            return all.items().stream().allMatch(this::isHeld);
        }
        if (need instanceof Requirement.Any any) {
            return any.items().stream().anyMatch(this::isHeld);
        }
        if (need instanceof Requirement.Count count) {
            return held.getOrDefault(count.item(), 0) >= count.count();
        }
        Requirement.SwitchState wanted = (Requirement.SwitchState) need;
        return level.missionRules().switches().stream()
                .filter(each -> each.name().equals(wanted.name()))
                .anyMatch(each ->
                        each.states().get(switches.getOrDefault(each.name(), 0)).equals(wanted.state()));
    }

    private boolean isHeld(String item) {
        return held.getOrDefault(item, 0) > 0;
    }
}
