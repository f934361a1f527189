package undercroft.verify;

import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import undercroft.geometry.Segment;

/**
 * Looks for edges of an outline that meet although they are not neighbours. A sweep from left to right compares only
 * edges whose bounding boxes meet.
 */
final class EdgeSweep {

    private final List<Segment> edges;
    private int first = Integer.MAX_VALUE;
    private int second = Integer.MAX_VALUE;

    EdgeSweep(List<Segment> edges) {
        this.edges = edges;
    }

    /** {@return the later edge of the first pair that meets, in the order of their earlier edges; empty if none does} */
    OptionalInt firstMeeting() {
        int[] byLeft = IntStream.range(0, edges.size())
                .boxed()
                .sorted(Comparator.comparingInt(this::left))
                .mapToInt(Integer::intValue)
                .toArray();
        for (int i = 0; i < byLeft.length; i++) {
            int right = right(byLeft[i]);
            for (int j = i + 1; j < byLeft.length && left(byLeft[j]) <= right; j++) {
                compare(Math.min(byLeft[i], byLeft[j]), Math.max(byLeft[i], byLeft[j]));
            }
        }
        return second == Integer.MAX_VALUE ? OptionalInt.empty() : OptionalInt.of(second);
    }

    private void compare(int earlier, int later) {
        boolean areNeighbours = later == earlier + 1 || (earlier == 0 && later == edges.size() - 1);
        boolean isBefore = earlier < first || (earlier == first && later < second);
        if (!areNeighbours
                && isBefore
                && low(earlier) <= high(later)
                && low(later) <= high(earlier)
                && Grid.meet(edges.get(earlier), edges.get(later))) {
            first = earlier;
            second = later;
        }
    }

    private int left(int edge) {
        return Math.min(edges.get(edge).from().x(), edges.get(edge).to().x());
    }

    private int right(int edge) {
        return Math.max(edges.get(edge).from().x(), edges.get(edge).to().x());
    }

    private int low(int edge) {
        return Math.min(edges.get(edge).from().y(), edges.get(edge).to().y());
    }

    private int high(int edge) {
        return Math.max(edges.get(edge).from().y(), edges.get(edge).to().y());
    }
}
