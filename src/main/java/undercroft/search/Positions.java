package undercroft.search;

import java.util.Arrays;
import undercroft.configspace.LatticeSet;
import undercroft.configspace.Variant;
import undercroft.plan.Plan;

/**
 * Finds places for one room among its neighbours: the places where it is joined to as many placed neighbours as possible, which is the
 * largest non-empty intersection of their configuration spaces. Holds the places found last, in arrays that are reused.
 */
final class Positions {

    private final Plan plan;
    private final PartialLayout layout;
    private final TemplateAssignment assignment;
    private final LatticeSet[] spaces;
    private final int[] originX;
    private final int[] originY;
    private int neighbours;
    private int[] xs = new int[64];
    private int[] ys = new int[64];
    private int size;
    private int most;

    Positions(Plan plan, PartialLayout layout, TemplateAssignment assignment) {
        this.plan = plan;
        this.layout = layout;
        this.assignment = assignment;
        spaces = new LatticeSet[plan.maxDegree()];
        originX = new int[plan.maxDegree()];
        originY = new int[plan.maxDegree()];
    }

    /**
     * Finds the places of a room with this variant that join it to the most neighbours.
     *
     * @return their number; 0 where no neighbour is placed or no place joins the room to any
     */
    int find(int room, Variant as) {
        gatherSpaces(room, as);
        size = 0;
        most = 1;
        for (int base = 0; base < neighbours; base++) {
            if (most > neighbours - base) {
                // A place that lies in this many spaces lies in an earlier one, too, and was found there.
                break;
            }
            most = collect(base, most);
        }
        return size;
    }

    /**
     * Finds the places of a room with this variant where it is joined to all placed neighbours.
     *
     * @return their number; 0 where no neighbour is placed
     */
    int findJoinedToAll(int room, Variant as) {
        gatherSpaces(room, as);
        size = 0;
        most = neighbours;
        if (neighbours > 0) {
            collectCommon(smallestSpace());
        }
        return size;
    }

    /** The number of neighbours to which the places found last join the room. */
    int joined() {
        return most;
    }

    int x(int index) {
        return xs[index];
    }

    int y(int index) {
        return ys[index];
    }

    /** Exchanges two of the places. */
    void swap(int a, int b) {
        int x = xs[a];
        xs[a] = xs[b];
        xs[b] = x;
        int y = ys[a];
        ys[a] = ys[b];
        ys[b] = y;
    }

    private int smallestSpace() {
        int smallest = 0;
        for (int i = 1; i < neighbours; i++) {
            if (spaces[i].size() < spaces[smallest].size()) {
                smallest = i;
            }
        }
        return smallest;
    }

    /** Adds the places of one space that lie in all others. */
    private void collectCommon(int base) {
        LatticeSet space = spaces[base];
        for (int k = 0; k < space.size(); k++) {
            int x = originX[base] + space.x(k);
            int y = originY[base] + space.y(k);
            if (isInOthers(base, x, y)) {
                add(x, y);
            }
        }
    }

    private boolean isInOthers(int base, int x, int y) {
        for (int other = 0; other < neighbours; other++) {
            if (other != base && !spaces[other].contains(x - originX[other], y - originY[other])) {
                return false;
            }
        }
        return true;
    }

    private void gatherSpaces(int room, Variant as) {
        neighbours = 0;
        int[] around = plan.neighboursOf(room);
        for (int i = 0; i < around.length; i++) {
            int other = around[i];
            if (layout.isPlaced(other)) {
                spaces[neighbours] = assignment
                        .restricted(plan.linksOf(room).get(i))
                        .offsets(room, layout.shape(other), as.shape().index());
                originX[neighbours] = layout.x(other);
                originY[neighbours++] = layout.y(other);
            }
        }
    }

    /**
     * Adds the places of one space that lie in no earlier space and in the most spaces altogether.
     *
     * @return that number of spaces
     */
    private int collect(int base, int mostBefore) {
        int mostHere = mostBefore;
        LatticeSet space = spaces[base];
        for (int k = 0; k < space.size(); k++) {
            int x = originX[base] + space.x(k);
            int y = originY[base] + space.y(k);
            if (!isInEarlier(base, x, y)) {
                int inSpaces = 1;
                for (int later = base + 1; later < neighbours; later++) {
                    if (spaces[later].contains(x - originX[later], y - originY[later])) {
                        inSpaces++;
                    }
                }
                if (inSpaces > mostHere) {
                    mostHere = inSpaces;
                    size = 0;
                }
                if (inSpaces == mostHere) {
                    add(x, y);
                }
            }
        }
        return mostHere;
    }

    private boolean isInEarlier(int base, int x, int y) {
        for (int earlier = 0; earlier < base; earlier++) {
            if (spaces[earlier].contains(x - originX[earlier], y - originY[earlier])) {
                return true;
            }
        }
        return false;
    }

    private void add(int x, int y) {
        if (size == xs.length) {
            xs = Arrays.copyOf(xs, 2 * size);
            ys = Arrays.copyOf(ys, 2 * size);
        }
        xs[size] = x;
        ys[size++] = y;
    }
}
