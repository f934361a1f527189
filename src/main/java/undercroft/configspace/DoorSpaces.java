package undercroft.configspace;

import java.util.List;

/** The configuration spaces of all pairs of some shapes that share a door. */
public final class DoorSpaces implements LinkSpaces {

    private final PairTable<LatticeSet> table;

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
