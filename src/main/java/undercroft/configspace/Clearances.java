package undercroft.configspace;

import java.util.List;

/** The clearances of all pairs of a list of shapes at one distance, each computed on first use. Thread-safe. */
public final class Clearances {

    private final PairTable<Clearance> table;
    private final PairTable<LatticeRows> forbidden;

    /**
     * The clearances of these shapes.
     *
     * @param distance in cells, at least 0
     */
    public Clearances(List<Shape> shapes, int distance) {
        List<Shape> all = List.copyOf(shapes);
        table = new PairTable<>(all.size(), (a, b) -> Clearance.of(all.get(a), all.get(b), distance));
        forbidden = new PairTable<>(all.size(), (a, b) -> Clearance.forbidden(all.get(a), all.get(b), distance));
    }

    /** {@return the clearance of shape B from shape A, by their indexes} */
    public Clearance of(int shapeA, int shapeB) {
        return table.get(shapeA, shapeB);
    }

    /**
     * {@return the offsets at which shape B is too close to shape A, by their indexes: where their clearance is not 0}
     */
    public LatticeRows forbidden(int shapeA, int shapeB) {
        return forbidden.get(shapeA, shapeB);
    }
}
