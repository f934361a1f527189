package undercroft.verify;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import undercroft.layout.PlacedMarker;
import undercroft.layout.PlacedRoom;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.Room;
import undercroft.level.Spawn;
import undercroft.template.RoomTemplate;

/**
 * Checks that what markers hold is what the level's spawns ask for. Several spawns may put the same thing in the same room, so it is
 * asked whether any division among them is right: one that gives each spawn enough and one that leaves nothing over exist together
 * if each exists alone (Mendelsohn and Dulmage 1958).
 */
final class SpawnCheck {

    private static final String ENTRANCE = "entrance";

    /** A marker that holds something, and whether it is one of the template's. */
    private record Held(PlacedRoom room, PlacedMarker marker, boolean isOfTemplate) {

        @Override
        public String toString() {
            return "the %s at %s".formatted(marker.holds(), marker.cell());
        }
    }

    /**
     * What a spawn asks for.
     *
     * @param number of the spawn in the level, from 1
     * @param room for a spawn in each room, its index in the level
     */
    private record Demand(int number, Spawn spawn, Optional<Integer> room) {}

    private final LevelMatch match;
    private final Findings findings;
    private final int[] depths;
    private final int deepest;
    private final List<Held> held = new ArrayList<>();
    private final List<Demand> demands = new ArrayList<>();

    /** By the index of a room in the level, the demands that may be met there. */
    private final Map<Integer, List<Integer>> demandsIn = new HashMap<>();

    private SpawnCheck(LevelMatch match, Findings findings) {
        this.match = match;
        this.findings = findings;
        this.depths = depths(match.level());
        this.deepest = Arrays.stream(depths).max().orElseThrow();
    }

    static void run(LevelMatch match, Findings findings) {
        // Version 1 of the format has no markers.
        if (!match.layout().isPlain()) {
            new SpawnCheck(match, findings).run();
        }
    }

    private void run() {
        match.layout().rooms().forEach(this::addHeld);
        List<Spawn> spawns = match.level().spawns();
        for (int i = 0; i < spawns.size(); i++) {
            addDemands(i + 1, spawns.get(i));
        }
        List<List<Integer>> askedBy = held.stream().map(this::demandsFor).toList();
        if (checkNothingIsLeftOver(askedBy)) {
            checkEnough(askedBy);
            checkApart(askedBy);
        }
    }

    private void addDemands(int number, Spawn spawn) {
        int together = demands.size();
        if (!spawn.inEach()) {
            demands.add(new Demand(number, spawn, Optional.empty()));
        }
        for (int room = 0; room < match.level().rooms().size(); room++) {
            if (isMeant(spawn, room)) {
                int demand = spawn.inEach() ? demands.size() : together;
                if (spawn.inEach()) {
                    demands.add(new Demand(number, spawn, Optional.of(room)));
                }
                demandsIn.computeIfAbsent(room, absent -> new ArrayList<>()).add(demand);
            }
        }
    }

    private void addHeld(PlacedRoom room) {
        int ofTemplate = match.template(room)
                .map(RoomTemplate::floorPlan)
                .map(plan -> plan.markers().size())
                .orElse(0);
        if (room.markers().isEmpty()) {
            return;
        }
        PuzzleFloor floor = new PuzzleFloor(match.layout(), room);
        for (int i = 0; i < room.markers().size(); i++) {
            PlacedMarker marker = room.markers().get(i);
            boolean isOfTemplate = i < ofTemplate;
            if (!marker.holds().isEmpty()) {
                held.add(new Held(room, marker, isOfTemplate));
                if (floor.isInFrontOfDoor(marker.cell())) {
                    add(room, marker, "holds %s in front of a door".formatted(marker.holds()));
                }
            } else if (!isOfTemplate) {
                add(room, marker, "is not of its template and holds nothing");
            }
        }
    }

    private void add(PlacedRoom room, PlacedMarker marker, String is) {
        findings.add(
                Rule.SPAWN,
                "The marker %s at %s of room %s %s."
                        .formatted(marker.name(), marker.cell(), findings.room(room.index()), is));
    }

    /** The demands that what a marker holds may meet. */
    private List<Integer> demandsFor(Held one) {
        return match.levelIndex(one.room().index()).map(demandsIn::get).orElse(List.of()).stream()
                .filter(demand -> mayMeet(demands.get(demand).spawn(), one))
                .toList();
    }

    private static boolean mayMeet(Spawn spawn, Held one) {
        PlacedMarker marker = one.marker();
        boolean isRightPlace = spawn.group().isEmpty()
                ? marker.name().equals(spawn.name())
                        && (one.isOfTemplate() || marker.group().isEmpty())
                : one.isOfTemplate() && marker.group().equals(spawn.group());
        return isRightPlace && marker.holds().equals(spawn.holds());
    }

    private boolean isMeant(Spawn spawn, int room) {
        Room asked = match.level().rooms().get(room);
        boolean isNamed = spawn.rooms().types().contains(asked.type())
                || spawn.rooms().ids().contains(asked.id())
                || (spawn.rooms().types().isEmpty() && spawn.rooms().ids().isEmpty());
        double tension = deepest == 0 ? 0 : (double) depths[room] / deepest;
        return isNamed
                && spawn.tension().least() <= tension
                && tension <= spawn.tension().most();
    }

    /** Whether spawns have put everything there; if not, that is reported. */
    private boolean checkNothingIsLeftOver(List<List<Integer>> askedBy) {
        int[] most = demands.stream()
                .mapToInt(demand -> demand.spawn().count().most())
                .toArray();
        Assignment division = new Assignment(askedBy, most);
        int leftOver = 0;
        for (int i = 0; i < held.size() && leftOver < Findings.MAX_LISTED; i++) {
            if (!division.hasPlaceFor(i)) {
                leftOver++;
                Held one = held.get(i);
                add(
                        one.room(),
                        one.marker(),
                        askedBy.get(i).isEmpty()
                                ? "holds %s, which no spawn puts there"
                                        .formatted(one.marker().holds())
                                : "holds %s, more than spawn %d puts there"
                                        .formatted(
                                                one.marker().holds(),
                                                demands.get(askedBy.get(i).get(0))
                                                        .number()));
            }
        }
        return leftOver == 0;
    }

    private void checkEnough(List<List<Integer>> askedBy) {
        int[] least = demands.stream()
                .mapToInt(demand -> demand.spawn().count().least())
                .toArray();
        Assignment division = new Assignment(askedBy, least);
        for (int i = 0; i < held.size(); i++) {
            division.hasPlaceFor(i);
        }
        for (int i = 0; i < least.length; i++) {
            if (division.size(i) < least[i]) {
                Demand demand = demands.get(i);
                String where = demand.room()
                        .map(room ->
                                " in room " + match.level().rooms().get(room).id())
                        .orElse("");
                findings.add(
                        Rule.SPAWN,
                        "Spawn %d puts %s at %s places%s, but it is at %d."
                                .formatted(
                                        demand.number(),
                                        demand.spawn().holds(),
                                        demand.spawn().count().text(),
                                        where,
                                        division.size(i)));
            }
        }
    }

    /** Compares what only one spawn can have put there. */
    private void checkApart(List<List<Integer>> askedBy) {
        for (int number = 1; number <= match.level().spawns().size(); number++) {
            int apart = match.level().spawns().get(number - 1).apart();
            if (apart > 1) {
                checkApart(ofSpawn(number, askedBy), number, apart);
            }
        }
    }

    private List<Held> ofSpawn(int number, List<List<Integer>> askedBy) {
        return IntStream.range(0, held.size())
                .filter(i -> !askedBy.get(i).isEmpty()
                        && askedBy.get(i).stream()
                                .allMatch(demand -> demands.get(demand).number() == number))
                .mapToObj(held::get)
                .sorted(Comparator.comparing(one -> one.marker().cell()))
                .toList();
    }

    private void checkApart(List<Held> sorted, int number, int apart) {
        for (int i = 0; i < sorted.size(); i++) {
            Held one = sorted.get(i);
            for (int j = i + 1; j < sorted.size(); j++) {
                Held other = sorted.get(j);
                int dx = other.marker().cell().x() - one.marker().cell().x();
                int dy =
                        Math.abs(other.marker().cell().y() - one.marker().cell().y());
                if (dx >= apart) {
                    break;
                }
                if (dy < apart) {
                    findings.add(
                            Rule.SPAWN,
                            "Spawn %d puts things %d apart, but %s is closer to %s."
                                    .formatted(number, apart, one, other));
                }
            }
        }
    }

    /** The distances of the rooms from the start, in connections. */
    private static int[] depths(Level level) {
        List<Room> rooms = level.rooms();
        int[] entrances = IntStream.range(0, rooms.size())
                .filter(room -> rooms.get(room).type().equals(ENTRANCE))
                .toArray();
        int[] depths = new int[rooms.size()];
        Arrays.fill(depths, -1);
        int start = entrances.length == 1 ? entrances[0] : 0;
        depths[start] = 0;
        Map<Integer, List<Integer>> neighbours = new HashMap<>();
        for (Connection connection : level.connections()) {
            neighbours
                    .computeIfAbsent(connection.from(), absent -> new ArrayList<>())
                    .add(connection.to());
            neighbours
                    .computeIfAbsent(connection.to(), absent -> new ArrayList<>())
                    .add(connection.from());
        }
        Deque<Integer> open = new ArrayDeque<>(List.of(start));
        while (!open.isEmpty()) {
            int room = open.remove();
            for (int next : neighbours.getOrDefault(room, List.of())) {
                if (depths[next] < 0) {
                    depths[next] = depths[room] + 1;
                    open.add(next);
                }
            }
        }
        return depths;
    }
}
