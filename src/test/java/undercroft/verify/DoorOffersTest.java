package undercroft.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import undercroft.fixture.SmallTemplates;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.template.DoorRun;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

class DoorOffersTest {

    private static final Placement AS_DRAWN = new Placement(Transform.R0, Point.ORIGIN);

    private static final List<RoomTemplate> TEMPLATES = List.of(
            SmallTemplates.HALL,
            SmallTemplates.CELL,
            SmallTemplates.SHRINE,
            SmallTemplates.HORSESHOE,
            SmallTemplates.BOOT,
            SmallTemplates.LEDGE,
            SmallTemplates.PASSAGE,
            SmallTemplates.OCTAGON,
            SmallTemplates.DIAMOND);

    @Test
    void doorsOnEveryEdgeKeepTheirDistanceFromBothCorners() {
        RoomTemplate room = RoomTemplate.of("room", Polygon.rectangle(0, 0, 6, 3), DoorSpec.OnEveryEdge.of(2, 1));

        assertThat(offered(room, AS_DRAWN))
                .containsExactlyInAnyOrder(
                        Segment.of(1, 0, 3, 0),
                        Segment.of(2, 0, 4, 0),
                        Segment.of(3, 0, 5, 0),
                        Segment.of(1, 3, 3, 3),
                        Segment.of(2, 3, 4, 3),
                        Segment.of(3, 3, 5, 3));
    }

    @Test
    void doorsAlongASlantedStretchAreMeasuredInLatticeSteps() {
        Placement turned = new Placement(Transform.R90, new Point(10, 0));

        assertThat(offered(SmallTemplates.DIAMOND, AS_DRAWN))
                .containsExactlyInAnyOrder(Segment.of(-3, 0, -1, 2), Segment.of(-2, 1, 0, 3));
        assertThat(offered(SmallTemplates.DIAMOND, turned))
                .containsExactlyInAnyOrder(Segment.of(10, 3, 12, 1), Segment.of(11, 2, 13, 0));
    }

    @Test
    void aDoorMayBeGivenInEitherDirection() {
        DoorOffers offers = DoorOffers.of(SmallTemplates.HORSESHOE, AS_DRAWN);

        assertThat(offers.at(Segment.of(5, 4, 7, 4))).hasSize(1);
        assertThat(offers.at(Segment.of(7, 4, 5, 4))).hasSize(1);
    }

    /** The search uses the templates' runs of doors, which are computed in a different way, so both must give the same doors. */
    @Test
    void agreesWithTheTemplatesRuns() {
        Point position = new Point(3, -2);
        for (RoomTemplate room : TEMPLATES) {
            for (Transform turn : Transform.ALL) {
                Set<Segment> expected = new HashSet<>();
                for (DoorRun run : room.doorRuns()) {
                    for (int k = 0; k < run.count(); k++) {
                        Point from = run.first().plus(run.step().times(k));
                        Segment door = new Segment(from, from.plus(run.step().times(run.length())));
                        expected.add(leftToRight(turn.apply(door).translated(position)));
                    }
                }

                assertThat(offered(room, new Placement(turn, position)))
                        .as("%s, %s", room.name(), turn)
                        .isEqualTo(expected);
            }
        }
    }

    /** All segments that the room offers as doors, in world coordinates, from left to right or from the bottom up. */
    private static Set<Segment> offered(RoomTemplate template, Placement placement) {
        DoorOffers offers = DoorOffers.of(template, placement);
        List<Point> outline = placement.toWorld(template.outline()).vertices();
        Set<Point> points = new HashSet<>();
        for (int i = 0; i < outline.size(); i++) {
            Segment edge = new Segment(outline.get(i), outline.get((i + 1) % outline.size()));
            for (int k = 0; k <= edge.length(); k++) {
                points.add(edge.from().plus(edge.step().times(k)));
            }
        }
        Set<Segment> found = new HashSet<>();
        for (Point from : points) {
            for (Point to : points) {
                if (from.compareTo(to) < 0 && !offers.at(new Segment(from, to)).isEmpty()) {
                    found.add(new Segment(from, to));
                }
            }
        }
        return found;
    }

    private static Segment leftToRight(Segment segment) {
        return segment.from().compareTo(segment.to()) < 0 ? segment : segment.reversed();
    }
}
