package undercroft.configspace;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Where a neighbour's wall can lie along one wall of a shape when the two share a door. All neighbours that share a
 * door in one wall lie on the same side of it and do not overlap, so the stretches taken by their walls are disjoint. A
 * stretch may extend beyond the ends of the shape's wall.
 *
 * @param edge index of the wall among the edges of the outline
 * @param first the lowest start of the stretch, in lattice steps from the start of the edge; may be negative
 * @param last the highest start of the stretch
 * @param length of the stretch, in lattice steps
 */
public record WallInterval(int edge, int first, int last, int length) {

    /** {@return all intervals of a shape B at a shape A, given their walls} */
    public static Set<WallInterval> between(List<DoorWall> wallsOfA, List<DoorWall> wallsOfB, Passage passage) {
        Set<WallInterval> intervals = new LinkedHashSet<>();
        for (DoorWall ofA : wallsOfA) {
            for (DoorWall ofB : wallsOfB) {
                if (ConfigurationSpace.match(ofA.doors(), ofB.doors(), passage)) {
                    intervals.add(of(ofA, ofB));
                }
            }
        }
        return intervals;
    }

    /**
     * {@return the most neighbours that can share a door with a shape at the same time, each at one of these intervals}
     * On each wall, the stretch that can end first is taken first, the greedy rule of interval scheduling.
     */
    public static int most(Collection<WallInterval> intervals) {
        return intervals.stream().collect(Collectors.groupingBy(WallInterval::edge)).values().stream()
                .mapToInt(WallInterval::mostOnOneEdge)
                .sum();
    }

    private static int mostOnOneEdge(List<WallInterval> intervals) {
        int count = 0;
        int end = intervals.stream().mapToInt(WallInterval::first).min().orElseThrow();
        while (true) {
            int free = end;
            int next = intervals.stream()
                    .filter(interval -> interval.last >= free)
                    .mapToInt(interval -> Math.max(interval.first, free) + interval.length)
                    .min()
                    .orElse(free);
            if (next == free) {
                return count;
            }
            end = next;
            count++;
        }
    }

    private static WallInterval of(DoorWall ofA, DoorWall ofB) {
        // B's outline runs in the opposite direction, so what follows its door there comes before it here.
        int mostBefore = ofB.length() - ofB.start() - ofB.doors().length();
        int leastBefore = mostBefore - (ofB.doors().count() - 1);
        int lastDoor = ofA.start() + ofA.doors().count() - 1;
        return new WallInterval(ofA.edge(), ofA.start() - mostBefore, lastDoor - leastBefore, ofB.length());
    }
}
