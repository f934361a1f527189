package undercroft.configspace;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/**
 * The configuration spaces of all pairs of a list of shapes that are joined by one corridor: over all variants of the
 * corridor, the sums of an offset at which the corridor joins A and an offset at which B joins the corridor, except
 * those at which A and B overlap. Thread-safe.
 */
public final class CorridorSpaces implements LinkSpaces {

    private final List<Variant> corridors;
    private final DoorSpaces doors;
    private final Clearances clearances;
    private final PairTable<LatticeSet> table;
    private final int shapeCount;
    /** By template index; filled on first use. */
    private final Map<Integer, CorridorSpaces> ofTemplate = new ConcurrentHashMap<>();

    /**
     * The spaces through any of these corridors.
     *
     * @param corridors the variants that the corridor may take
     * @param doors the configuration spaces of the doors at both ends
     * @param clearances of the shapes, at distance 0
     */
    public CorridorSpaces(List<Shape> shapes, List<Variant> corridors, DoorSpaces doors, Clearances clearances) {
        this(shapes.size(), corridors, doors, clearances);
    }

    private CorridorSpaces(int shapeCount, List<Variant> corridors, DoorSpaces doors, Clearances clearances) {
        this.shapeCount = shapeCount;
        this.corridors = List.copyOf(corridors);
        this.doors = doors;
        this.clearances = clearances;
        this.table = new PairTable<>(shapeCount, this::union);
    }

    /** {@return the variants that the corridor may take} */
    public List<Variant> corridors() {
        return corridors;
    }

    /**
     * {@return the spaces through corridors of one template; all of them are empty if it is not among these corridors}
     */
    public CorridorSpaces through(int template) {
        return ofTemplate.computeIfAbsent(
                template,
                absent -> new CorridorSpaces(
                        shapeCount,
                        corridors.stream()
                                .filter(corridor -> corridor.templateIndex() == template)
                                .toList(),
                        doors,
                        clearances));
    }

    @Override
    public LatticeSet of(int shapeA, int shapeB) {
        return table.get(shapeA, shapeB);
    }

    /** {@return the offsets from shape A of a corridor of this shape that shares a door with it} */
    public LatticeSet fromRoom(int shapeA, int corridorShape) {
        return doors.of(shapeA, corridorShape);
    }

    /** {@return the offsets from a corridor of this shape of a shape B that shares a door with it} */
    public LatticeSet toRoom(int corridorShape, int shapeB) {
        return doors.of(corridorShape, shapeB);
    }

    private LatticeSet union(int shapeA, int shapeB) {
        List<Leg> legs = corridors.stream()
                .map(corridor -> corridor.shape().index())
                .distinct()
                .map(shape -> new Leg(fromRoom(shapeA, shape), toRoom(shape, shapeB)))
                .filter(leg -> !leg.fromRoom.isEmpty() && !leg.toRoom.isEmpty())
                .toList();
        if (legs.isEmpty()) {
            return LatticeSet.ofRuns(List.of());
        }
        BitGrid grid = gridFor(legs);
        long[] sums = grid.emptySet();
        for (Leg leg : legs) {
            long[] positions = grid.emptySet();
            grid.add(positions, leg.fromRoom.rows(), 0, 0);
            grid.addSums(sums, positions, grid.lowestRow(positions), grid.highestRow(positions), leg.toRoom.rows());
        }
        return grid.whereZero(sums, clearances.of(shapeA, shapeB)::overlap);
    }

    /** The offsets of a corridor from A, and those of B from the corridor. */
    private record Leg(LatticeSet fromRoom, LatticeSet toRoom) {

        int minX() {
            return Math.min(fromRoom.minX(), fromRoom.minX() + toRoom.minX());
        }

        int maxX() {
            return Math.max(fromRoom.maxX(), fromRoom.maxX() + toRoom.maxX());
        }

        int minY() {
            return Math.min(fromRoom.minY(), fromRoom.minY() + toRoom.minY());
        }

        int maxY() {
            return Math.max(fromRoom.maxY(), fromRoom.maxY() + toRoom.maxY());
        }

        int reach() {
            return IntStream.of(toRoom.minX(), toRoom.maxX(), toRoom.minY(), toRoom.maxY())
                    .map(Math::abs)
                    .max()
                    .orElseThrow();
        }
    }

    /** A grid whose window contains the positions of the corridors and all sums. */
    private static BitGrid gridFor(List<Leg> legs) {
        int minX = legs.stream().mapToInt(Leg::minX).min().orElseThrow();
        int maxX = legs.stream().mapToInt(Leg::maxX).max().orElseThrow();
        int minY = legs.stream().mapToInt(Leg::minY).min().orElseThrow();
        int maxY = legs.stream().mapToInt(Leg::maxY).max().orElseThrow();
        BitGrid grid = new BitGrid(legs.stream().mapToInt(Leg::reach).max().orElseThrow());
        grid.open(minX, minY, maxX - minX + 1, maxY - minY + 1);
        return grid;
    }
}
