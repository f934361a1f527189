package undercroft.search;

import java.util.List;
import java.util.Optional;
import undercroft.geometry.Point;

/**
 * Builds a layout in which everything placed is legal at every moment.
 *
 * <ol>
 *   <li>The shortest ear comes next ({@link EarFinder}): a path of unplaced rooms between two placed ones. Closing cycles is the
 *       hard part, and the shorter the rest of a cycle, the fewer ways there are to close it.
 *   <li>It is placed exactly ({@link EarPlacement}), by a depth-first search over the configuration spaces. Only the beginning of a
 *       long ear is placed.
 *   <li>Where that fails, rooms around it are taken away ({@link Ruin}), over a larger area the more often the ear has failed, and find
 *       their places again as ears among others. This is large neighbourhood search (Shaw, Using Constraint Programming and Local
 *       Search Methods to Solve Vehicle Routing Problems, 1998) in the place of backtracking, which undoes what was done last
 *       instead of what is in the way. A large part that is cut off may be taken away, too; it comes back unchanged wherever its
 *       first room finds a place ({@link RigidReinsertion}).
 * </ol>
 */
class EarAttempt extends Attempt {

    /** Looking for the rooms to take away costs about as much as one annealing move for each eight rooms of the level. */
    private static final int ROOMS_PER_ITERATION = 8;

    /**
     * A longer ear is not placed as a whole: in open space a search that prefers uncrowded places wanders off and finds the
     * ear's end too late, and its rooms lie on other ears, too, which are better placed first.
     */
    private static final int LONGEST_EAR_TO_CLOSE = 12;

    /** Rooms of such an ear that are placed before the next ear is looked for; 1, 3, 4, 9 and 12 rooms did no better. */
    private static final int BEGINNING = 6;

    private final EarFinder finder;
    private final EarPlacement placement;
    private final RigidReinsertion reinsertion;
    /** How often each room has failed lately: counted up with every failure and down with every success. */
    private final int[] recentFailures;

    final Ruin ruin;

    /** An attempt by plain ears. */
    EarAttempt(AttemptConfig config, AttemptContext context, Budget budget) {
        this(
                config,
                context,
                budget,
                config.has(Trait.REDRAWS_TEMPLATES) ? Ruin.Extent.WIDE_WITH_REDRAWS : Ruin.Extent.WIDE,
                false);
    }

    /**
     * An attempt by ears of some kind.
     *
     * @param looksAhead whether an ear is only begun where it can be closed, a room only placed where it leaves places to its
     *     neighbours, and rooms around a crowded one are packed
     */
    EarAttempt(AttemptConfig config, AttemptContext context, Budget budget, Ruin.Extent extent, boolean looksAhead) {
        super(config, context, budget);
        this.recentFailures = new int[plan.roomCount()];
        this.finder = new EarFinder(
                plan,
                layout,
                random,
                recentFailures,
                looksAhead ? Optional.of(new Packing(plan, layout)) : Optional.empty());
        this.placement = new EarPlacement(
                plan,
                layout,
                assignment,
                random,
                budget,
                new CrowdingCost(
                        plan, layout, random, config.has(Trait.WIDENS_LOOPS) ? CrowdingCost.FAR : CrowdingCost.NEAR),
                looksAhead ? Optional.of(new ForwardCheck(plan, layout, assignment)) : Optional.empty(),
                looksAhead ? Optional.of(new EarReachability(plan, layout, assignment, budget)) : Optional.empty());
        this.reinsertion = new RigidReinsertion(plan, layout, assignment);
        this.ruin = new Ruin(plan, layout, assignment, random, reinsertion, extent);
    }

    @Override
    boolean placeOthers() {
        while (layout.placedRooms() < plan.roomCount()) {
            if (budget.isOver()) {
                return false;
            }
            if (layout.placedRooms() == 0) {
                placeFirst();
            } else {
                placeNext(finder.next());
            }
        }
        return true;
    }

    /** Places a random room, anywhere where a frame has space for it. */
    private void placeFirst() {
        int room = random.below(plan.roomCount());
        budget.spend();
        Point place = layout.home(room, assignment.of(room).shape().index(), random);
        layout.place(room, assignment.of(room), place.x(), place.y());
        tellPlaced(List.of(room));
    }

    private void placeNext(EarFinder.Ear ear) {
        int length = ear.rooms().size();
        int count = length > LONGEST_EAR_TO_CLOSE ? BEGINNING : length;
        if (placement.place(ear, count)) {
            List<Integer> placed = ear.rooms().subList(0, count);
            budget.spend(reinsertion.reinsertFrom(placed) / ROOMS_PER_ITERATION);
            tellPlaced(placed);
            for (int room : ear.rooms()) {
                recentFailures[room] = Math.max(0, recentFailures[room] - 1);
            }
        } else {
            makeRoomFor(ear);
        }
    }

    private void makeRoomFor(EarFinder.Ear ear) {
        rememberIfLargest();
        int worst = 0;
        for (int room : ear.rooms()) {
            countFailure(room);
            worst = Math.max(worst, ++recentFailures[room]);
        }
        boolean isRearranged = rearrangeFor(ear, worst);
        if (!isRearranged) {
            ruin.around(ear, worst);
        }
        budget.spend(1 + plan.roomCount() / ROOMS_PER_ITERATION);
        countBacktrack();
        if (isHeard()) {
            tell(
                    isRearranged
                            ? new SearchEvent.Rearranged(config.number(), plan.roomCount(), partialRooms())
                            : new SearchEvent.Cleared(config.number(), plan.roomCount(), partialRooms()));
        }
    }

    /**
     * Makes room for an ear in some other way than by taking away what is around it.
     *
     * @param failures how often the ear's rooms have failed lately, at least 1
     * @return whether it did; plain ears never do
     */
    boolean rearrangeFor(EarFinder.Ear ear, int failures) {
        return false;
    }

    private void tellPlaced(List<Integer> rooms) {
        if (isHeard()) {
            tell(new SearchEvent.EarPlaced(config.number(), rooms, plan.roomCount(), partialRooms()));
        }
    }
}
