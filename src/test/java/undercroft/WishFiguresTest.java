package undercroft;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import undercroft.files.LevelLoader;
import undercroft.geometry.Box;
import undercroft.geometry.CardinalDirection;
import undercroft.geometry.Point;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.level.Frame;
import undercroft.level.Level;
import undercroft.level.Relation;
import undercroft.level.Wishes;
import undercroft.random.SeededRandom;
import undercroft.search.GenerationRequest;
import undercroft.search.Limits;
import undercroft.search.Outcome;

/**
 * Measures what wishes cost on the shipped graphs, and prints it. Wishes are taken from a layout of another seed, so that they can be
 * kept. {@code mvn test -Pslow -Dtest=WishFiguresTest}, with {@code -Dwishes.seeds=20} for fewer seeds.
 */
@Tag("slow")
class WishFiguresTest {

    private static final int SEEDS = Integer.getInteger("wishes.seeds", 100);

    private static final String ONLY = System.getProperty("wishes.graph", "");

    private static final Limits LIMITS = Limits.within(Duration.ofSeconds(10));

    /** Seeds of layouts from which wishes are taken; no layout that is measured has one of them. */
    private static final long FIRST_KNOWN = 1_000;

    /** Seeds that are laid out before any is measured. */
    private static final int WARM_UPS = 100;

    private static final long WARM_UP_SEEDS = 500;

    private record Result(int found, double medianMillis, double medianIterations) {

        @Override
        public String toString() {
            return "%d of %d, %.2f ms, %.0f iterations".formatted(found, SEEDS, medianMillis, medianIterations);
        }
    }

    @Test
    void threeWishes() throws Exception {
        int found = 0;
        int all = 0;
        for (Level level : shipped()) {
            Result free = measure(List.of(level));
            Level wishful = level.withWishes(Wishes.NONE.withRelations(threeWishes(level)));
            Result bound = measure(List.of(wishful));
            found += bound.found();
            all += SEEDS;
            System.out.printf(
                    "%-18s %s; with three wishes %s: %.1f times%n",
                    level.name(), free, bound, bound.medianMillis() / free.medianMillis());
        }
        System.out.printf("three wishes: %d of %d%n", found, all);
        assertThat(found).isGreaterThan(all * 9 / 10);
    }

    @Test
    void frames() throws Exception {
        for (double share : new double[] {1.25, 1.10}) {
            int found = 0;
            int all = 0;
            for (Level level : shipped()) {
                Result result = measure(boxed(level, share));
                found += result.found();
                all += SEEDS;
                System.out.printf("%-18s within %.0f %%: %s%n", level.name(), 100 * share, result);
            }
            System.out.printf("within %.0f %%: %d of %d%n", 100 * share, found, all);
            assertThat(found).isGreaterThan(all * 8 / 10);
        }
    }

    private static List<Level> shipped() throws Exception {
        List<Level> levels = new ArrayList<>();
        try (Stream<Path> files = Files.list(Path.of("graphs"))) {
            for (Path file : files.sorted().toList()) {
                Level level = LevelLoader.read(file).withoutPuzzles().withoutMission();
                if (file.toString().contains(ONLY)) {
                    levels.add(level.withWishes(Wishes.NONE));
                }
            }
        }
        return levels;
    }

    /** The level in frames of known layouts, one after the other. */
    private static List<Level> boxed(Level level, double share) {
        List<Level> boxed = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            Box box = bounds(known(level, FIRST_KNOWN + i));
            double side = Math.sqrt(share);
            boxed.add(level.withWishes(
                    Wishes.NONE.within(new Frame.Box((int) (side * box.width()), (int) (side * box.height())))));
        }
        return boxed;
    }

    /** A direction, a distance and a rim that hold in a known layout. */
    private static List<Relation> threeWishes(Level level) {
        Layout known = known(level, FIRST_KNOWN);
        SeededRandom random = SeededRandom.of(level.name().length());
        List<PlacedRoom> rooms = known.rooms().subList(0, level.rooms().size());
        List<Relation> relations = new ArrayList<>();
        if (rooms.size() < 3) {
            return relations;
        }
        while (relations.isEmpty()) {
            PlacedRoom a = random.oneOf(rooms);
            PlacedRoom b = random.oneOf(rooms);
            if (box(a).y() >= box(b).maxY()) {
                relations.add(new Relation.Beyond(List.of(a.index()), CardinalDirection.NORTH, List.of(b.index())));
            }
        }
        while (relations.size() < 2) {
            PlacedRoom a = random.oneOf(rooms);
            PlacedRoom b = random.oneOf(rooms);
            int gap = Math.max(
                    Math.max(box(a).x() - box(b).maxX(), box(b).x() - box(a).maxX()),
                    Math.max(box(a).y() - box(b).maxY(), box(b).y() - box(a).maxY()));
            if (gap > 4 && gap < Relation.MAX_DISTANCE) {
                relations.add(
                        random.below(2) == 0
                                ? new Relation.Apart(List.of(a.index(), b.index()), gap * 3 / 4)
                                : new Relation.Near(List.of(a.index(), b.index()), gap));
            }
        }
        PlacedRoom lowest = rooms.stream()
                .min((a, b) -> Integer.compare(box(a).y(), box(b).y()))
                .orElseThrow();
        relations.add(new Relation.Rim(List.of(lowest.index()), Optional.of(CardinalDirection.SOUTH)));
        return relations;
    }

    /** Lays out each of some levels in turn, with equally many of the seeds. */
    private static Result measure(List<Level> levels) {
        double[] millis = new double[SEEDS];
        double[] iterations = new double[SEEDS];
        int found = 0;
        int seed = 0;
        for (int i = 0; i < levels.size(); i++) {
            DungeonGenerator generator = DungeonGenerator.of(levels.get(i));
            for (int warmUp = 0; warmUp < WARM_UPS / levels.size(); warmUp++) {
                generator.generate(GenerationRequest.of(WARM_UP_SEEDS + warmUp).withLimits(LIMITS));
            }
            for (int end = (i + 1) * SEEDS / levels.size(); seed < end; seed++) {
                Outcome outcome = generator.generate(GenerationRequest.of(seed).withLimits(LIMITS));
                millis[seed] = outcome.statistics().wall().toNanos() / 1e6;
                iterations[seed] = outcome.statistics().iterations();
                if (outcome instanceof Outcome.Found its) {
                    found++;
                    assertThat(generator.verify(its.layout())).isEmpty();
                }
            }
        }
        return new Result(found, median(millis), median(iterations));
    }

    private static double median(double[] values) {
        return Arrays.stream(values).sorted().toArray()[values.length / 2];
    }

    private static Layout known(Level level, long seed) {
        return ((Outcome.Found) DungeonGenerator.of(level).generate(seed)).layout();
    }

    private static Box box(PlacedRoom room) {
        return room.outline().bounds();
    }

    private static Box bounds(Layout layout) {
        List<Point> corners = layout.rooms().stream()
                .flatMap(room -> room.outline().vertices().stream())
                .toList();
        return Box.around(corners);
    }
}
