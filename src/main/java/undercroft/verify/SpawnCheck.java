package undercroft.verify;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import undercroft.layout.PlacedMarker;
import undercroft.layout.PlacedRoom;
import undercroft.level.CountRange;
import undercroft.level.Room;
import undercroft.level.Spawn;
import undercroft.template.RoomTemplate;

/**
 * Checks that what markers hold is what the level's spawns ask for. Several spawns may put the same thing in the same room, so it is
 * asked whether any division among them is right: one that gives each spawn enough and one that leaves nothing over exist together
 * if each exists alone (Mendelsohn and Dulmage 1958).
 */
final class SpawnCheck {

    /** The group of the markers that items of a mission take first. */
    private static final String ITEMS = "item";

    private static final String MISSION = "the mission";

    /** A marker that holds something, and whether it is one of the template's. */
    private record Held(PlacedRoom room, PlacedMarker marker, boolean isOfTemplate) {

        @Override
        public String toString() {
            return "the %s at %s".formatted(marker.holds(), marker.cell());
        }
    }

    /**
     * What a spawn asks for, or the mission.
     *
     * @param by who asks
     * @param room for a spawn in each room, and for the mission, its index in the level
     * @param mayMeet whether a marker is one that may hold it
     */
    private record Demand(String by, String holds, CountRange count, Optional<Integer> room, Predicate<Held> mayMeet) {

        static Demand of(int number, Spawn spawn, Optional<Integer> room) {
            return new Demand("spawn " + number, spawn.holds(), spawn.count(), room, held -> isRightPlace(spawn, held));
        }

        private static boolean isRightPlace(Spawn spawn, Held held) {
            PlacedMarker marker = held.marker();
            return spawn.group().isEmpty()
                    ? marker.name().equals(spawn.name())
                            && (held.isOfTemplate() || marker.group().isEmpty())
                    : held.isOfTemplate() && marker.group().equals(spawn.group());
        }

        static Demand ofItem(String item, int count, int room) {
            return new Demand(MISSION, item, CountRange.exactly(count), Optional.of(room), held -> {
                PlacedMarker marker = held.marker();
                return held.isOfTemplate()
                        ? marker.group().equals(ITEMS)
                        : marker.name().equals(item) && marker.group().isEmpty();
            });
        }
    }

    private final LevelMatch match;
    private final Findings findings;
    private final double[] tension;
    private final ItemPlaces places;
    private final List<Held> held = new ArrayList<>();
    private final List<Demand> demands = new ArrayList<>();

    /** By the index of a room in the level, the demands that may be met there. */
    private final Map<Integer, List<Integer>> demandsIn = new HashMap<>();

    private SpawnCheck(LevelMatch match, Findings findings) {
        this.match = match;
        this.findings = findings;
        this.tension = SpawnTension.of(match);
        this.places = new ItemPlaces(match.layout());
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
        match.layout().rooms().forEach(this::addItems);
        List<List<Integer>> askedBy = held.stream().map(this::demandsFor).toList();
        if (checkNothingIsLeftOver(askedBy)) {
            checkEnough(askedBy);
            checkApart(askedBy);
        }
    }

    private void addDemands(int number, Spawn spawn) {
        int together = demands.size();
        if (!spawn.inEach()) {
            demands.add(Demand.of(number, spawn, Optional.empty()));
        }
        for (int room = 0; room < match.level().rooms().size(); room++) {
            if (isMeant(spawn, room)) {
                int demand = spawn.inEach() ? demands.size() : together;
                if (spawn.inEach()) {
                    demands.add(Demand.of(number, spawn, Optional.of(room)));
                }
                demandsIn.computeIfAbsent(room, absent -> new ArrayList<>()).add(demand);
            }
        }
    }

    private void addItems(PlacedRoom room) {
        Optional<Integer> index = match.levelIndex(room.index());
        Map<String, Integer> counts = new TreeMap<>();
        places.items(room).forEach(item -> counts.merge(item, 1, Integer::sum));
        counts.forEach((item, count) -> index.ifPresent(known -> {
            demandsIn.computeIfAbsent(known, absent -> new ArrayList<>()).add(demands.size());
            demands.add(Demand.ofItem(item, count, known));
        }));
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
                if (floor.isInFrontOfDoor(marker.cell()) && !places.mayBlockDoor(room, marker)) {
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
                .filter(demand ->
                        demands.get(demand).holds().equals(one.marker().holds())
                                && demands.get(demand).mayMeet().test(one))
                .toList();
    }

    private boolean isMeant(Spawn spawn, int room) {
        Room asked = match.level().rooms().get(room);
        boolean isNamed = spawn.rooms().types().contains(asked.type())
                || spawn.rooms().ids().contains(asked.id())
                || (spawn.rooms().types().isEmpty() && spawn.rooms().ids().isEmpty());
        return isNamed
                && spawn.tension().least() <= tension[room]
                && tension[room] <= spawn.tension().most();
    }

    /** Whether spawns have put everything there; if not, that is reported. */
    private boolean checkNothingIsLeftOver(List<List<Integer>> askedBy) {
        int[] most = demands.stream().mapToInt(demand -> demand.count().most()).toArray();
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
                                ? "holds %s, which nothing puts there"
                                        .formatted(one.marker().holds())
                                : "holds %s, more than %s puts there"
                                        .formatted(
                                                one.marker().holds(),
                                                demands.get(askedBy.get(i).get(0))
                                                        .by()));
            }
        }
        return leftOver == 0;
    }

    private void checkEnough(List<List<Integer>> askedBy) {
        int[] least =
                demands.stream().mapToInt(demand -> demand.count().least()).toArray();
        Assignment division = new Assignment(askedBy, least);
        for (int i = 0; i < held.size(); i++) {
            division.hasPlaceFor(i);
        }
        for (int i = 0; i < least.length; i++) {
            if (division.size(i) < least[i] && !hasNoPlace(demands.get(i))) {
                Demand demand = demands.get(i);
                String where = demand.room()
                        .map(room ->
                                " in room " + match.level().rooms().get(room).id())
                        .orElse("");
                findings.add(
                        Rule.SPAWN,
                        "%s puts %s at %s places%s, but it is at %d."
                                .formatted(
                                        capitalised(demand.by()),
                                        demand.holds(),
                                        demand.count().text(),
                                        where,
                                        division.size(i)));
            }
        }
    }

    private static String capitalised(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    /** Whether the mission puts something into a room where there is no place for it. */
    private boolean hasNoPlace(Demand demand) {
        return demand.by().equals(MISSION)
                && demand.room().flatMap(match::placed).stream().noneMatch(places::hasCell);
    }

    /** Compares what only one spawn can have put there. */
    private void checkApart(List<List<Integer>> askedBy) {
        for (int number = 1; number <= match.level().spawns().size(); number++) {
            int apart = match.level().spawns().get(number - 1).apart();
            if (apart > 1) {
                checkApart(ofSpawn("spawn " + number, askedBy), number, apart);
            }
        }
    }

    private List<Held> ofSpawn(String by, List<List<Integer>> askedBy) {
        return IntStream.range(0, held.size())
                .filter(i -> !askedBy.get(i).isEmpty()
                        && askedBy.get(i).stream()
                                .allMatch(demand -> demands.get(demand).by().equals(by)))
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
}
