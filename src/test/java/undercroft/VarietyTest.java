package undercroft;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.SmallTemplates.outline;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import undercroft.geometry.Polygon;
import undercroft.geometry.Transform;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.level.Level;
import undercroft.search.Outcome;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

/**
 * How evenly the generator draws templates and transforms, on trees of ten rooms with many doors, where the search seldom has a
 * reason to prefer one room to another. The seeds are fixed, so the result is always the same. χ² is refused only beyond the
 * critical value of p = 0.001 (NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4).
 */
class VarietyTest {

    private static final double CRITICAL_TWO_DEGREES = 13.816;
    private static final double CRITICAL_SEVEN_DEGREES = 24.322;

    private static final int SEEDS = 200;

    /** Enough for the mean of the sides to be known to about 1%. */
    private static final int SEEDS_FOR_MEANS = 1000;

    private static final RoomTemplate WEIGHT_ONE = room("one", 6, 6).withWeight(1);
    private static final RoomTemplate WEIGHT_TWO = room("two", 6, 7).withWeight(2);
    private static final RoomTemplate WEIGHT_THREE = room("three", 7, 6).withWeight(3);
    private static final RoomTemplate CORNER = RoomTemplate.of(
                    "corner", outline(0, 0, 7, 0, 7, 3, 4, 3, 4, 7, 0, 7), DoorSpec.OnEveryEdge.of(1, 1))
            .withTransforms(Transform.ALL);

    @Test
    void templatesAreDrawnByTheirWeights() {
        Map<String, Integer> drawn = new TreeMap<>(Map.of("one", 0, "two", 0, "three", 0));
        for (Layout layout : layouts(tree(WEIGHT_ONE, WEIGHT_TWO, WEIGHT_THREE), SEEDS)) {
            layout.rooms().forEach(room -> drawn.merge(room.template(), 1, Integer::sum));
        }

        double sixth = SEEDS * 10 / 6.0;
        double chiSquared = square(drawn.getOrDefault("one", 0) - sixth) / sixth
                + square(drawn.getOrDefault("two", 0) - 2 * sixth) / (2 * sixth)
                + square(drawn.getOrDefault("three", 0) - 3 * sixth) / (3 * sixth);
        assertThat(chiSquared).as("χ² of %s", drawn).isLessThan(CRITICAL_TWO_DEGREES);
    }

    @Test
    void transformsAreDrawnEvenly() {
        Map<Transform, Integer> drawn = new EnumMap<>(Transform.class);
        for (Layout layout : layouts(tree(CORNER), SEEDS)) {
            layout.rooms().forEach(room -> drawn.merge(room.transform(), 1, Integer::sum));
        }

        double expected = SEEDS * 10 / 8.0;
        double chiSquared = Transform.ALL.stream()
                .mapToDouble(transform -> square(drawn.getOrDefault(transform, 0) - expected) / expected)
                .sum();
        assertThat(chiSquared).as("χ² of %s", drawn).isLessThan(CRITICAL_SEVEN_DEGREES);
    }

    @Test
    void noTwoSeedsGiveTheSameLayout() {
        Set<List<PlacedRoom>> different = new HashSet<>();
        layouts(tree(WEIGHT_ONE, WEIGHT_TWO, WEIGHT_THREE), SEEDS).forEach(layout -> different.add(layout.rooms()));

        assertThat(different).hasSize(SEEDS);
    }

    @Test
    void layoutsAreAsWideAsHigh() {
        List<Layout> layouts = layouts(tree(WEIGHT_ONE, CORNER), SEEDS_FOR_MEANS);

        double width = layouts.stream()
                .mapToInt(layout -> layout.bounds().width())
                .average()
                .orElseThrow();
        double height = layouts.stream()
                .mapToInt(layout -> layout.bounds().height())
                .average()
                .orElseThrow();

        assertThat(width / height).as("%s wide, %s high", width, height).isBetween(0.95, 1.05);
    }

    private static List<Layout> layouts(Level level, int count) {
        DungeonGenerator generator = DungeonGenerator.of(level);
        List<Layout> layouts = new ArrayList<>();
        for (int seed = 0; seed < count; seed++) {
            Outcome outcome = generator.generate(seed);
            assertThat(outcome).as("seed %d", seed).isInstanceOf(Outcome.Found.class);
            layouts.add(((Outcome.Found) outcome).layout());
        }
        return layouts;
    }

    /** Ten rooms: three beside the first, two beside each of these. */
    private static Level tree(RoomTemplate... templates) {
        Level.Builder level = Level.named("tree");
        for (int i = 0; i < 10; i++) {
            level.room("room " + i, templates);
        }
        for (int i = 1; i < 10; i++) {
            level.door("room " + (i <= 3 ? 0 : (i - 2) / 2), "room " + i);
        }
        return level.build();
    }

    private static RoomTemplate room(String name, int width, int height) {
        return RoomTemplate.of(name, Polygon.rectangle(0, 0, width, height), DoorSpec.OnEveryEdge.of(1, 1));
    }

    private static double square(double number) {
        return number * number;
    }
}
