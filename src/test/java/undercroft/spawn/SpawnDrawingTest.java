package undercroft.spawn;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import undercroft.geometry.CardinalDirection;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.layout.Door;
import undercroft.layout.Facing;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.layout.LayoutMission;
import undercroft.layout.MissionRoom;
import undercroft.layout.PlacedFloorPlan;
import undercroft.layout.PlacedMarker;
import undercroft.layout.PlacedRoom;
import undercroft.level.Contents;
import undercroft.level.CountRange;
import undercroft.level.Level;
import undercroft.level.Pin;
import undercroft.level.Room;
import undercroft.level.RoomFilter;
import undercroft.level.Spawn;
import undercroft.level.TensionRange;
import undercroft.template.DoorSpec;
import undercroft.template.FloorPlan;
import undercroft.template.Marker;
import undercroft.template.RoomTemplate;
import undercroft.verify.LayoutVerifier;

/**
 * Three rooms in a row, joined by doors in the middle of their walls, which are three cells high and wide. The room in the west is the
 * entrance. Each has urns of the group loot in its corners at the bottom, one facing north and of weight 3, and one of weight 1.
 */
class SpawnDrawingTest {

    private static final int SEEDS = 4_000;

    /** What chi-squared exceeds with a probability of 0.1 %, by degrees of freedom. The seeds are fixed, so no test fails by chance. */
    private static final Map<Integer, Double> CRITICAL = Map.of(1, 10.83, 3, 16.27, 5, 20.52, 14, 36.12, 16, 39.25);

    private static final RoomTemplate CELL = RoomTemplate.of(
                    "cell", Polygon.rectangle(0, 0, 3, 3), DoorSpec.OnEveryEdge.of(1, 1))
            .withFloorPlan(FloorPlan.BARE.withMarkers(List.of(
                    Marker.of("urn", new Point(0, 0))
                            .inGroup("loot")
                            .facing(CardinalDirection.NORTH)
                            .withWeight(3),
                    Marker.of("urn", new Point(2, 0)).inGroup("loot"))));

    @Test
    void whatIsDrawnIsValidAndTheSameForTheSameSeed() {
        Level level = level(
                Spawn.onGroup("loot", new CountRange(1, 4)).withSpread(2),
                Spawn.onFloor("bat", new CountRange(1, 2)).inEachRoom().withApart(2),
                Spawn.onFloor("urn", CountRange.exactly(7)),
                new Spawn("loot", "gem", new CountRange(0, 1), RoomFilter.ofIds("c"), false, 0, 0, TensionRange.ALL));
        forEachSeed(300, seed -> {
            Layout drawn = drawn(level, seed);

            assertThat(LayoutVerifier.verify(drawn, level)).isEmpty();
            assertThat(drawn).isEqualTo(drawn(level, seed));
            assertThat(drawn.withRooms(layout(seed).rooms())).isEqualTo(layout(seed));
        });
    }

    @Test
    void aSpawnWithoutAGroupTakesMarkersOfItsNameFirst() {
        Level level = level(Spawn.onFloor("urn", CountRange.exactly(6)));
        forEachSeed(
                50,
                seed -> assertThat(held(drawn(level, seed)).values())
                        .allSatisfy(marker -> assertThat(marker.group()).isEqualTo("loot"))
                        .hasSize(6));
    }

    @Test
    void cellsInFrontOfDoorsAndMarkersAreNotFree() {
        Level level = level(Spawn.onFloor("bat", CountRange.exactly(1)).in(RoomFilter.ofIds("b")));
        Map<Point, Integer> counts = new TreeMap<>();
        forEachSeed(
                SEEDS, seed -> held(drawn(level, seed)).keySet().forEach(cell -> counts.merge(cell, 1, Integer::sum)));

        assertThat(counts.keySet())
                .containsExactly(new Point(3, 2), new Point(4, 0), new Point(4, 1), new Point(4, 2), new Point(5, 2));
    }

    /** 17 of the 27 cells are free: 6 have markers, and 4 lie in front of doors. */
    @Test
    void freeCellsOfAllRoomsAreEquallyLikely() {
        Level level = level(Spawn.onFloor("bat", CountRange.exactly(1)));
        Map<Point, Integer> counts = new TreeMap<>();
        forEachSeed(
                SEEDS, seed -> held(drawn(level, seed)).keySet().forEach(cell -> counts.merge(cell, 1, Integer::sum)));

        checkDistribution(counts, evenly(counts, 17));
    }

    /** Two of six markers: all 15 pairs are equally likely if the weights are. */
    @Test
    void pairsOfMarkersAreEquallyLikely() {
        Level level = level(Spawn.onGroup("even", CountRange.exactly(2)));
        Map<String, Integer> counts = new TreeMap<>();
        forEachSeed(
                SEEDS,
                seed -> counts.merge(held(evenlyDrawn(level, seed)).keySet().toString(), 1, Integer::sum));

        checkDistribution(counts, evenly(counts, 15));
    }

    @Test
    void heavyMarkersAreDrawnMoreOften() {
        Level level = level(Spawn.onGroup("loot", CountRange.exactly(1)));
        int[] counts = new int[6];
        forEachSeed(
                SEEDS,
                seed -> held(drawn(level, seed))
                        .keySet()
                        .forEach(cell -> counts[cell.x() / 3 * 2 + (cell.x() % 3) / 2]++));

        checkDistribution(
                indexed(counts),
                indexed(IntStream.of(3, 1, 3, 1, 3, 1)
                        .map(weight -> weight * SEEDS / 12)
                        .toArray()));
    }

    @Test
    void everyNumberOfARangeIsEquallyLikely() {
        Level level = level(Spawn.onGroup("loot", new CountRange(2, 5)));
        int[] counts = new int[4];
        forEachSeed(SEEDS, seed -> counts[held(drawn(level, seed)).size() - 2]++);

        checkDistribution(indexed(counts), indexed(new int[] {SEEDS / 4, SEEDS / 4, SEEDS / 4, SEEDS / 4}));
    }

    /** From a range, no more are drawn than there are places. */
    @Test
    void aRangeEndsWhereThePlacesEnd() {
        Level level = level(Spawn.onGroup("loot", new CountRange(5, 900)));
        int[] counts = new int[2];
        forEachSeed(SEEDS, seed -> counts[held(drawn(level, seed)).size() - 5]++);

        checkDistribution(indexed(counts), indexed(new int[] {SEEDS / 2, SEEDS / 2}));
    }

    /**
     * In the entrance, whose only door is in the east, the apron is at (2, 1). One is added to the steps from there, so with spread 1
     * a cell is drawn that often.
     */
    @Test
    void spreadPrefersWhatIsFarFromTheDoor() {
        Level level = level(Spawn.onFloor("bat", CountRange.exactly(1))
                .in(RoomFilter.ofIds("a"))
                .withSpread(1));
        Map<Point, Integer> counts = new TreeMap<>();
        forEachSeed(
                SEEDS, seed -> held(drawn(level, seed)).keySet().forEach(cell -> counts.merge(cell, 1, Integer::sum)));

        Map<Point, Integer> expected = new LinkedHashMap<>();
        Map<Point, Integer> far = Map.of(
                new Point(0, 1),
                3,
                new Point(0, 2),
                4,
                new Point(1, 0),
                3,
                new Point(1, 1),
                2,
                new Point(1, 2),
                3,
                new Point(2, 2),
                2);
        new TreeMap<>(far).forEach((cell, weight) -> expected.put(cell, weight * SEEDS / 17));
        checkDistribution(counts, expected);
    }

    @Test
    void tensionChoosesRoomsByTheirDepth() {
        forEachSeed(20, seed -> {
            assertThat(rooms(seed, new TensionRange(0, 0.4))).containsOnly(0);
            assertThat(rooms(seed, new TensionRange(0.5, 0.5))).containsOnly(1);
            assertThat(rooms(seed, new TensionRange(0.6, 1))).containsOnly(2);
        });
    }

    /** The mission says that the first room is the tensest. */
    @Test
    void tensionIsThatOfTheMission() {
        Level level = level(Spawn.onGroup("loot", CountRange.exactly(2)).withTension(new TensionRange(0.7, 0.7)));
        Layout layout = withMission(layout(1), List.of(), List.of(), List.of());

        assertThat(held(((SpawnResult.Drawn) SpawnDrawing.draw(layout, level)).layout())
                        .keySet())
                .containsExactly(new Point(0, 0), new Point(2, 0));
        assertThat(((SpawnResult.Unmet) SpawnDrawing.draw(
                                layout,
                                level(Spawn.onGroup("loot", CountRange.exactly(1))
                                        .withTension(new TensionRange(0.8, 1)))))
                        .reason())
                .isEqualTo("The tension of none of its rooms is from 0.8 to 1.0. Widen the range.");
    }

    /** Room a has two markers for items, one of weight 3. */
    @Test
    void itemsOfAMissionTakeTheirMarkersByWeight() {
        RoomTemplate template = CELL.withFloorPlan(FloorPlan.BARE.withMarkers(List.of(
                Marker.of("plinth", new Point(0, 0)).inGroup("item").withWeight(3),
                Marker.of("niche", new Point(2, 0)).inGroup("item"))));
        Map<Point, Integer> counts = new TreeMap<>();
        forEachSeed(SEEDS, seed -> {
            Layout drawn = withItems(template, seed, List.of("key"));
            held(drawn).forEach((cell, marker) -> {
                assertThat(marker.holds()).isEqualTo("key");
                counts.merge(cell, 1, Integer::sum);
            });
        });

        checkDistribution(counts, Map.of(new Point(0, 0), SEEDS * 3 / 4, new Point(2, 0), SEEDS / 4));
        assertThat(held(withItems(template, 1, List.of("key", "key", "gem"))))
                .hasSize(3)
                .containsKeys(new Point(0, 0), new Point(2, 0));
    }

    /** Of room a, (2, 1) is in front of the door. (0, 2) is farther from it than (1, 0) and (0, 1), and (0, 0) has an urn. */
    @Test
    void otherItemsTakeTheFreeCellFarthestFromTheDoors() {
        assertThat(held(withItems(CELL, 1, List.of("key", "gem"))))
                .containsOnly(
                        Map.entry(new Point(0, 2), onFloor("key", 0, 2)),
                        Map.entry(new Point(1, 0), onFloor("gem", 1, 0)));
    }

    /** Of the six cells five have markers or are in front of the door, and the last one is too little for two items. */
    @Test
    void whereNoCellIsFreeAnItemStandsInFrontOfADoor() {
        RoomTemplate full = CELL.withFloorPlan(FloorPlan.BARE.withMarkers(List.of(
                Marker.of("urn", new Point(0, 0)),
                Marker.of("urn", new Point(1, 0)),
                Marker.of("urn", new Point(2, 0)),
                Marker.of("urn", new Point(0, 1)),
                Marker.of("urn", new Point(1, 1)),
                Marker.of("urn", new Point(0, 2)),
                Marker.of("urn", new Point(1, 2)))));

        assertThat(held(withItems(full, 1, List.of("key", "gem", "orb"))))
                .containsOnly(
                        Map.entry(new Point(2, 2), onFloor("key", 2, 2)),
                        Map.entry(new Point(2, 1), onFloor("gem", 2, 1)));
    }

    /** Of the cells of the triangle, the centres of those on the slanted wall are on that wall. */
    @Test
    void cellsOnASlantedWallAreNotFree() {
        RoomTemplate wedge = RoomTemplate.of(
                "wedge",
                Polygon.of(List.of(new Point(0, 0), new Point(4, 0), new Point(0, 4))),
                DoorSpec.OnEveryEdge.of(1, 1));
        Level level = Level.named("wedge")
                .room("a", wedge)
                .spawn(Spawn.onFloor("bat", new CountRange(1, 20)))
                .build();
        PlacedRoom room = new PlacedRoom(
                0, "a", "", "wedge", false, new Point(0, 0), Transform.R0, wedge.outline(), List.of(), List.of());
        Layout layout = new Layout("wedge", 1, List.of(room), List.of(), List.of());
        Set<Point> cells = new TreeSet<>();
        forEachSeed(
                100,
                seed -> cells.addAll(
                        held(((SpawnResult.Drawn) SpawnDrawing.draw(layout.withSeed(seed), level)).layout())
                                .keySet()));

        assertThat(cells)
                .containsExactlyInAnyOrder(
                        new Point(0, 0),
                        new Point(1, 0),
                        new Point(2, 0),
                        new Point(0, 1),
                        new Point(1, 1),
                        new Point(0, 2));
    }

    @Test
    void whatIsTooMuchIsSaid() {
        Level apart = level(Spawn.onGroup("loot", CountRange.exactly(6)), Spawn.onGroup("loot", CountRange.exactly(1)));
        assertThat(SpawnDrawing.draw(layout(1), apart))
                .isEqualTo(
                        new SpawnResult.Unmet(
                                2,
                                "loot",
                                "It needs 1 and found 0 free markers of the group loot in its 3 rooms. Lower its count, or give the templates more such markers."));
        Level crowded =
                level(Spawn.onFloor("bat", CountRange.exactly(3)).inEachRoom().withApart(3));
        assertThat(((SpawnResult.Unmet) SpawnDrawing.draw(layout(1), crowded)).reason())
                .contains("free cells at least 3 apart in the room")
                .contains("Lower its count or apart");
    }

    private static List<Integer> rooms(long seed, TensionRange tension) {
        Layout drawn = drawn(level(Spawn.onGroup("loot", CountRange.exactly(2)).withTension(tension)), seed);
        return held(drawn).keySet().stream().map(cell -> cell.x() / 3).toList();
    }

    /** The row with items in its first room. */
    private static Layout withItems(RoomTemplate template, long seed, List<String> items) {
        Layout layout = withMission(layout(template, seed), items, List.of(), List.of());
        return ((SpawnResult.Drawn) SpawnDrawing.draw(layout, level(template))).layout();
    }

    /** The layout with what is in its three rooms. */
    @SafeVarargs
    private static Layout withMission(Layout layout, List<String>... items) {
        List<MissionRoom> rooms = new ArrayList<>();
        for (List<String> each : items) {
            rooms.add(new MissionRoom(new Contents(each, ""), 0, rooms.size(), 70 - rooms.size()));
        }
        return layout.withMission(new LayoutMission(0, List.of(2), List.of(), rooms));
    }

    private static PlacedMarker onFloor(String name, int x, int y) {
        return new PlacedMarker(name, "", new Point(x, y), Optional.empty(), name);
    }

    private static Level level(Spawn... spawns) {
        return level(CELL, spawns);
    }

    private static Level level(RoomTemplate template, Spawn... spawns) {
        Level.Builder level = Level.named("row")
                .room(new Room("a", "entrance", List.of(template), Pin.NONE, List.of()))
                .room("b", template)
                .room("c", template)
                .door("a", "b")
                .door("b", "c");
        List.of(spawns).forEach(level::spawn);
        return level.build();
    }

    private static Layout drawn(Level level, long seed) {
        return ((SpawnResult.Drawn) SpawnDrawing.draw(layout(seed), level)).layout();
    }

    /** The same with other markers, all of weight 1. */
    private static Layout evenlyDrawn(Level asked, long seed) {
        RoomTemplate even = CELL.withFloorPlan(FloorPlan.BARE.withMarkers(List.of(
                Marker.of("urn", new Point(0, 0)).inGroup("even"),
                Marker.of("urn", new Point(2, 0)).inGroup("even"))));
        Level level = level(even, asked.spawns().toArray(Spawn[]::new));
        return ((SpawnResult.Drawn) SpawnDrawing.draw(layout(even, seed), level)).layout();
    }

    private static Layout layout(long seed) {
        return layout(CELL, seed);
    }

    private static Layout layout(RoomTemplate template, long seed) {
        List<PlacedRoom> rooms = List.of(
                room(template, 0, "a", "entrance", List.of(0)),
                room(template, 1, "b", "", List.of(0, 1)),
                room(template, 2, "c", "", List.of(1)));
        List<Door> doors = List.of(door(0, 0, 1, 3), door(1, 1, 2, 6));
        return new Layout(
                "row",
                seed,
                rooms,
                doors,
                List.of(
                        new LayoutConnection(0, 1, LayoutConnection.NO_CORRIDOR, false, ""),
                        new LayoutConnection(1, 2, LayoutConnection.NO_CORRIDOR, false, "")));
    }

    private static PlacedRoom room(RoomTemplate template, int index, String id, String type, List<Integer> doors) {
        Point position = new Point(3 * index, 0);
        return new PlacedRoom(
                        index,
                        id,
                        type,
                        template.name(),
                        false,
                        position,
                        Transform.R0,
                        Polygon.rectangle(3 * index, 0, 3, 3),
                        doors,
                        List.of())
                .withFloorPlan(PlacedFloorPlan.of(template.floorPlan(), Transform.R0, position));
    }

    private static Door door(int index, int roomA, int roomB, int x) {
        Segment at = Segment.of(x, 1, x, 2);
        return new Door(index, roomA, roomB, at, Facing.ofEdge(at.step()), "", false, "");
    }

    /** What markers hold, by their cells. */
    private static Map<Point, PlacedMarker> held(Layout layout) {
        Map<Point, PlacedMarker> held = new TreeMap<>();
        layout.rooms().stream()
                .flatMap(room -> room.markers().stream())
                .filter(marker -> !marker.isFree())
                .forEach(marker -> held.put(marker.cell(), marker));
        return held;
    }

    private static Map<Integer, Integer> indexed(int[] counts) {
        Map<Integer, Integer> indexed = new TreeMap<>();
        for (int i = 0; i < counts.length; i++) {
            indexed.put(i, counts[i]);
        }
        return indexed;
    }

    private static <K> Map<K, Integer> evenly(Map<K, Integer> counts, int kinds) {
        assertThat(counts).hasSize(kinds);
        Map<K, Integer> expected = new LinkedHashMap<>();
        counts.keySet().forEach(kind -> expected.put(kind, SEEDS / kinds));
        return expected;
    }

    /** Pearson's chi-squared test. */
    private static <K> void checkDistribution(Map<K, Integer> counts, Map<K, Integer> expected) {
        assertThat(counts.keySet()).isEqualTo(expected.keySet());
        double sum = 0;
        for (Map.Entry<K, Integer> kind : expected.entrySet()) {
            double difference = counts.getOrDefault(kind.getKey(), 0) - kind.getValue();
            sum += difference * difference / kind.getValue();
        }
        Double critical = CRITICAL.get(expected.size() - 1);
        assertThat(critical)
                .as("the critical value for %d kinds", expected.size())
                .isNotNull();
        assertThat(sum).as("%s instead of %s", counts, expected).isLessThan(critical);
    }
}
