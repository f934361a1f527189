package undercroft.lattice;

import java.util.List;
import undercroft.geometry.Point;
import undercroft.plan.Domain;

/**
 * A lattice of places for rooms: rooms next to each other in it share a door, or can be joined by a corridor, and no two
 * overlap, whichever of some variants they have.
 *
 * @param across from a place to that in the next column, in cells
 * @param up from a place to that in the next row, in cells
 * @param domains the variants of each room that may stand there, at least one
 */
public record Tiling(Lattice lattice, Point across, Point up, List<Domain> domains) {

    public Tiling {
        domains = List.copyOf(domains);
    }

    /** The weight of all variants of all rooms together. */
    long weight() {
        return domains.stream().mapToLong(Domain::weight).sum();
    }

    /** Where a room in a column and row stands. */
    public Point place(int column, int row) {
        return new Point(column * across.x() + row * up.x(), column * across.y() + row * up.y());
    }
}
