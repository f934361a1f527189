package undercroft.search;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import undercroft.configspace.LatticeSet;
import undercroft.configspace.Variant;
import undercroft.plan.Link;
import undercroft.plan.Plan;
import undercroft.random.SeededRandom;

/**
 * Moves what hangs on a bridge of the graph as a rigid whole along the wall that it hangs on, or to another one, as in the pivot algorithm
 * (Madras and Sokal, The Pivot Algorithm, 1988).
 */
final class BranchMove {

    private final PartialLayout layout;
    private final TemplateAssignment assignment;
    private final SeededRandom random;
    private final Removal removal;
    private final Plan plan;
    private final List<Branch> branches = new ArrayList<>();

    /**
     * The smaller side of a bridge.
     *
     * @param bridge from a room of the branch to one beyond
     * @param root the room of the branch
     * @param inner connections within the branch
     */
    private record Branch(Link bridge, int root, List<Integer> rooms, List<Link> inner) {}

    private record Place(int object, Variant variant, int x, int y) {}

    BranchMove(Plan plan, PartialLayout layout, TemplateAssignment assignment, SeededRandom random, Removal removal) {
        this.plan = plan;
        this.layout = layout;
        this.assignment = assignment;
        this.random = random;
        this.removal = removal;
        for (Link link : plan.links()) {
            BitSet side = sideOf(link.to(), link);
            if (!side.get(link.from())) {
                boolean isSmaller = 2 * side.cardinality() <= plan.roomCount();
                addBranch(link, isSmaller ? link.to() : link.from());
            }
        }
    }

    boolean arePossible() {
        return !branches.isEmpty();
    }

    /**
     * Moves a branch that is drawn to a place that is drawn.
     *
     * @return whether it is there now, legally; if not, the removal leads back
     */
    boolean moveOne() {
        Branch branch = branches.get(random.below(branches.size()));
        int root = branch.root;
        int other = branch.bridge.other(root);
        LatticeSet offsets = branch.bridge.offsets(root, layout.shape(other), layout.shape(root));
        int drawn = random.below(offsets.size());
        int dx = layout.x(other) + offsets.x(drawn) - layout.x(root);
        int dy = layout.y(other) + offsets.y(drawn) - layout.y(root);
        if ((dx == 0 && dy == 0) || branch.rooms.stream().anyMatch(layout::isFixed)) {
            return false;
        }
        List<Place> rooms = branch.rooms.stream().map(this::place).toList();
        List<Place> corridors = branch.inner.stream()
                .map(layout::corridorOf)
                .filter(layout::isPlaced)
                .map(this::place)
                .toList();
        branch.rooms.forEach(removal::lift);
        for (Place room : rooms) {
            if (!standsFree(room, dx, dy)) {
                return false;
            }
            removal.placed(room.object, assignment.of(room.object));
        }
        for (Place corridor : corridors) {
            if (!standsFree(corridor, dx, dy)) {
                return false;
            }
        }
        layout.join(branch.bridge);
        return layout.isValid();
    }

    private boolean standsFree(Place place, int dx, int dy) {
        int x = place.x + dx;
        int y = place.y + dy;
        if (!layout.isFree(place.object, place.variant.shape().index(), x, y)) {
            return false;
        }
        layout.stand(place.object, place.variant, x, y);
        return true;
    }

    private Place place(int object) {
        return new Place(object, layout.variant(object), layout.x(object), layout.y(object));
    }

    private void addBranch(Link bridge, int root) {
        BitSet side = sideOf(root, bridge);
        branches.add(new Branch(
                bridge,
                root,
                side.stream().boxed().toList(),
                plan.links().stream()
                        .filter(link -> side.get(link.from()) && side.get(link.to()))
                        .toList()));
    }

    /** The rooms that can be reached from a room without a connection. */
    private BitSet sideOf(int room, Link without) {
        BitSet side = new BitSet();
        List<Integer> queue = new ArrayList<>(List.of(room));
        side.set(room);
        for (int k = 0; k < queue.size(); k++) {
            for (Link link : plan.linksOf(queue.get(k))) {
                int other = link.other(queue.get(k));
                if (link.index() != without.index() && !side.get(other)) {
                    side.set(other);
                    queue.add(other);
                }
            }
        }
        return side;
    }
}
