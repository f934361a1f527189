package undercroft.export;

import java.util.List;
import java.util.Optional;
import undercroft.geometry.OutlineCheck;
import undercroft.geometry.OutlineCheck.Fault;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.template.RoomTemplate;

/** The rules for outlines in layout files, so that a {@link Polygon} can hold them: simple and counter-clockwise. */
final class OutlineRules {

    private OutlineRules() {}

    /** Whether an outline has too few or too many points, as the predicate of "The outline must …"; checked before they are read. */
    static Optional<String> brokenBySize(int points) {
        return points >= 3 && points <= RoomTemplate.MAX_CORNERS
                ? Optional.empty()
                : Optional.of("must have from 3 to %d points, not %d".formatted(RoomTemplate.MAX_CORNERS, points));
    }

    /**
     * The first rule that an outline breaks, as the predicate of "The outline must …"; empty if it breaks none.
     *
     * @param outline of the right size
     */
    static Optional<String> broken(List<Point> outline) {
        Optional<Fault> fault = OutlineCheck.firstFault(outline);
        return fault.isPresent() ? fault.map(found -> rule(found, outline)) : clockwise(outline);
    }

    private static String rule(Fault fault, List<Point> outline) {
        if (fault instanceof Fault.RepeatedPoint repeated) {
            return "must not come to %s twice".formatted(outline.get(repeated.first()));
        }
        if (fault instanceof Fault.Touching touching) {
            return "must not touch itself: its edge from %s does at %s"
                    .formatted(outline.get(touching.edge()), outline.get(touching.point()));
        }
        if (fault instanceof Fault.Crossing crossing) {
            return "must not cross itself: its edges from %s and from %s do"
                    .formatted(outline.get(crossing.firstEdge()), outline.get(crossing.secondEdge()));
        }
        return "must not lie on one line";
    }

    private static Optional<String> clockwise(List<Point> outline) {
        long doubledArea = 0;
        for (int i = 0; i < outline.size(); i++) {
            doubledArea += outline.get(i).cross(outline.get((i + 1) % outline.size()));
        }
        return doubledArea > 0 ? Optional.empty() : Optional.of("must go counter-clockwise");
    }
}
