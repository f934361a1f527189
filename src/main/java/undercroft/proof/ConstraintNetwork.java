package undercroft.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import undercroft.configspace.CorridorSpaces;
import undercroft.configspace.LatticeSet;
import undercroft.configspace.Variant;
import undercroft.geometry.Point;
import undercroft.plan.Link;
import undercroft.plan.Plan;
import undercroft.template.RepeatRule;

/**
 * The pieces of a layout of a part, and the constraints between them. Pieces are numbered: first the rooms of the part,
 * then one corridor for each connection that has one.
 */
final class ConstraintNetwork {

    private final Plan plan;
    private final List<Integer> rooms;
    private final List<Link> corridorLinks;
    private final List<List<Variant>> variants = new ArrayList<>();
    private final PairConstraint[][] constraints;

    ConstraintNetwork(Plan plan, Part part) {
        this.plan = plan;
        this.rooms = part.rooms();
        this.corridorLinks = part.links().stream()
                .filter(link -> link.corridors().isPresent())
                .toList();
        rooms.forEach(room -> variants.add(plan.domain(room).variants()));
        corridorLinks.forEach(
                link -> variants.add(link.corridors().orElseThrow().corridors()));
        this.constraints = new PairConstraint[count()][count()];
        for (int a = 0; a < count(); a++) {
            for (int b = 0; b < count(); b++) {
                constraints[a][b] = distance(a, b);
            }
        }
        part.links().forEach(this::join);
    }

    int count() {
        return rooms.size() + corridorLinks.size();
    }

    boolean isCorridor(int piece) {
        return piece >= rooms.size();
    }

    List<Variant> variants(int piece) {
        return variants.get(piece);
    }

    /** Whether two pieces must be joined. */
    boolean areJoined(int a, int b) {
        return constraints[a][b] instanceof PairConstraint.Join;
    }

    /**
     * The allowed offsets of a piece, as some variant, from a piece that it is joined to.
     *
     * @throws IllegalArgumentException if the two are not joined
     */
    LatticeSet offsets(int from, Variant ofFrom, int piece, Variant ofPiece) {
        if (constraints[from][piece] instanceof PairConstraint.Join join) {
            return join.offsets(ofFrom.shape().index(), ofPiece.shape().index());
        }
        throw new IllegalArgumentException("The pieces (%d, %d) must be joined.".formatted(from, piece));
    }

    /** Whether two pieces may be these variants at this offset. */
    boolean allow(int a, Variant ofA, int b, Variant ofB, int dx, int dy) {
        return mayBe(a, ofA, b, ofB)
                && constraints[a][b].allows(ofA.shape().index(), ofB.shape().index(), dx, dy);
    }

    /** The required corner of a pinned room, or nothing. */
    Optional<Point> pinnedCorner(int piece, Variant as) {
        return isPinned(piece) ? Optional.of(plan.pinnedCorner(rooms.get(piece), as)) : Optional.empty();
    }

    boolean isPinned(int piece) {
        return !isCorridor(piece) && plan.isPlacePinned(rooms.get(piece));
    }

    /** Whether two rooms can be exchanged in every layout: their constraints are equal. */
    boolean areInterchangeable(int a, int b) {
        if (isCorridor(a) || isCorridor(b) || isPinned(a) || isPinned(b)) {
            return false;
        }
        if (!variants(a).equals(variants(b)) || !constraints[a][b].equals(constraints[b][a])) {
            return false;
        }
        for (int other = 0; other < rooms.size(); other++) {
            if (other != a && other != b && !constraints[a][other].equals(constraints[b][other])) {
                return false;
            }
        }
        return true;
    }

    /** Whether the repeat rules allow two pieces to be these variants. */
    private boolean mayBe(int a, Variant ofA, int b, Variant ofB) {
        if (ofA.templateIndex() != ofB.templateIndex()) {
            return true;
        }
        RepeatRule rule = plan.repeatRule(ofA.templateIndex());
        return rule != RepeatRule.NEVER && !(rule.forbidsNeighbours() && areJoined(a, b));
    }

    private PairConstraint distance(int a, int b) {
        // Neighbours may touch even if their connection is not in the part.
        boolean mayTouch = isCorridor(a) || isCorridor(b) || plan.areNeighbours(rooms.get(a), rooms.get(b));
        return new PairConstraint.Distance(mayTouch ? plan.touching() : plan.apart());
    }

    private void join(Link link) {
        int from = rooms.indexOf(link.from());
        int to = rooms.indexOf(link.to());
        constraints[from][to] = new PairConstraint.OfRooms(link.forward());
        constraints[to][from] = new PairConstraint.OfRooms(link.backward());
        if (link.forward() instanceof CorridorSpaces forward && link.backward() instanceof CorridorSpaces backward) {
            int corridor = rooms.size() + corridorLinks.indexOf(link);
            constraints[from][corridor] = new PairConstraint.IntoCorridor(forward);
            constraints[corridor][to] = new PairConstraint.OutOfCorridor(forward);
            constraints[to][corridor] = new PairConstraint.IntoCorridor(backward);
            constraints[corridor][from] = new PairConstraint.OutOfCorridor(backward);
        }
    }
}
