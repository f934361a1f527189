package undercroft.verify;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;

/**
 * The floor of a room, cut into triangles. Two interiors meet exactly if the interiors of two triangles do, because the
 * intersection is open and the cuts are lines. The distance of two regions is that of their nearest triangles.
 */
final class Region {

    /** Two regions, the one with the lower room index first. */
    record Pair(Region low, Region high) {

        RoomPair rooms() {
            return RoomPair.of(low.room, high.room);
        }
    }

    private final int room;
    private final Box bounds;
    private final List<Triangle> triangles;

    private Region(int room, Box bounds, List<Triangle> triangles) {
        this.room = room;
        this.bounds = bounds;
        this.triangles = triangles;
    }

    /** The region of a room whose outline is simple. */
    static Region of(int room, Polygon outline) {
        return new Region(room, outline.bounds(), triangulate(outline));
    }

    /** The index of the room. */
    int room() {
        return room;
    }

    Box bounds() {
        return bounds;
    }

    /** Whether the Chebyshev distance is less than {@code cells}; for 0, whether the interiors overlap. */
    boolean isCloserThan(int cells, Region other) {
        for (Triangle triangle : triangles) {
            for (Triangle otherTriangle : other.triangles) {
                if (triangle.isCloserThan(cells, otherTriangle)) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * {@return the distance to another region, rounded down to cells}
     *
     * @param closerThan a distance that the other region is closer than
     */
    int wholeCellsBetween(Region other, int closerThan) {
        int kept = 0;
        int notKept = closerThan;
        while (notKept - kept > 1) {
            int middle = kept + (notKept - kept) / 2;
            if (isCloserThan(middle, other)) {
                notKept = middle;
            } else {
                kept = middle;
            }
        }
        return kept;
    }

    /** All pairs closer than {@code cells}, or overlapping for 0, by a sweep from left to right. */
    static List<Pair> pairsCloserThan(int cells, List<Region> regions) {
        List<Region> sorted = new ArrayList<>(regions);
        sorted.sort(Comparator.comparingInt(region -> region.bounds.x()));
        List<Pair> pairs = new ArrayList<>();
        for (int i = 0; i < sorted.size(); i++) {
            Region region = sorted.get(i);
            long reach = (long) region.bounds.maxX() + cells;
            for (int j = i + 1; j < sorted.size() && sorted.get(j).bounds.x() < reach; j++) {
                Region other = sorted.get(j);
                if (region.isNearInHeight(cells, other) && region.isCloserThan(cells, other)) {
                    pairs.add(region.room < other.room ? new Pair(region, other) : new Pair(other, region));
                }
            }
        }
        pairs.sort(Comparator.comparingInt((Pair pair) -> pair.low.room).thenComparingInt(pair -> pair.high.room));
        return pairs;
    }

    private boolean isNearInHeight(int cells, Region other) {
        return other.bounds.y() < (long) bounds.maxY() + cells && bounds.y() < (long) other.bounds.maxY() + cells;
    }

    /** Triangulates by ear clipping: every simple polygon with more than three vertices has at least two ears. */
    private static List<Triangle> triangulate(Polygon outline) {
        List<Point> left = new ArrayList<>(outline.vertices());
        List<Triangle> triangles = new ArrayList<>(left.size() - 2);
        int at = 0;
        while (left.size() > 3) {
            int count = left.size();
            Point before = left.get((at + count - 1) % count);
            Point tip = left.get(at);
            Point after = left.get((at + 1) % count);
            if (isEar(before, tip, after, left)) {
                triangles.add(new Triangle(before, tip, after));
                left.remove(at);
                at = at % left.size();
            } else {
                at = (at + 1) % count;
            }
        }
        triangles.add(new Triangle(left.get(0), left.get(1), left.get(2)));
        return triangles;
    }

    private static boolean isEar(Point before, Point tip, Point after, List<Point> vertices) {
        return Grid.turn(before, tip, after) > 0
                && vertices.stream()
                        .filter(vertex -> !vertex.equals(before) && !vertex.equals(tip) && !vertex.equals(after))
                        .noneMatch(vertex -> Grid.turn(before, tip, vertex) >= 0
                                && Grid.turn(tip, after, vertex) >= 0
                                && Grid.turn(after, before, vertex) >= 0);
    }
}
