package undercroft.grow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import undercroft.geometry.Point;
import undercroft.graph.Edge;
import undercroft.random.SeededRandom;

/**
 * Grows a connected graph on the square lattice, cell by cell. A new cell touches exactly one existing cell, so that branches
 * spread and stay apart; while loops are lacking, it touches two or more.
 */
final class LatticeGrowth {

    private static final List<Point> DIRECTIONS =
            List.of(new Point(1, 0), new Point(0, 1), new Point(-1, 0), new Point(0, -1));

    /**
     * Retries of a growth that ended with too few loops. Each starts from a larger compact core; in the last one all cells
     * belong to the core, which has the most loops possible.
     */
    private static final int CORE_STEPS = 8;

    private final int size;
    private final int loops;
    private final SeededRandom random;

    private final Map<Point, Integer> indexes = new HashMap<>();
    private final Map<Point, Integer> contacts = new HashMap<>();
    private final List<Point> cells = new ArrayList<>();
    private final List<Edge> tree = new ArrayList<>();
    /** Pairs of neighbouring cells that the tree does not connect. */
    private final List<Edge> spare = new ArrayList<>();
    /** Candidates with one occupied neighbour when they were added; by now they may have more or be occupied. */
    private final List<Point> open = new ArrayList<>();
    /** Candidates with two or more occupied neighbours; by now they may be occupied. */
    private final List<Point> closing = new ArrayList<>();

    private LatticeGrowth(int size, int loops, SeededRandom random) {
        this.size = size;
        this.loops = loops;
        this.random = random;
    }

    /**
     * Grows a graph.
     *
     * @param size the number of cells, at least 1
     * @param loops the number of independent cycles, at most {@link GrowthOptions#mostLoops}
     * @return a graph with size − 1 + loops links
     */
    static LatticeGraph grow(int size, int loops, SeededRandom random) {
        LatticeGrowth growth = new LatticeGrowth(size, loops, random);
        growth.run(1);
        for (int step = 1; growth.spare.size() < loops; step++) {
            growth = new LatticeGrowth(size, loops, random);
            growth.run(Math.max(1, (int) ((long) size * step / CORE_STEPS)));
        }
        return growth.graph();
    }

    private void run(int coreSize) {
        LatticeSpiral.cells(coreSize).forEach(this::settle);
        while (cells.size() < size) {
            boolean wantsLoops = (long) spare.size() * size < (long) loops * cells.size();
            Optional<Point> next = wantsLoops ? drawClosing() : Optional.empty();
            settle(next.orElseGet(this::drawOpen));
        }
    }

    private Optional<Point> drawClosing() {
        while (!closing.isEmpty()) {
            Point cell = random.removeFrom(closing);
            if (!indexes.containsKey(cell)) {
                return Optional.of(cell);
            }
        }
        return Optional.empty();
    }

    /** A free cell with one occupied neighbour always exists, for example above the highest cell. */
    private Point drawOpen() {
        Point cell = random.removeFrom(open);
        while (contacts.getOrDefault(cell, 0) != 1 || indexes.containsKey(cell)) {
            cell = random.removeFrom(open);
        }
        return cell;
    }

    private void settle(Point cell) {
        int index = cells.size();
        cells.add(cell);
        indexes.put(cell, index);
        List<Edge> pairs = new ArrayList<>();
        for (Point direction : DIRECTIONS) {
            Point beside = cell.plus(direction);
            Integer neighbour = indexes.get(beside);
            if (neighbour != null) {
                pairs.add(Edge.between(index, neighbour));
            } else {
                touch(beside);
            }
        }
        if (!pairs.isEmpty()) {
            tree.add(random.removeFrom(pairs));
            spare.addAll(pairs);
        }
    }

    private void touch(Point free) {
        int count = contacts.merge(free, 1, Integer::sum);
        if (count == 1) {
            open.add(free);
        } else if (count == 2) {
            closing.add(free);
        }
    }

    private LatticeGraph graph() {
        List<Edge> links = new ArrayList<>(tree);
        for (int i = 0; i < loops; i++) {
            links.add(random.removeFrom(spare));
        }
        return new LatticeGraph(cells, links);
    }
}
