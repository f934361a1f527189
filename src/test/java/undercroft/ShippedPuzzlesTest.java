package undercroft;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import undercroft.export.LayoutJson;
import undercroft.files.LevelLoader;
import undercroft.fixture.ShippedLayouts;
import undercroft.geometry.Segment;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.layout.RoomPuzzle;
import undercroft.level.DifficultyCurve;
import undercroft.level.Level;
import undercroft.puzzle.PuzzleKind;
import undercroft.puzzle.kinds.PuzzleKinds;
import undercroft.verify.LayoutVerifier;

/** The shipped graphs with puzzle rooms, laid out and filled under several seeds. A long test: it begins first, so as not to end last. */
@Order(1)
class ShippedPuzzlesTest {

    /** As few as show every kind on every shape of floor: puzzles of a layout take seconds. */
    private static final int SEEDS = 4;

    private static final int MANY_SEEDS = 100;

    /** Shapes of floors, by the templates of riddle-rooms.yaml. */
    private enum Shape {
        RECTANGLE,
        CORNER,
        SLANTED,
        CAVE;

        static Shape of(PlacedRoom room) {
            if (!room.outline().isAxisParallel()) {
                return SLANTED;
            }
            List<Segment> edges = room.outline().edges();
            return edges.size() == 4 ? RECTANGLE : edges.size() == 6 ? CORNER : CAVE;
        }
    }

    /** The names of all shipped graphs with puzzles. */
    static List<String> graphsWithPuzzles() throws Exception {
        return LevelLoader.readAll(ShippedContentTest.graphs()).stream()
                .filter(level -> !wanted(level).isEmpty())
                .map(Level::name)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("graphsWithPuzzles")
    void isFilledAndVerified(String name) throws Exception {
        checkLayouts(name, SEEDS);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("graphsWithPuzzles")
    void isFilledAndVerifiedUnderManySeeds(String name) throws Exception {
        checkLayouts(name, MANY_SEEDS);
    }

    private static void checkLayouts(String name, int seeds) throws Exception {
        Level level = read(name);
        for (Layout layout : layouts(name, seeds)) {
            assertThat(layout.puzzles()).hasSameSizeAs(wanted(level));
            assertThat(LayoutVerifier.verify(layout, level))
                    .as("seed %d of %s", layout.seed(), name)
                    .isEmpty();
            ByteArrayOutputStream file = new ByteArrayOutputStream();
            new LayoutJson("9.9.9").write(layout, file);
            assertThat(LayoutJson.read(new ByteArrayInputStream(file.toByteArray()), name))
                    .isEqualTo(layout);
        }
    }

    @Test
    void everyKindIsUsedOnEveryShapeOfFloor() throws Exception {
        Set<String> seen = new HashSet<>();
        for (String name : graphsWithPuzzles()) {
            for (Layout layout : layouts(name, SEEDS)) {
                for (RoomPuzzle puzzle : layout.puzzles()) {
                    seen.add(puzzle.kind() + " on " + Shape.of(layout.rooms().get(puzzle.room())));
                }
            }
        }

        Set<String> all = new HashSet<>();
        for (PuzzleKind<?> kind : PuzzleKinds.all()) {
            for (Shape shape : Shape.values()) {
                all.add(kind.name() + " on " + shape);
            }
        }
        assertThat(seen).containsExactlyInAnyOrderElementsOf(all);
    }

    /** Along the way, each puzzle of the curve is more difficult than the one before. */
    @Test
    void theCurveRisesAlongTheWay() throws Exception {
        Level level = read("riddle-crypt");
        DifficultyCurve curve = DifficultyCurve.of(level).orElseThrow();
        Layout layout = ShippedLayouts.of(level.name(), 0);

        List<RoomPuzzle> onTheWay = layout.puzzles().stream()
                .filter(puzzle -> curve.isOnShortestPath(puzzle.room()))
                .sorted((one, other) -> Double.compare(curve.at(one.room()), curve.at(other.room())))
                .toList();

        assertThat(onTheWay).hasSize(4);
        for (int i = 1; i < onTheWay.size(); i++) {
            assertThat(onTheWay.get(i).difficulty())
                    .isGreaterThan(onTheWay.get(i - 1).difficulty());
        }
    }

    private static List<Layout> layouts(String name, int seeds) {
        return LongStream.range(0, seeds)
                .mapToObj(seed -> ShippedLayouts.of(name, seed))
                .toList();
    }

    private static Set<String> wanted(Level level) {
        return level.rooms().stream()
                .filter(room -> room.puzzle().isPresent())
                .map(room -> room.id())
                .collect(Collectors.toSet());
    }

    private static Level read(String name) throws Exception {
        return LevelLoader.read(Path.of("graphs", name + ".yaml"));
    }
}
