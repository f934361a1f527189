package undercroft.lattice;

import java.util.List;
import undercroft.geometry.Point;
import undercroft.plan.Domain;

/**
 * A lattice of places for rooms. Rooms in adjacent places share a door or can be joined by a corridor, and no two rooms
 * overlap, whichever of their variants they take.
 *
 * @param across the offset from a place to the next column, in cells
 * @param up the offset from a place to the next row, in cells
 * @param domains for each room the variants that fit, at least one
 */
public record Tiling(Lattice lattice, Point across, Point up, List<Domain> domains) {

    public Tiling {
        domains = List.copyOf(domains);
    }

    /** The sum of the weights of all variants of all rooms. */
    long weight() {
        return domains.stream().mapToLong(Domain::weight).sum();
    }

    /** {@return the position of a room in a column and row, in cells} */
    public Point place(int column, int row) {
        return new Point(column * across.x() + row * up.x(), column * across.y() + row * up.y());
    }
}
