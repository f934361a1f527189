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
 * The pieces that a layout of a part is made of, and what each allows the others: first the rooms of the part, then a
 * corridor for each of its connections that has one.
 */
final class Pieces {

    private final Plan plan;
    private final List<Integer> rooms;
    private final List<Link> corridorLinks;
    private final List<List<Variant>> variants = new ArrayList<>();
    private final Bond[][] bonds;

    Pieces(Plan plan, Part part) {
        this.plan = plan;
        this.rooms = part.rooms();
        this.corridorLinks = part.links().stream()
                .filter(link -> link.corridors().isPresent())
                .toList();
        rooms.forEach(room -> variants.add(plan.domain(room).variants()));
        corridorLinks.forEach(
                link -> variants.add(link.corridors().orElseThrow().corridors()));
        this.bonds = new Bond[count()][count()];
        for (int a = 0; a < count(); a++) {
            for (int b = 0; b < count(); b++) {
                bonds[a][b] = distance(a, b);
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
        return bonds[a][b] instanceof Bond.Joint;
    }

    /** Where a piece may stand as some variant, seen from another piece that it is joined to. */
    LatticeSet offsets(int from, Variant ofFrom, int piece, Variant ofPiece) {
        if (bonds[from][piece] instanceof Bond.Joint joint) {
            return joint.offsets(ofFrom.shape().index(), ofPiece.shape().index());
        }
        throw new IllegalArgumentException("The pieces (%d, %d) must be joined.".formatted(from, piece));
    }

    /** Whether two pieces may stand so, as far as the two are concerned. */
    boolean allow(int a, Variant ofA, int b, Variant ofB, int dx, int dy) {
        return mayBe(a, ofA, b, ofB)
                && bonds[a][b].allows(ofA.shape().index(), ofB.shape().index(), dx, dy);
    }

    /** Where a room must stand whose place is given. */
    Optional<Point> pinnedCorner(int piece, Variant as) {
        return isPinned(piece) ? Optional.of(plan.pinnedCorner(rooms.get(piece), as)) : Optional.empty();
    }

    boolean isPinned(int piece) {
        return !isCorridor(piece) && plan.isPlacePinned(rooms.get(piece));
    }

    /** Whether two rooms can change places in every layout: all that is asked of the one is asked of the other. */
    boolean areInterchangeable(int a, int b) {
        if (isCorridor(a) || isCorridor(b) || isPinned(a) || isPinned(b)) {
            return false;
        }
        if (!variants(a).equals(variants(b)) || !bonds[a][b].equals(bonds[b][a])) {
            return false;
        }
        for (int other = 0; other < rooms.size(); other++) {
            if (other != a && other != b && !bonds[a][other].equals(bonds[b][other])) {
                return false;
            }
        }
        return true;
    }

    /** Whether the repeat rules let two pieces be these variants. */
    private boolean mayBe(int a, Variant ofA, int b, Variant ofB) {
        if (ofA.templateIndex() != ofB.templateIndex()) {
            return true;
        }
        RepeatRule rule = plan.repeatRule(ofA.templateIndex());
        return rule != RepeatRule.NEVER && !(rule.partsNeighbours() && areJoined(a, b));
    }

    private Bond distance(int a, int b) {
        // Neighbours may touch even where their connection is not in the part.
        boolean mayTouch = isCorridor(a) || isCorridor(b) || plan.areNeighbours(rooms.get(a), rooms.get(b));
        return new Bond.Distance(mayTouch ? plan.touching() : plan.apart());
    }

    private void join(Link link) {
        int from = rooms.indexOf(link.from());
        int to = rooms.indexOf(link.to());
        bonds[from][to] = new Bond.OfRooms(link.forth());
        bonds[to][from] = new Bond.OfRooms(link.back());
        if (link.forth() instanceof CorridorSpaces forth && link.back() instanceof CorridorSpaces back) {
            int corridor = rooms.size() + corridorLinks.indexOf(link);
            bonds[from][corridor] = new Bond.IntoCorridor(forth);
            bonds[corridor][to] = new Bond.OutOfCorridor(forth);
            bonds[to][corridor] = new Bond.IntoCorridor(back);
            bonds[corridor][from] = new Bond.OutOfCorridor(back);
        }
    }
}
