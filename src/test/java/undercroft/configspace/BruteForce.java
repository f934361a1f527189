package undercroft.configspace;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.locationtech.jts.geom.Geometry;
import undercroft.geometry.Jts;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Transform;
import undercroft.template.RoomTemplate;

/** Configuration spaces found by trying every offset, for comparison. */
public final class BruteForce {

    private BruteForce() {}

    /** A template under a transform, with the lower left corner of the room at the origin. */
    public record TransformedTemplate(Polygon outline, List<OfferedDoor> doors, Geometry geometry) {

        public static TransformedTemplate of(RoomTemplate template, Transform transform) {
            Polygon outline = OfferedDoor.outline(template, transform);
            return new TransformedTemplate(outline, OfferedDoor.of(template, transform), Jts.of(outline));
        }

        public boolean overlaps(TransformedTemplate other, Point offset) {
            return Jts.interiorsMeet(geometry, other.geometry, offset.x(), offset.y());
        }
    }

    /** Every offset at which the bounding box of B, grown by a margin, meets that of A. */
    public static List<Point> window(Polygon a, Polygon b, int margin) {
        List<Point> window = new ArrayList<>();
        for (int dx = -b.bounds().width() - margin; dx <= a.bounds().width() + margin; dx++) {
            for (int dy = -b.bounds().height() - margin; dy <= a.bounds().height() + margin; dy++) {
                window.add(new Point(dx, dy));
            }
        }
        return window;
    }

    /** The offsets of B from A at which they share a door and do not overlap. */
    public static Set<Point> offsets(TransformedTemplate a, TransformedTemplate b, Passage passage) {
        Set<Point> offsets = new HashSet<>();
        for (Point offset : window(a.outline, b.outline, 1)) {
            boolean shareADoor = a.doors.stream()
                    .anyMatch(ofA -> b.doors.stream().anyMatch(ofB -> ofA.isOneWith(ofB, offset, passage)));
            if (shareADoor && !a.overlaps(b, offset)) {
                offsets.add(offset);
            }
        }
        return offsets;
    }

    /** The points of a lattice set, each of which must be in it only once. */
    static Set<Point> points(LatticeSet lattice) {
        Set<Point> points = new HashSet<>();
        for (int i = 0; i < lattice.size(); i++) {
            if (!points.add(new Point(lattice.x(i), lattice.y(i)))) {
                throw new AssertionError("[%d,%d] is there twice.".formatted(lattice.x(i), lattice.y(i)));
            }
        }
        return points;
    }
}
