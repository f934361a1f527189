package undercroft.configspace;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.template.DoorRun;

/**
 * Where along one wall of a shape a wall of a neighbour can lie when the two share a door. Neighbours do not overlap, and
 * all that share a door in one wall lie on the same side of it, so the stretches that their walls take are apart; it may be
 * longer than the shape's wall and stick out at its ends.
 *
 * @param edge which of the outline's edges the wall is, in their order
 * @param first the lowest start of the stretch, in lattice steps from the start of the edge; negative before it
 * @param last the highest start
 * @param length of the stretch, in lattice steps
 */
public record Berth(int edge, int first, int last, int length) {

    /** Every berth of shape B at shape A. */
    public static Set<Berth> between(Shape a, Shape b, Passage passage) {
        Set<Berth> berths = new LinkedHashSet<>();
        for (DoorRun ofA : a.doors()) {
            for (DoorRun ofB : b.doors()) {
                if (ConfigurationSpace.match(ofA, ofB, passage)) {
                    berths.add(of(a.outline(), ofA, b.outline(), ofB));
                }
            }
        }
        return berths;
    }

    /**
     * The most neighbours that can share doors with a shape at once, each at one of these berths. On one wall, the stretch
     * that can end first is taken first, as in every scheduling of intervals.
     */
    public static int most(Collection<Berth> berths) {
        return berths.stream().collect(Collectors.groupingBy(Berth::edge)).values().stream()
                .mapToInt(Berth::mostOnOneEdge)
                .sum();
    }

    private static int mostOnOneEdge(List<Berth> berths) {
        int count = 0;
        int end = berths.stream().mapToInt(Berth::first).min().orElseThrow();
        while (true) {
            int free = end;
            int next = berths.stream()
                    .filter(berth -> berth.last >= free)
                    .mapToInt(berth -> Math.max(berth.first, free) + berth.length)
                    .min()
                    .orElse(free);
            if (next == free) {
                return count;
            }
            end = next;
            count++;
        }
    }

    private static Berth of(Polygon outlineOfA, DoorRun ofA, Polygon outlineOfB, DoorRun ofB) {
        int edge = edgeOf(outlineOfA, ofA);
        int firstDoor = stepsFromStart(outlineOfA.edges().get(edge), ofA);
        Segment wallOfB = outlineOfB.edges().get(edgeOf(outlineOfB, ofB));
        // B's outline runs the other way: what follows its door there comes before it here.
        int mostBefore = wallOfB.length() - stepsFromStart(wallOfB, ofB) - ofB.length();
        int leastBefore = mostBefore - (ofB.count() - 1);
        return new Berth(edge, firstDoor - mostBefore, firstDoor + ofA.count() - 1 - leastBefore, wallOfB.length());
    }

    private static int edgeOf(Polygon outline, DoorRun run) {
        List<Segment> edges = outline.edges();
        for (int i = 0; i < edges.size(); i++) {
            Segment edge = edges.get(i);
            if (edge.step().equals(run.step())
                    && edge.contains(run.first())
                    && edge.contains(run.first().plus(run.step()))) {
                return i;
            }
        }
        throw new IllegalArgumentException("The doors (%s) must lie on the outline %s.".formatted(run, outline));
    }

    private static int stepsFromStart(Segment edge, DoorRun run) {
        // The step is primitive, so the vector is a whole multiple of it.
        return (int)
                (run.first().minus(edge.from()).dot(edge.step()) / edge.step().dot(edge.step()));
    }
}
