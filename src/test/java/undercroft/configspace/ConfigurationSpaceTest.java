package undercroft.configspace;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.configspace.BruteForce.points;
import static undercroft.fixture.Seeds.forEachSeed;
import static undercroft.fixture.SmallTemplates.CELL;
import static undercroft.fixture.SmallTemplates.DIAMOND;
import static undercroft.fixture.SmallTemplates.HORSESHOE;
import static undercroft.fixture.SmallTemplates.LEDGE;
import static undercroft.fixture.SmallTemplates.OCTAGON;
import static undercroft.fixture.SmallTemplates.PIT;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import undercroft.configspace.BruteForce.TransformedTemplate;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.template.DoorDirection;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

class ConfigurationSpaceTest {

    @Test
    void twoCellsMeetAtTheMiddlesOfTheirWalls() {
        assertThat(space(CELL, CELL, Passage.BOTH_WAYS))
                .containsExactlyInAnyOrder(new Point(4, 0), new Point(-4, 0), new Point(0, 4), new Point(0, -4));
    }

    @Test
    void doorsAnywhereSlideAlongEachOther() {
        // The doors run from 1 to 4 on walls of length 5: they meet if one room is shifted by at most 2.
        RoomTemplate room = RoomTemplate.of("room", Polygon.rectangle(0, 0, 5, 5), DoorSpec.OnEveryEdge.of(1, 1));

        Set<Point> expected = new HashSet<>();
        for (int slide = -2; slide <= 2; slide++) {
            expected.addAll(
                    List.of(new Point(5, slide), new Point(-5, slide), new Point(slide, 5), new Point(slide, -5)));
        }
        assertThat(space(room, room, Passage.BOTH_WAYS)).isEqualTo(expected);
    }

    @Test
    void aDoorInABayIsReachedFromInsideTheBay() {
        RoomTemplate cupboard = RoomTemplate.of(
                "cupboard",
                Polygon.rectangle(0, 0, 4, 3),
                new DoorSpec.Exactly(Segment.of(1, 0, 3, 0), "", DoorDirection.BOTH));
        RoomTemplate tooWide = RoomTemplate.of(
                "too-wide",
                Polygon.rectangle(0, 0, 5, 3),
                new DoorSpec.Exactly(Segment.of(1, 0, 3, 0), "", DoorDirection.BOTH));

        assertThat(space(HORSESHOE, cupboard, Passage.BOTH_WAYS)).containsExactly(new Point(4, 4));
        assertThat(space(HORSESHOE, tooWide, Passage.BOTH_WAYS)).isEmpty();
    }

    @Test
    void aOneWayDoorLetsPassInOneDirection() {
        assertThat(space(LEDGE, PIT, Passage.FORWARD)).containsExactly(new Point(0, 8));
        assertThat(space(LEDGE, PIT, Passage.BACKWARD)).isEmpty();
        assertThat(space(LEDGE, PIT, Passage.BOTH_WAYS)).isEmpty();
        assertThat(space(PIT, LEDGE, Passage.BACKWARD)).containsExactly(new Point(0, -8));
    }

    @Test
    void slantedDoorsMeetOnSlantedWalls() {
        // The diamond's wall from [0,3] to [3,6], seen from its corner, has two doors; the octagon's wall from [7,2] to
        // [5,0] has one.
        assertThat(space(OCTAGON, DIAMOND, Passage.BOTH_WAYS))
                .containsExactlyInAnyOrder(new Point(5, -3), new Point(4, -4));
    }

    @Test
    void holdsEveryOffsetWithASharedDoorAndNoOverlap() {
        forEachSeed(250, seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            RoomTemplate a = RandomTemplates.any("a", random);
            RoomTemplate b = RandomTemplates.neighbour("b", a, random);
            Transform turnOfA = RandomTemplates.transform(random);
            Transform turnOfB = RandomTemplates.transform(random);
            Passage passage = RandomTemplates.passage(random);
            Pair pair = new Pair(a, b);

            assertThat(points(pair.space(turnOfA, turnOfB, passage)))
                    .as("%s %s and %s %s, %s", a, turnOfA, b, turnOfB, passage)
                    .isEqualTo(BruteForce.offsets(
                            TransformedTemplate.of(a, turnOfA), TransformedTemplate.of(b, turnOfB), passage));
        });
    }

    @Test
    void exchangingTheRoomsNegatesTheSpace() {
        forEachSeed(250, seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            RoomTemplate a = RandomTemplates.any("a", random);
            Pair pair = new Pair(a, RandomTemplates.neighbour("b", a, random));
            Transform turnOfA = RandomTemplates.transform(random);
            Transform turnOfB = RandomTemplates.transform(random);
            Passage passage = RandomTemplates.passage(random);

            LatticeSet ofB = pair.space(turnOfA, turnOfB, passage);
            LatticeSet ofA = pair.exchanged().space(turnOfB, turnOfA, passage.reversed());

            assertThat(points(ofA).stream().map(Point.ORIGIN::minus))
                    .as("%s", pair)
                    .containsExactlyInAnyOrderElementsOf(points(ofB));
        });
    }

    @Test
    void turningBothRoomsTurnsTheSpace() {
        forEachSeed(250, seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            RoomTemplate a = RandomTemplates.any("a", random);
            Pair pair = new Pair(a, RandomTemplates.neighbour("b", a, random));
            Passage passage = RandomTemplates.passage(random);
            Set<Point> before = points(pair.space(Transform.R0, Transform.R0, passage));

            for (Transform turn : Transform.ALL) {
                Set<Point> turned = new HashSet<>();
                for (Point offset : before) {
                    Point ofOrigins = offset.minus(pair.corner(1, Transform.R0)).plus(pair.corner(0, Transform.R0));
                    turned.add(turn.apply(ofOrigins).plus(pair.corner(1, turn)).minus(pair.corner(0, turn)));
                }
                assertThat(points(pair.space(turn, turn, passage)))
                        .as("%s, turned %s", pair, turn)
                        .isEqualTo(turned);
            }
        });
    }

    /** The space of two templates that are not turned. */
    private static Set<Point> space(RoomTemplate a, RoomTemplate b, Passage passage) {
        return points(new Pair(a, b).space(Transform.R0, Transform.R0, passage));
    }

    /** Two templates with all their shapes. */
    private record Pair(RoomTemplate a, RoomTemplate b, Variants variants) {

        Pair(RoomTemplate a, RoomTemplate b) {
            this(a, b, Variants.of(List.of(a, b)));
        }

        Pair exchanged() {
            return new Pair(b, a);
        }

        LatticeSet space(Transform turnOfA, Transform turnOfB, Passage passage) {
            Clearances clearances = new Clearances(variants.shapes(), 0);
            return new DoorSpaces(variants.shapes(), passage, clearances).of(shape(0, turnOfA), shape(1, turnOfB));
        }

        /** The room's lower left corner, relative to the template's origin. */
        Point corner(int template, Transform turn) {
            return Orientations.of(variants, template, turn).corner();
        }

        private int shape(int template, Transform turn) {
            return Orientations.variant(variants, template, turn).shape().index();
        }
    }
}
