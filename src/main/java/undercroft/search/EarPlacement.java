package undercroft.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import undercroft.configspace.Variant;
import undercroft.plan.Plan;
import undercroft.random.SeededRandom;

/**
 * Places the rooms of an ear legally, one after the other, by depth-first search: each where it is joined to all of its placed
 * neighbours and overlaps nothing, and from where the rest of the ear can still reach its end.
 *
 * <p>Places are tried in a random order with a preference: of a few drawn places the best by {@link CrowdingCost} comes first.
 */
final class EarPlacement {

    /** Rooms placed for one ear, successfully or not, before it is given up. Making space is then the better use of time. */
    private static final int NODES = 200;

    /** Places tried for a room with the template assigned to it, which is kept if possible. */
    private static final int PLACES_AS_ASSIGNED = 4;

    /** The same for an ear of one room, after which nothing can fail. */
    private static final int PLACES_OF_ONE = 8;

    /** Places tried for each other template. */
    private static final int PLACES_REDRAWN = 2;

    /** Other templates tried. */
    private static final int REDRAWS = 3;

    private final Plan plan;
    private final PartialLayout layout;
    private final TemplateAssignment assignment;
    private final SeededRandom random;
    private final Budget budget;
    private final Positions positions;
    private final CrowdingCost crowding;
    private final Optional<ForwardCheck> forwardCheck;
    private final Optional<EarReachability> reachability;
    private final EarEnds ends;
    private final int maxSize;
    private final List<Places> placesByDepth = new ArrayList<>();
    private EarFinder.Ear ear = new EarFinder.Ear(List.of(), 0);
    private int due;
    private boolean looksAhead;
    private int nodes;

    EarPlacement(
            Plan plan,
            PartialLayout layout,
            TemplateAssignment assignment,
            SeededRandom random,
            Budget budget,
            CrowdingCost crowding,
            Optional<ForwardCheck> forwardCheck,
            Optional<EarReachability> reachability) {
        this.plan = plan;
        this.layout = layout;
        this.assignment = assignment;
        this.random = random;
        this.budget = budget;
        this.positions = new Positions(plan, layout, assignment);
        this.crowding = crowding;
        this.forwardCheck = forwardCheck;
        this.reachability = reachability;
        this.ends = new EarEnds(plan, layout);
        this.maxSize = plan.maxReach();
    }

    /**
     * Places an ear or the beginning of one.
     *
     * @param rooms the number to place, from the first
     * @return whether these are now placed, legally; if not, none of them is
     */
    boolean place(EarFinder.Ear next, int rooms) {
        ear = next;
        due = rooms;
        nodes = 0;
        while (placesByDepth.size() < due) {
            placesByDepth.add(new Places());
        }
        looksAhead = reachability.isPresent()
                && ear.rooms().size() > 1
                && reachability.get().openWindow(ear);
        if (looksAhead) {
            // About what it costs, in addition to the nodes.
            budget.spend(ear.rooms().size());
            if (!reachability.get().compute(ear)) {
                return false;
            }
        }
        return placeFrom(0);
    }

    private boolean placeFrom(int depth) {
        if (depth == due) {
            return true;
        }
        int room = ear.rooms().get(depth);
        Variant assigned = preferred(room);
        int places = ear.rooms().size() == 1 ? PLACES_OF_ONE : PLACES_AS_ASSIGNED;
        if (assignment.isLawful(room, assigned) && placeAs(depth, assigned, places)) {
            return true;
        }
        int redraws = looksAhead ? reachability.orElseThrow().variants(depth) : REDRAWS;
        for (int redraw = 0; redraw < redraws && nodes <= NODES; redraw++) {
            Variant other = looksAhead ? reachability.orElseThrow().variant(depth, redraw) : assignment.propose(room);
            boolean isOther = other.index() != assigned.index() && assignment.isLawful(room, other);
            if (isOther && placeAs(depth, other, PLACES_REDRAWN)) {
                return true;
            }
        }
        return false;
    }

    /** The variant assigned to a room, or the one that is left to it. */
    private Variant preferred(int room) {
        Variant assigned = assignment.of(room);
        OptionalInt only = layout.shapeOf(room);
        return only.isEmpty() || assigned.shape().index() == only.getAsInt()
                ? assigned
                : plan.domain(room).variants().stream()
                        .filter(variant -> variant.shape().index() == only.getAsInt())
                        .findFirst()
                        .orElse(assigned);
    }

    /** Tries some places for a room with some variant, and for each of them the rest of the ear. */
    private boolean placeAs(int depth, Variant as, int tries) {
        int room = ear.rooms().get(depth);
        Places places = placesByDepth.get(depth);
        nodes++;
        if (!findAll(room, as, places)) {
            budget.spend();
            return false;
        }
        Variant before = assignment.of(room);
        for (int i = 0; i < tries && drawBest(depth, as, places); i++) {
            if (budget.isOver() || ++nodes > NODES) {
                return false;
            }
            assignment.give(room, as);
            layout.place(room, as, places.bestX(), places.bestY());
            if (layout.isValid() && leavesPlacesAround(room) && placeFrom(depth + 1)) {
                return true;
            }
            layout.lift(room);
            assignment.give(room, before);
        }
        return false;
    }

    private boolean leavesPlacesAround(int room) {
        return forwardCheck.isEmpty() || forwardCheck.get().leavesPlacesAround(room);
    }

    /**
     * Collects the places where a room is joined to all placed neighbours.
     *
     * @return whether there are any
     */
    private boolean findAll(int room, Variant as, Places places) {
        int found = positions.findJoinedToAll(room, as);
        places.take(positions, found);
        return found > 0;
    }

    /**
     * Draws legal places and takes the best of them; the others remain to be drawn.
     *
     * @return whether there was one
     */
    private boolean drawBest(int depth, Variant as, Places places) {
        int room = ear.rooms().get(depth);
        int shape = as.shape().index();
        boolean isLeaf = ear.rooms().size() == 1 && ear.hanging() <= 1;
        int draws = crowding.draws(room, isLeaf);
        int looked = 0;
        double best = Double.MAX_VALUE;
        places.beginDraw();
        while (places.drawn() < draws && places.undrawn() > 0) {
            // Drawn places lie at the end of the list, where they are not drawn again.
            int index = random.below(places.undrawn());
            int x = places.x(index);
            int y = places.y(index);
            looked++;
            if (!layout.isFree(room, shape, x, y) || !canReachEnd(depth, shape, x, y)) {
                places.remove(index);
            } else {
                double cost = crowding.cost(ear, depth, shape, x, y, isLeaf, places);
                places.setAside(index, cost < best);
                best = Math.min(best, cost);
            }
        }
        // A node costs as much as several annealing moves, depending on the number of places looked at.
        budget.spend(1 + looked / 4);
        return places.takeBest();
    }

    /** Whether the rest of the ear is long enough to lead from a place to its end. */
    private boolean canReachEnd(int depth, int shape, int x, int y) {
        if (looksAhead) {
            return reachability.orElseThrow().leadsOn(depth, shape, x, y);
        }
        int rest = ear.rooms().size() - 1 - depth;
        return rest == 0 || ends.gap(ear, shape, x, y) <= (long) rest * maxSize;
    }
}
