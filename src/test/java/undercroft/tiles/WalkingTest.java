package undercroft.tiles;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.awt.geom.Line2D;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import undercroft.DungeonGenerator;
import undercroft.files.LevelLoader;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.grow.DoorStyle;
import undercroft.grow.GrownLevel;
import undercroft.grow.GrowthOptions;
import undercroft.layout.Door;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.layout.PlacedRoom;
import undercroft.search.Outcome;
import undercroft.tiles.Walk.Passage;

/**
 * Flood fill over the tiles of many layouts, with every rule for walls: each room can be left only through its doors, so exactly its
 * neighbours are reached.
 */
class WalkingTest {

    private static final int SEEDS = 50;

    private static final int MANY_SEEDS = 1000;

    /** The greatest distance from a slanted door to the middle of a side that it opens, in cells. */
    private static final double FURTHEST = 1.0;

    private static final List<GrowthOptions> GROWTH = List.of(
            new GrowthOptions(30, 20, DoorStyle.LOOSE, false, false),
            new GrowthOptions(30, 20, DoorStyle.TIGHT, false, true),
            new GrowthOptions(20, 10, DoorStyle.LOOSE, true, false),
            new GrowthOptions(20, 10, DoorStyle.LOOSE, true, true));

    static List<Path> graphs() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("graphs"))) {
            return files.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("graphs")
    void roomsOfShippedGraphsCanOnlyBeLeftThroughDoors(Path graph) throws Exception {
        checkLayouts(graph, SEEDS);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("graphs")
    void roomsOfShippedGraphsCanOnlyBeLeftThroughDoorsUnderManySeeds(Path graph) throws Exception {
        checkLayouts(graph, MANY_SEEDS);
    }

    @Test
    void roomsOfGrownLevelsCanOnlyBeLeftThroughDoors() {
        forEachSeed(25, seed -> {
            for (GrowthOptions options : GROWTH) {
                checkAllRules(GrownLevel.grow(options, seed).witness());
            }
        });
    }

    private static void checkLayouts(Path graph, int seeds) throws Exception {
        DungeonGenerator generator = DungeonGenerator.of(LevelLoader.read(graph).withoutPuzzles());
        for (int seed = 0; seed < seeds; seed++) {
            Layout layout = ((Outcome.Found) generator.generate(seed)).layout();
            checkAllRules(layout);
        }
    }

    private static void checkAllRules(Layout layout) {
        check(TileMap.of(layout, WallRule.EDGES));
        TileMap inside = TileMap.of(layout, WallRule.INSIDE);
        check(inside);
        checkThatWallsBetweenTilesAreOnlyBesideCorridors(inside);
        // Every other layout at another scale: each takes as long as four at scale 1 or more.
        if (layout.seed() % 2 == 0) {
            checkSolid(TileMap.of(layout, WallRule.SOLID, 2 + (int) (layout.seed() / 2 % 3)));
        }
        checkSolid(TileMap.of(layout, WallRule.SOLID));
    }

    /** What the rule {@code solid} promises beyond the others. */
    private static void checkSolid(TileMap map) {
        check(map);
        String name = nameOf(map);
        SolidWalls walls = new SolidWalls(map);
        assertThat(walls.floorsThatTouchVoid()).as(name).isEmpty();
        assertThat(walls.lostTilesThatTouchNoOtherRoom()).as(name).isEmpty();
        if (map.scale() >= SolidWalls.AMPLE_SCALE) {
            assertThat(walls.cellsWithoutAFloorInTheMiddle()).as(name).isEmpty();
        }
    }

    private static String nameOf(TileMap map) {
        return "%s seed %d, walls %s, scale %d"
                .formatted(map.layout().level(), map.layout().seed(), map.rule().text(), map.scale());
    }

    private static void check(TileMap map) {
        String name = nameOf(map);
        Layout layout = map.layout();
        Walk walk = new Walk(map);
        List<Passage> passages = walk.passages();
        assertThat(passages)
                .as(name)
                .allSatisfy(passage ->
                        assertThat(layout.doors()).anyMatch(door -> leadsThrough(door, passage, map.scale())));
        assertThat(layout.doors())
                .as(name)
                .allSatisfy(door -> assertThat(passages.stream()
                                .filter(passage -> leadsThrough(door, passage, map.scale()))
                                .count())
                        .isGreaterThanOrEqualTo((long) door.length() * map.scale()));
        assertThat(passages.stream()
                        .map(passage -> Set.of(passage.from(), passage.to()))
                        .collect(toSet()))
                .as(name)
                .isEqualTo(neighbours(layout));
        assertThat(walk.floors())
                .as("%s: rooms whose floor is connected", name)
                .containsExactlyInAnyOrderElementsOf(
                        layout.rooms().stream().map(PlacedRoom::index).toList());
        assertThat(walk.roomsOfAreasBetweenDoors())
                .as("%s, all doors shut", name)
                .allSatisfy(rooms -> assertThat(rooms).hasSize(1));
        assertThat(walk.roomsOfAreas()).as(name).hasSize(1);
    }

    /** A straight door opens exactly its own sides, a slanted one opens sides close to it. */
    private static boolean leadsThrough(Door door, Passage passage, int scale) {
        if (!Set.of(door.roomA(), door.roomB()).equals(Set.of(passage.from(), passage.to()))) {
            return false;
        }
        Segment side = passage.side();
        Point from = door.at().from().times(scale);
        Point to = door.at().to().times(scale);
        if (door.at().isAxisParallel()) {
            return new Segment(from, to).contains(side);
        }
        Point ends = side.from().plus(side.to());
        return Line2D.ptSegDist(from.x(), from.y(), to.x(), to.y(), ends.x() / 2.0, ends.y() / 2.0) <= FURTHEST * scale;
    }

    private static Set<Set<Integer>> neighbours(Layout layout) {
        Set<Set<Integer>> pairs = new HashSet<>();
        for (LayoutConnection connection : layout.connections()) {
            if (connection.hasCorridor()) {
                pairs.add(Set.of(connection.from(), connection.corridor()));
                pairs.add(Set.of(connection.corridor(), connection.to()));
            } else {
                pairs.add(Set.of(connection.from(), connection.to()));
            }
        }
        return pairs;
    }

    /** With walls inside, tiles alone are enough to walk correctly except between a corridor and what is next to it. */
    private static void checkThatWallsBetweenTilesAreOnlyBesideCorridors(TileMap map) {
        Layout layout = map.layout();
        for (Segment wall : map.walls()) {
            Point beyond = wall.from().y() == wall.to().y() ? new Point(0, -1) : new Point(-1, 0);
            assertThat(List.of(wall.from(), wall.from().plus(beyond)))
                    .as("%s seed %d: wall at %s", layout.level(), layout.seed(), wall)
                    .extracting(cell -> layout.rooms().get(map.roomAt(cell.x(), cell.y())))
                    .anyMatch(PlacedRoom::isCorridor);
        }
    }
}
