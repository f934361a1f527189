package undercroft.search;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import undercroft.configspace.Variant;
import undercroft.geometry.Point;
import undercroft.plan.Link;
import undercroft.plan.Plan;
import undercroft.random.SeededRandom;

/**
 * Finds places for a few rooms in a legal layout, and ejects as few others as possible, which then find other places: a depth-first
 * search with a limit on the rooms moved, which is raised by one at a time (ejection chains; Glover, Ejection Chains, Reference Structures
 * and Alternating Path Methods for Traveling Salesman Problems, 1996; iterative deepening, Korf 1985).
 */
final class LeastDisturbance {

    /** Rooms placed for one limit before the next limit is tried: some ten milliseconds. */
    private static final int NODES = 3_000;

    /** Places of one room that are followed up, the best first. */
    private static final int BRANCHES = 8;

    private final Plan plan;
    private final PartialLayout layout;
    private final TemplateAssignment assignment;
    private final SeededRandom random;
    private final Budget budget;
    private final Positions positions;
    private final Removal removal;
    private final int[] overlapped;
    private final BitSet moved = new BitSet();
    private int nodes;

    /**
     * A way to place a room.
     *
     * @param ejected the rooms that must go
     * @param order ties are broken by it
     */
    private record Way(Variant variant, int x, int y, BitSet ejected, double order) {}

    LeastDisturbance(
            Plan plan, PartialLayout layout, TemplateAssignment assignment, SeededRandom random, Budget budget) {
        this.plan = plan;
        this.layout = layout;
        this.assignment = assignment;
        this.random = random;
        this.budget = budget;
        this.positions = new Positions(plan, layout, assignment);
        this.removal = new Removal(plan, layout, assignment);
        this.overlapped = new int[plan.roomCount() + plan.links().size()];
    }

    /**
     * Places all rooms that are not placed.
     *
     * @param mostMoved how many placed rooms may get other places
     * @return whether the layout is now complete and legal; if not, it is as it was
     */
    boolean complete(int mostMoved) {
        BitSet open = new BitSet();
        open.set(0, plan.roomCount());
        for (int room = 0; room < plan.roomCount(); room++) {
            open.set(room, !layout.isPlaced(room));
        }
        moved.clear();
        moved.or(open);
        nodes = 0;
        boolean isComplete = place(open, mostMoved);
        removal.accept();
        return isComplete;
    }

    private boolean place(BitSet open, int left) {
        if (open.isEmpty()) {
            return true;
        }
        int room = mostBound(open);
        for (Way way : ways(room, left)) {
            if (++nodes > NODES || !budget.spend()) {
                return false;
            }
            int mark = removal.mark();
            way.ejected.stream().forEach(removal::lift);
            moved.or(way.ejected);
            if (removal.placeIfLegal(room, way.variant, way.x, way.y)) {
                BitSet rest = (BitSet) open.clone();
                rest.clear(room);
                rest.or(way.ejected);
                if (place(rest, left - way.ejected.cardinality())) {
                    return true;
                }
            }
            moved.andNot(way.ejected);
            removal.backTo(mark);
        }
        return false;
    }

    /** The open room with the most placed neighbours. */
    private int mostBound(BitSet open) {
        return open.stream()
                .boxed()
                .max(Comparator.comparingInt((Integer room) -> layout.placedNeighbours(room))
                        .thenComparing(Comparator.reverseOrder()))
                .orElseThrow();
    }

    /** The ways to place a room that eject at most some number of others: those that eject the fewest, and then the assigned variant, first. */
    private List<Way> ways(int room, int left) {
        List<Way> ways = new ArrayList<>();
        collect(room, left, new BitSet(), ways);
        if (left > 0 && layout.placedNeighbours(room) > 1) {
            for (int other : plan.neighboursOf(room)) {
                if (mayMove(other)) {
                    int mark = removal.mark();
                    BitSet ejected = new BitSet();
                    ejected.set(other);
                    removal.lift(other);
                    collect(room, left - 1, ejected, ways);
                    removal.backTo(mark);
                }
            }
        }
        ways.sort(
                Comparator.comparingInt((Way way) -> way.ejected.cardinality()).thenComparingDouble(Way::order));
        return ways.subList(0, Math.min(BRANCHES, ways.size()));
    }

    private void collect(int room, int left, BitSet ejectedAnyway, List<Way> ways) {
        Variant assigned = assignment.of(room);
        for (Variant variant : plan.domain(room).variants()) {
            if (assignment.isLawful(room, variant)) {
                int found = positions.findJoinedToAll(room, variant);
                double other = variant.index() == assigned.index() ? 0 : 1;
                for (int i = 0; i < found; i++) {
                    BitSet ejected = (BitSet) ejectedAnyway.clone();
                    if (isWherePinned(room, variant, positions.x(i), positions.y(i))
                            && eject(room, variant, positions.x(i), positions.y(i), left, ejected)) {
                        ways.add(new Way(variant, positions.x(i), positions.y(i), ejected, other + random.unit()));
                    }
                }
            }
        }
    }

    private boolean isWherePinned(int room, Variant as, int x, int y) {
        return !plan.isPlacePinned(room) || plan.pinnedCorner(room, as).equals(new Point(x, y));
    }

    /** Collects what is in the way of a room; whether that is allowed and not too much. */
    private boolean eject(int room, Variant as, int x, int y, int left, BitSet ejected) {
        int most = ejected.cardinality() + left;
        int count = layout.findOverlapped(room, as.shape().index(), x, y, overlapped);
        for (int i = 0; i < count; i++) {
            int object = overlapped[i];
            int going = object < plan.roomCount()
                    ? object
                    : lighterEnd(plan.links().get(object - plan.roomCount()), ejected);
            if (!mayMove(going) || plan.areNeighbours(going, room)) {
                return false;
            }
            ejected.set(going);
            if (ejected.cardinality() > most) {
                return false;
            }
        }
        return true;
    }

    /** The end of a corridor with fewer neighbours, which goes with it, or one that goes anyway. */
    private int lighterEnd(Link link, BitSet ejected) {
        if (ejected.get(link.from()) || ejected.get(link.to())) {
            return ejected.get(link.from()) ? link.from() : link.to();
        }
        boolean isFirst = plan.neighboursOf(link.from()).length <= plan.neighboursOf(link.to()).length;
        int lighter = isFirst ? link.from() : link.to();
        return mayMove(lighter) ? lighter : link.other(lighter);
    }

    private boolean mayMove(int room) {
        return layout.isPlaced(room) && !layout.isFixed(room) && !moved.get(room);
    }
}
