package undercroft.puzzle.elements;

import java.util.Arrays;

/**
 * The paths of a character from every cell, as one tree for each start. The path to a cell is the path to its parent plus one
 * step, so a walk over the tree tries all moves from a cell, and an illegal step rules out its whole subtree.
 *
 * <p>A tree is stored as its nodes in preorder, without the root. It ends at the chest, where a move ends, and at cells whose
 * floor is always deadly.
 */
final class Routes {

    private static final int CELL_BITS = 10;
    private static final int CELL_MASK = (1 << CELL_BITS) - 1;
    private static final int NONE = -1;

    private final Growth growth;

    /** By root; empty until it is asked for. */
    private final int[][] trees;

    /** By root, the cells of the path to the chest; empty until it is asked for. */
    private final int[][] ways;

    private Routes(Growth growth, int cells) {
        this.growth = growth;
        this.trees = new int[cells][];
        this.ways = new int[cells][];
    }

    /**
     * Prepares the paths. Each is found when it is first asked for, because most searches end before the characters have stood
     * on every cell.
     *
     * @param neighbours the cells next to cell c, from index 4c on in the order of discovery; −1 after the last if there are
     *     fewer than four
     * @param closed cells that can never be entered
     * @param chest the cell of the chest
     * @return the trees of all cells
     */
    static Routes of(int[] neighbours, boolean[] closed, int chest) {
        return new Routes(new Growth(neighbours, closed, chest), closed.length);
    }

    /** The nodes of the tree of all paths from a cell. */
    int[] tree(int root) {
        if (trees[root] == null) {
            trees[root] = growth.treeFrom(root);
        }
        return trees[root];
    }

    /** The cells that a character enters on its path to the chest, which is the last; none if no path leads there. */
    int[] wayToChest(int root) {
        if (ways[root] == null) {
            ways[root] = way(tree(root));
        }
        return ways[root];
    }

    private int[] way(int[] tree) {
        int[] way = new int[tree.length];
        for (int node : tree) {
            way[depth(node) - 1] = cell(node);
            if (cell(node) == growth.chest) {
                return Arrays.copyOf(way, depth(node));
            }
        }
        return new int[0];
    }

    /** The cell that a node enters. */
    static int cell(int node) {
        return node & CELL_MASK;
    }

    /** The number of steps to a node, at least 1. */
    static int depth(int node) {
        return (node >>> CELL_BITS) & CELL_MASK;
    }

    /** The number of nodes in its subtree, with itself. */
    static int branch(int node) {
        return node >>> (2 * CELL_BITS);
    }

    /** Builds the trees. */
    private static final class Growth {
        private final int[] neighbours;
        private final boolean[] closed;
        private final int chest;
        private final int[] queue;
        private final int[] firstChild;
        private final int[] lastChild;
        private final int[] nextSibling;
        private final boolean[] found;
        private final int[] nodes;
        private int count;

        Growth(int[] neighbours, boolean[] closed, int chest) {
            int cells = closed.length;
            this.neighbours = neighbours;
            this.closed = closed;
            this.chest = chest;
            this.queue = new int[cells];
            this.firstChild = new int[cells];
            this.lastChild = new int[cells];
            this.nextSibling = new int[cells];
            this.found = new boolean[cells];
            this.nodes = new int[cells - 1];
        }

        int[] treeFrom(int root) {
            count = 0;
            search(root);
            for (int child = firstChild[root]; child != NONE; child = nextSibling[child]) {
                unfold(child, 1);
            }
            return Arrays.copyOf(nodes, count);
        }

        /**
         * Searches breadth first; the first cell to discover another is its parent. Closed cells do not stop the search,
         * because only walls determine paths.
         */
        private void search(int root) {
            Arrays.fill(found, false);
            int tail = 0;
            discover(root, tail++);
            for (int head = 0; head < tail; head++) {
                int cell = queue[head];
                for (int side = 4 * cell; side < 4 * cell + 4; side++) {
                    int next = neighbours[side];
                    if (next != NONE && !found[next]) {
                        discover(next, tail++);
                        adopt(cell, next);
                    }
                }
            }
        }

        private void discover(int cell, int place) {
            found[cell] = true;
            queue[place] = cell;
            firstChild[cell] = NONE;
            nextSibling[cell] = NONE;
        }

        private void adopt(int parent, int child) {
            if (firstChild[parent] == NONE) {
                firstChild[parent] = child;
            } else {
                nextSibling[lastChild[parent]] = child;
            }
            lastChild[parent] = child;
        }

        private void unfold(int cell, int depth) {
            if (closed[cell]) {
                return;
            }
            int place = count++;
            if (cell != chest) {
                for (int child = firstChild[cell]; child != NONE; child = nextSibling[child]) {
                    unfold(child, depth + 1);
                }
            }
            nodes[place] = cell | (depth << CELL_BITS) | ((count - place) << (2 * CELL_BITS));
        }
    }
}
