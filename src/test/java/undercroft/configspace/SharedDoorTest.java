package undercroft.configspace;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;
import static undercroft.fixture.SmallTemplates.HALL;
import static undercroft.fixture.SmallTemplates.LEDGE;
import static undercroft.fixture.SmallTemplates.PIT;

import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import undercroft.configspace.BruteForce.TransformedTemplate;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.template.RoomTemplate;

class SharedDoorTest {

    @Test
    void shiftedHallsShareTheDoorsBetweenTheirCorners() {
        // Their common wall runs from 4 to 8; doors of length 2 stay 1 away from its ends.
        List<SharedDoor> doors = between(HALL, new Point(10, 0), HALL, new Point(18, 4), Passage.BOTH_WAYS);

        assertThat(doors).containsExactly(new SharedDoor(Segment.of(18, 5, 18, 7), ""));
    }

    @Test
    void followsTheFirstRoomsOutlineAndHasTheSocket() {
        assertThat(between(PIT, new Point(0, 8), LEDGE, new Point(0, 0), Passage.BACKWARD))
                .containsExactly(new SharedDoor(Segment.of(2, 8, 4, 8), "drop"));
        assertThat(between(LEDGE, new Point(0, 0), PIT, new Point(0, 8), Passage.FORWARD))
                .containsExactly(new SharedDoor(Segment.of(4, 8, 2, 8), "drop"));
        assertThat(between(LEDGE, new Point(0, 0), PIT, new Point(0, 8), Passage.BACKWARD))
                .isEmpty();
    }

    @Test
    void areAllDoorsThatBothRoomsOfferOnTheirCommonWall() {
        forEachSeed(150, seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            RoomTemplate a = RandomTemplates.any("a", random);
            RoomTemplate b = RandomTemplates.neighbour("b", a, random);
            Passage passage = RandomTemplates.passage(random);
            Point placeOfA = new Point(random.nextInt(-9, 10), random.nextInt(-9, 10));
            TransformedTemplate transformedA = TransformedTemplate.of(a, Transform.R0);
            TransformedTemplate transformedB = TransformedTemplate.of(b, Transform.R0);

            for (Point offset : BruteForce.offsets(transformedA, transformedB, passage)) {
                Set<Segment> expected = transformedA.doors().stream()
                        .filter(ofA ->
                                transformedB.doors().stream().anyMatch(ofB -> ofA.isOneWith(ofB, offset, passage)))
                        .map(ofA -> ofA.at().translated(placeOfA))
                        .collect(Collectors.toSet());

                List<SharedDoor> doors = between(a, placeOfA, b, placeOfA.plus(offset), passage);

                assertThat(doors).doesNotHaveDuplicates();
                assertThat(doors)
                        .extracting(SharedDoor::at)
                        .allMatch(at -> expected.contains(at) || expected.contains(at.reversed()));
                assertThat(expected)
                        .allMatch(
                                at -> doors.stream().anyMatch(door -> door.at().coincidesWith(at)));
            }
        });
    }

    private static List<SharedDoor> between(
            RoomTemplate a, Point placeOfA, RoomTemplate b, Point placeOfB, Passage passage) {
        Variants variants = Variants.of(List.of(a, b));
        return SharedDoor.between(
                Orientations.variant(variants, 0, Transform.R0).shape(),
                placeOfA,
                Orientations.variant(variants, 1, Transform.R0).shape(),
                placeOfB,
                passage);
    }
}
