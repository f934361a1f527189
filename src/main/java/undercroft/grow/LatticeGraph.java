package undercroft.grow;

import java.util.ArrayList;
import java.util.List;
import undercroft.geometry.Point;
import undercroft.graph.Edge;
import undercroft.random.SeededRandom;

/**
 * A connected graph on cells of the square lattice.
 *
 * @param cells the columns and rows of the rooms' cells, all different
 * @param links connections between neighbouring cells, each pair at most once
 */
record LatticeGraph(List<Point> cells, List<Edge> links) {

    LatticeGraph {
        cells = List.copyOf(cells);
        links = List.copyOf(links);
    }

    /** The same graph with its cells in random order and its links sorted, so that the order no longer shows how it grew. */
    LatticeGraph shuffled(SeededRandom random) {
        List<Integer> left = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            left.add(i);
        }
        int[] places = new int[cells.size()];
        List<Point> shuffledCells = new ArrayList<>();
        for (int place = 0; place < places.length; place++) {
            int cell = random.removeFrom(left);
            places[cell] = place;
            shuffledCells.add(cells.get(cell));
        }
        List<Edge> sortedLinks = links.stream()
                .map(link -> Edge.between(places[link.low()], places[link.high()]))
                .sorted()
                .toList();
        return new LatticeGraph(shuffledCells, sortedLinks);
    }
}
