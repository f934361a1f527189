package undercroft.grow;

import java.util.ArrayList;
import java.util.List;
import undercroft.geometry.Point;

/**
 * A connected graph of cells of the square lattice.
 *
 * @param cells all different, in columns and rows; a room each
 * @param links between neighbouring cells, each pair at most once
 */
record LatticeGraph(List<Point> cells, List<Link> links) {

    /** Two neighbouring cells that are connected, by their indexes. */
    record Link(int low, int high) implements Comparable<Link> {

        /** The link of two cells, whichever comes first. */
        static Link of(int a, int b) {
            return new Link(Math.min(a, b), Math.max(a, b));
        }

        @Override
        public int compareTo(Link other) {
            return low != other.low ? Integer.compare(low, other.low) : Integer.compare(high, other.high);
        }
    }

    LatticeGraph {
        cells = List.copyOf(cells);
        links = List.copyOf(links);
    }

    /** The same graph with its cells in random order, and its links in theirs: nothing tells any more how it grew. */
    LatticeGraph shuffled(Dice dice) {
        List<Integer> left = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            left.add(i);
        }
        int[] places = new int[cells.size()];
        List<Point> shuffledCells = new ArrayList<>();
        for (int place = 0; place < places.length; place++) {
            int cell = dice.draw(left);
            places[cell] = place;
            shuffledCells.add(cells.get(cell));
        }
        List<Link> sortedLinks = links.stream()
                .map(link -> Link.of(places[link.low()], places[link.high()]))
                .sorted()
                .toList();
        return new LatticeGraph(shuffledCells, sortedLinks);
    }
}
