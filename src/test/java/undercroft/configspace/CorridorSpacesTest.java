package undercroft.configspace;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.configspace.BruteForce.points;
import static undercroft.fixture.Seeds.forEachSeed;
import static undercroft.fixture.SmallTemplates.CELL;
import static undercroft.fixture.SmallTemplates.PASSAGE;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import undercroft.configspace.BruteForce.TransformedTemplate;
import undercroft.geometry.Point;
import undercroft.geometry.Transform;
import undercroft.template.RoomTemplate;

class CorridorSpacesTest {

    @Test
    void aStraightPassageKeepsTwoCellsApart() {
        // The passage is 3 long; both cells have a door only in the middle of each wall.
        assertThat(points(
                        spaces(CELL, CELL, List.of(PASSAGE), Passage.BOTH_WAYS).of(0, 0)))
                .containsExactlyInAnyOrder(new Point(7, 0), new Point(-7, 0), new Point(0, 7), new Point(0, -7));
    }

    @Test
    void holdsEverySumOverEveryCorridorWithoutOverlap() {
        forEachSeed(60, seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            RoomTemplate a = RandomTemplates.any("a", random).withTransforms(List.of(Transform.R0));
            RoomTemplate b = RandomTemplates.neighbour("b", a, random).withTransforms(List.of(Transform.R0));
            List<Transform> turns = List.of(Transform.R0, RandomTemplates.transform(random)).stream()
                    .distinct()
                    .toList();
            List<RoomTemplate> corridors = new ArrayList<>();
            for (int i = random.nextInt(1, 3); i > 0; i--) {
                corridors.add(
                        RandomTemplates.neighbour("corridor " + i, a, random).withTransforms(turns));
            }
            Passage passage = RandomTemplates.passage(random);

            // Shapes are numbered in the order of the templates. B has the shape of A only if they are the same room.
            int shapeOfB =
                    Variants.of(List.of(a, b)).ofTemplate(1).get(0).shape().index();
            assertThat(points(spaces(a, b, corridors, passage).of(0, shapeOfB)))
                    .as("%s and %s through %s, %s", a, b, corridors, passage)
                    .isEqualTo(throughEvery(a, b, corridors, passage));
        });
    }

    @Test
    void theSpaceThroughOneOfSeveralTemplatesIsThatOfTheTemplateAlone() {
        forEachSeed(30, seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            RoomTemplate a = RandomTemplates.any("a", random).withTransforms(List.of(Transform.R0));
            RoomTemplate one = RandomTemplates.neighbour("one", a, random).withTransforms(List.of(Transform.R0));
            RoomTemplate other = RandomTemplates.neighbour("other", a, random).withTransforms(List.of(Transform.R0));

            CorridorSpaces both = spaces(a, a, List.of(one, other), Passage.BOTH_WAYS);

            // Template a has index 0, the corridors have 1 and 2.
            assertThat(points(both.through(1).of(0, 0))).isEqualTo(throughEvery(a, a, List.of(one), Passage.BOTH_WAYS));
            assertThat(points(both.through(2).of(0, 0)))
                    .isEqualTo(throughEvery(a, a, List.of(other), Passage.BOTH_WAYS));
            assertThat(points(both.through(0).of(0, 0))).isEmpty();
        });
    }

    private static Set<Point> throughEvery(
            RoomTemplate a, RoomTemplate b, List<RoomTemplate> corridors, Passage passage) {
        TransformedTemplate first = TransformedTemplate.of(a, Transform.R0);
        TransformedTemplate last = TransformedTemplate.of(b, Transform.R0);
        Set<Point> offsets = new HashSet<>();
        for (RoomTemplate corridor : corridors) {
            for (Transform turn : corridor.transforms()) {
                TransformedTemplate between = TransformedTemplate.of(corridor, turn);
                for (Point ofCorridor : BruteForce.offsets(first, between, passage)) {
                    for (Point fromCorridor : BruteForce.offsets(between, last, passage)) {
                        offsets.add(ofCorridor.plus(fromCorridor));
                    }
                }
            }
        }
        offsets.removeIf(offset -> first.overlaps(last, offset));
        return offsets;
    }

    private static CorridorSpaces spaces(
            RoomTemplate a, RoomTemplate b, List<RoomTemplate> corridors, Passage passage) {
        List<RoomTemplate> templates = new ArrayList<>(List.of(a, b));
        templates.addAll(corridors);
        Variants variants = Variants.of(templates.stream().distinct().toList());
        List<Variant> variantsOfCorridors = variants.all().stream()
                .filter(variant -> corridors.contains(variant.template()))
                .toList();
        Clearances clearances = new Clearances(variants.shapes(), 0);
        DoorSpaces doors = new DoorSpaces(variants.shapes(), passage, clearances);
        return new CorridorSpaces(variants.shapes(), variantsOfCorridors, doors, clearances);
    }
}
