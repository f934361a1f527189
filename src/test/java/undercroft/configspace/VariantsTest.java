package undercroft.configspace;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;
import static undercroft.fixture.SmallTemplates.CELL;
import static undercroft.fixture.SmallTemplates.HALL;
import static undercroft.fixture.SmallTemplates.PASSAGE;
import static undercroft.fixture.SmallTemplates.SHRINE;

import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.template.DoorRun;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

class VariantsTest {

    @Test
    void equalRoomsWithEqualDoorsAreOneShape() {
        RoomTemplate vault = RoomTemplate.of("vault", Polygon.rectangle(10, -3, 4, 4), DoorSpec.OnEveryEdge.of(2, 1));
        RoomTemplate otherDoors = RoomTemplate.of("den", Polygon.rectangle(0, 0, 4, 4), DoorSpec.OnEveryEdge.of(1, 1));

        Variants variants = Variants.of(List.of(CELL, HALL, vault, otherDoors));

        assertThat(variants.all())
                .extracting(variant -> variant.shape().index())
                .containsExactly(0, 1, 0, 2);
        assertThat(variants.shapes()).extracting(Shape::index).containsExactly(0, 1, 2);
        assertThat(variants.all()).extracting(Variant::index).containsExactly(0, 1, 2, 3);
        assertThat(variants.all()).extracting(Variant::templateIndex).containsExactly(0, 1, 2, 3);
    }

    @Test
    void transformsThatGiveTheSameShapeShareAVariant() {
        // The passage is the same upside down; the shrine has its door on one of four sides, mirrored or not.
        Variants passages = Variants.of(List.of(PASSAGE));
        Variants shrines = Variants.of(List.of(SHRINE));

        assertThat(passages.all())
                .extracting(VariantsTest::transforms)
                .containsExactly(List.of(Transform.R0, Transform.R180), List.of(Transform.R90, Transform.R270));
        assertThat(shrines.all())
                .extracting(VariantsTest::transforms)
                .containsExactly(
                        List.of(Transform.R0, Transform.M0),
                        List.of(Transform.R90, Transform.M90),
                        List.of(Transform.R180, Transform.M180),
                        List.of(Transform.R270, Transform.M270));
    }

    @Test
    void aWeightIsSplitEvenlyAmongTransforms() {
        RoomTemplate hall = HALL.withTransforms(Transform.ROTATIONS).withWeight(3);
        RoomTemplate passage = PASSAGE.withTransforms(List.of(Transform.R0, Transform.R90, Transform.R180));

        Variants variants = Variants.of(List.of(hall, passage, CELL));

        // All of the hall's weight of 3 goes to its only shape; the passage is upright in two of three transforms.
        assertThat(variants.all()).extracting(Variant::weight).containsExactly(3 * 840L, 560L, 280L, 840L);
    }

    @Test
    void aSingleOrientationIsAVariantWithItsShareOfTheWeight() {
        Variants variants = Variants.of(List.of(PASSAGE));
        Variant upright = variants.all().get(0);

        Variant turned = variants.restrictedTo(upright, upright.orientations().get(1));

        assertThat(turned.index()).isEqualTo(2);
        assertThat(turned.weight()).isEqualTo(210);
        assertThat(transforms(turned)).containsExactly(Transform.R180);
        assertThat(turned.shape()).isSameAs(upright.shape());
        assertThat(variants.all()).hasSize(3);
    }

    @Test
    void everyOrientationMapsTheTemplateOntoTheShape() {
        forEachSeed(200, seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            RoomTemplate template = RandomTemplates.any("some", random);

            List<Variant> variants = Variants.of(List.of(template)).all();

            assertThat(variants.stream().flatMap(variant -> transforms(variant).stream()))
                    .containsExactlyInAnyOrderElementsOf(Transform.ALL);
            assertThat(variants.stream().mapToLong(Variant::weight).sum()).isEqualTo(840);
            for (Variant variant : variants) {
                for (Variant.Orientation orientation : variant.orientations()) {
                    Polygon transformed = template.outline()
                            .transformed(orientation.transform())
                            .translated(Point.ORIGIN.minus(orientation.corner()));
                    assertThat(transformed).isEqualTo(variant.shape().outline());
                }
            }
        });
    }

    @Test
    void aShapeOffersTheDoorsOfItsTemplates() {
        forEachSeed(200, seed -> {
            RoomTemplate template = RandomTemplates.any("some", new SplittableRandom(seed));
            Variants variants = Variants.of(List.of(template));

            for (Transform transform : Transform.ALL) {
                Shape shape = Orientations.variant(variants, 0, transform).shape();
                HashSet<OfferedDoor> offered = new HashSet<>();
                for (OfferedDoor door : OfferedDoor.of(template, transform)) {
                    offered.add(alongOutline(shape.outline(), door));
                }
                HashSet<OfferedDoor> found = new HashSet<>();
                for (DoorRun run : shape.doors()) {
                    for (int k = 0; k < run.count(); k++) {
                        Point from = run.first().plus(run.step().times(k));
                        found.add(new OfferedDoor(
                                new Segment(from, from.plus(run.step().times(run.length()))),
                                run.socket(),
                                run.direction()));
                    }
                }
                assertThat(found).as("%s %s", template, transform).isEqualTo(offered);
            }
        });
    }

    /** The door, directed so that the interior is on its left. */
    private static OfferedDoor alongOutline(Polygon outline, OfferedDoor door) {
        boolean along = outline.edges().stream()
                .anyMatch(edge ->
                        edge.contains(door.at()) && edge.step().equals(door.at().step()));
        return along ? door : new OfferedDoor(door.at().reversed(), door.socket(), door.direction());
    }

    private static List<Transform> transforms(Variant variant) {
        return variant.orientations().stream()
                .map(Variant.Orientation::transform)
                .toList();
    }
}
