package undercroft;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import undercroft.fixture.Seeds;
import undercroft.fixture.SmallTemplates;
import undercroft.fixture.VariedLevels;
import undercroft.geometry.Box;
import undercroft.geometry.CardinalDirection;
import undercroft.geometry.CoveredCells;
import undercroft.geometry.Point;
import undercroft.layout.Layout;
import undercroft.level.AspectRange;
import undercroft.level.Axis;
import undercroft.level.Frame;
import undercroft.level.Level;
import undercroft.level.Mirror;
import undercroft.level.Relation;
import undercroft.level.Wishes;
import undercroft.search.GenerationRequest;
import undercroft.search.Limits;
import undercroft.search.Outcome;
import undercroft.search.Strategies;
import undercroft.search.Strategy;

/** Every layout that is found keeps the wishes of its level, as a count of cells shows. */
class WishesTest {

    private static final Limits LIMITS = new Limits(Duration.ofSeconds(20), Long.MAX_VALUE);

    /** Slanted rooms of 7 cells and less, two loops, and some others at their sides. */
    private static final Level LEVEL = VariedLevels.slantedTwelve();

    static Stream<Strategy> strategies() {
        return Strategies.standard().all().stream();
    }

    @ParameterizedTest
    @MethodSource("strategies")
    void directionsDistancesAndRims(Strategy strategy) {
        Level level = LEVEL.withWishes(Wishes.NONE.withRelations(List.of(
                new Relation.Beyond(List.of(8), CardinalDirection.NORTH, List.of(2, 6)),
                new Relation.Apart(List.of(9, 11), 12),
                new Relation.Near(List.of(9, 10), 3),
                new Relation.Rim(List.of(11), Optional.of(CardinalDirection.WEST)),
                new Relation.Level(List.of(0, 2), Axis.VERTICAL))));
        DungeonGenerator generator = DungeonGenerator.of(level);

        Seeds.forEachSeed(6, seed -> {
            Layout layout = found(generator, strategy, seed);
            assertThat(box(layout, 8).y())
                    .isGreaterThanOrEqualTo(box(layout, 2).maxY())
                    .isGreaterThanOrEqualTo(box(layout, 6).maxY());
            assertThat(gap(layout, 9, 11)).isGreaterThanOrEqualTo(12);
            assertThat(gap(layout, 9, 10)).isLessThanOrEqualTo(3);
            assertNothingIsWestOf(layout, 11);
            assertThat(centre(box(layout, 0)) - centre(box(layout, 2))).isBetween(-1, 1);
            assertThat(generator.verify(layout)).isEmpty();
        });
    }

    @ParameterizedTest
    @MethodSource("strategies")
    void framesAndAspects(Strategy strategy) {
        DungeonGenerator inBox = DungeonGenerator.of(LEVEL.withWishes(Wishes.NONE.within(new Frame.Box(40, 26))));
        DungeonGenerator ofForm =
                DungeonGenerator.of(LEVEL.withWishes(Wishes.NONE.withAspect(new AspectRange(0.9, 1.1))));

        Seeds.forEachSeed(6, seed -> {
            Box box = bounds(found(inBox, strategy, seed));
            assertThat(box.width()).isLessThanOrEqualTo(40);
            assertThat(box.height()).isLessThanOrEqualTo(26);
            Box form = bounds(found(ofForm, strategy, seed));
            assertThat((double) form.width() / form.height()).isBetween(0.9, 1.1);
        });
    }

    @Test
    void allLieOnTheGroundOfADrawing() {
        Frame.Ground diamond = diamond(32);
        DungeonGenerator generator = DungeonGenerator.of(LEVEL.withWishes(Wishes.NONE.within(diamond)));

        Seeds.forEachSeed(10, seed -> {
            Layout layout = found(generator, Strategies.PORTFOLIO, seed);
            layout.rooms()
                    .forEach(room -> assertThat(CoveredCells.inside(room.outline()))
                            .allMatch(cell -> diamond.isGround(cell.x(), cell.y())));
            assertThat(generator.verify(layout)).isEmpty();
        });
    }

    @ParameterizedTest
    @MethodSource("strategies")
    void openRoomsKeepALane(Strategy strategy) {
        DungeonGenerator generator = DungeonGenerator.of(
                LEVEL.withWishes(Wishes.NONE.withRelations(List.of(new Relation.Open(List.of(0, 4, 8))))));

        Seeds.forEachSeed(
                6,
                seed -> assertThat(generator.verify(found(generator, strategy, seed)))
                        .isEmpty());
    }

    @ParameterizedTest
    @MethodSource("strategies")
    void mirroredRoomsAreImages(Strategy strategy) {
        // A gate below a hall with two wings of a chamber and a cell each, and a vault at one of the cells.
        Level.Builder rooms = Level.named("wings");
        List.of("gate", "hall", "west", "east", "west-cell", "east-cell", "vault")
                .forEach(id -> rooms.room(id, SmallTemplates.withMiddleDoors(id, 6, 4, 2)));
        Level level = rooms.door("gate", "hall")
                .door("hall", "west")
                .door("hall", "east")
                .door("west", "west-cell")
                .door("east", "east-cell")
                .door("east-cell", "vault")
                .build();
        List<Mirror.Pair> pairs =
                List.of(new Mirror.Pair(0, 0), new Mirror.Pair(1, 1), new Mirror.Pair(2, 3), new Mirror.Pair(4, 5));
        DungeonGenerator generator =
                DungeonGenerator.of(level.withWishes(Wishes.NONE.mirrored(new Mirror(Axis.VERTICAL, pairs))));

        Seeds.forEachSeed(6, seed -> {
            Layout layout = found(generator, strategy, seed);
            int line = centre(box(layout, 1));
            for (Mirror.Pair pair : pairs) {
                assertThat(centre(box(layout, pair.room())) + centre(box(layout, pair.partner())))
                        .isEqualTo(2 * line);
                assertThat(box(layout, pair.room()).y())
                        .isEqualTo(box(layout, pair.partner()).y());
            }
            assertThat(generator.verify(layout)).isEmpty();
        });
    }

    @Test
    void walksAreLongEnough() {
        DungeonGenerator generator =
                DungeonGenerator.of(LEVEL.withWishes(Wishes.NONE.withRelations(List.of(new Relation.Walk(9, 11, 30)))));

        Seeds.forEachSeed(10, seed -> {
            Layout layout = found(generator, Strategies.PORTFOLIO, seed);
            assertThat(generator.verify(layout)).isEmpty();
        });
    }

    /** A square of ground on its tip. */
    private static Frame.Ground diamond(int radius) {
        return new Frame.Ground(Stream.iterate(0, row -> row + 1)
                .limit(2L * radius)
                .map(row -> Math.min(row, 2 * radius - 1 - row))
                .map(half -> ".".repeat(radius - 1 - half) + "#".repeat(2 * half + 2) + ".".repeat(radius - 1 - half))
                .toList());
    }

    private static Layout found(DungeonGenerator generator, Strategy strategy, long seed) {
        Outcome outcome = generator.generate(
                GenerationRequest.of(seed).withStrategy(strategy).withLimits(LIMITS));
        assertThat(outcome).isInstanceOf(Outcome.Found.class);
        return ((Outcome.Found) outcome).layout();
    }

    private static Box box(Layout layout, int room) {
        return layout.rooms().get(room).outline().bounds();
    }

    private static Box bounds(Layout layout) {
        List<Point> corners = layout.rooms().stream()
                .flatMap(room -> room.outline().vertices().stream())
                .toList();
        return Box.around(corners);
    }

    /** Twice the centre, which is a whole number. */
    private static int centre(Box box) {
        return box.x() + box.maxX();
    }

    /** The least number of cells between those of two rooms, which are cut where walls are slanted. */
    private static int gap(Layout layout, int one, int other) {
        int least = Integer.MAX_VALUE;
        for (Point a : CoveredCells.insideOrOn(layout.rooms().get(one).outline())) {
            for (Point b : CoveredCells.insideOrOn(layout.rooms().get(other).outline())) {
                least = Math.min(least, Math.max(Math.abs(a.x() - b.x()), Math.abs(a.y() - b.y())) - 1);
            }
        }
        return least;
    }

    private static void assertNothingIsWestOf(Layout layout, int room) {
        for (Point cell : CoveredCells.inside(layout.rooms().get(room).outline())) {
            layout.rooms().stream()
                    .filter(other -> other.index() != room)
                    .flatMap(other -> CoveredCells.inside(other.outline()).stream())
                    .filter(other -> other.y() == cell.y())
                    .forEach(other -> assertThat(other.x()).isGreaterThan(cell.x()));
        }
    }
}
