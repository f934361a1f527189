package undercroft.configspace;

import java.util.List;

/**
 * The configuration spaces of all pairs of a list of shapes that share a door, each computed on first use. Thread-safe.
 */
public final class DoorSpaces implements LinkSpaces {

    private final PairTable<LatticeSet> table;

    /**
     * The spaces of these shapes.
     *
     * @param clearances of the shapes, at distance 0
     */
    public DoorSpaces(List<Shape> shapes, Passage passage, Clearances clearances) {
        List<Shape> all = List.copyOf(shapes);
        table = new PairTable<>(
                all.size(), (a, b) -> ConfigurationSpace.of(all.get(a), all.get(b), passage, clearances.of(a, b)));
    }

    @Override
    public LatticeSet of(int shapeA, int shapeB) {
        return table.get(shapeA, shapeB);
    }
}
