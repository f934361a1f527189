package undercroft.configspace;

import java.util.List;

/** The clearances of all pairs of some shapes at one distance, each worked out when it is first asked for. */
public final class Clearances {

    private final PairTable<Clearance> table;

    /**
     * The clearances of these shapes.
     *
     * @param distance in cells, at least 0
     */
    public Clearances(List<Shape> shapes, int distance) {
        List<Shape> all = List.copyOf(shapes);
        table = new PairTable<>(all.size(), (a, b) -> Clearance.of(all.get(a), all.get(b), distance));
    }

    /** The clearance of shape B from shape A, by their indexes. */
    public Clearance of(int shapeA, int shapeB) {
        return table.get(shapeA, shapeB);
    }
}
