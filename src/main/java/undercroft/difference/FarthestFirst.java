package undercroft.difference;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import undercroft.layout.Layout;

/**
 * Chooses the layouts that differ most, farthest first: each is the one whose nearest among those chosen before is farthest. For a
 * distance that keeps the triangle inequality, the least distance among them is at least half of the best possible (Gonzalez, Clustering to
 * Minimize the Maximum Intercluster Distance, 1985).
 */
public final class FarthestFirst {

    private FarthestFirst() {}

    /**
     * Chooses some layouts of one level.
     *
     * @param layouts the first of which is chosen first
     * @param count how many to choose; all, if there are no more
     * @return their indexes in the order in which they were chosen; of equals the first
     */
    public static List<Integer> choose(List<Layout> layouts, int count) {
        List<LayoutDifference> all = layouts.stream().map(LayoutDifference::of).toList();
        double[] nearest = new double[all.size()];
        Arrays.fill(nearest, Double.MAX_VALUE);
        List<Integer> chosen = new ArrayList<>();
        int next = 0;
        while (chosen.size() < Math.min(count, all.size())) {
            chosen.add(next);
            nearest[next] = -1;
            int farthest = -1;
            for (int i = 0; i < nearest.length; i++) {
                if (nearest[i] >= 0) {
                    nearest[i] = Math.min(nearest[i], all.get(i).from(all.get(next)));
                    farthest = farthest < 0 || nearest[i] > nearest[farthest] ? i : farthest;
                }
            }
            next = farthest;
        }
        return chosen;
    }
}
