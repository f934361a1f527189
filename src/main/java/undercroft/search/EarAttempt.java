package undercroft.search;

import java.util.List;
import java.util.Optional;
import undercroft.plan.Plan;

/**
 * Builds a layout in which everything that stands is legal at every moment.
 *
 * <ol>
 *   <li>The shortest ear next ({@link EarFinder}): a path of rooms that do not stand between two that do, for closing
 *       cycles is the hard part, and the shorter the rest of a cycle, the fewer ways there are to close it.
 *   <li>It is placed exactly ({@link EarPlacement}), by a depth-first search over the configuration spaces; of a long one only the
 *       beginning is.
 *   <li>Where that fails, room is made ({@link Ruin}): what stands around is taken away, the more the oftener these
 *       rooms have failed, and finds its place again as ears among others. This is large neighbourhood search (Shaw, Using
 *       Constraint Programming and Local Search Methods to Solve Vehicle Routing Problems, 1998) in the place of
 *       backtracking, which undoes what was done last instead of what is in the way. A large part that is cut off by this may
 *       be taken away, too; it comes back as it was wherever its first room finds a place ({@link RigidReinsertion}).
 * </ol>
 *
 * <p>In a large level an attempt is thorough: it looks ahead whether an ear can be closed at all ({@link EarReachability}) and whether it
 * leaves places to others ({@link ForwardCheck}), now and then forces a room in ({@link Ejection}), and goes back to the most
 * that ever stood where repair goes astray ({@link Incumbent}). Every other thorough attempt keeps rooms farther apart
 * ({@link CrowdingCost#FAR}), for some levels are found by the one and some by the other.
 */
final class EarAttempt extends Attempt {

    /** To look for what to clear away costs about as much per so many rooms of the level as one move of an annealing. */
    private static final int ROOMS_CLEARED_AT_ONCE = 8;

    /**
     * A longer ear is not placed as a whole: in open space a search that chooses rooms by the space around them wanders off and
     * finds its end too late. And its rooms lie on other ears, too, which want to be placed first.
     */
    private static final int LONGEST_EAR_TO_CLOSE = 12;

    /** So many rooms of such an ear are placed, from whichever end is its first, and so on until a short one is left to close. */
    private static final int BEGINNING = 6;

    /** One of so many times a thorough attempt forces a room in instead of clearing away what is around. */
    private static final int FORCED_TURNS = 5;

    /** From this part of the rooms on, a thorough attempt goes on as long as more and more of them find places. */
    private static final double CLOSE = 0.9;

    /** The share of rooms that are made alike in some thorough attempts: where doors are few, rooms of one size fit soonest. */
    private static final double ALIKE = 0.95;

    /** Of so many attempts the second half makes rooms alike. */
    private static final int ALIKE_TURNS = 4;

    /**
     * From so many rooms on only every second pair of attempts gives other templates to rooms that are cleared away: of large levels
     * some are not found without, and those with many loops not with it.
     */
    private static final int RECAST_BY_TURNS = 100;

    private final EarFinder finder;
    private final EarPlacement placement;
    private final RigidReinsertion reinsertion;
    private final Ruin ruin;
    private final Optional<Thoroughness> thoroughness;
    /** How often each room has failed lately: counted up with every failure and down with every success. */
    private final int[] troubles;

    /**
     * An attempt.
     *
     * @param strategy one of those by ears
     */
    EarAttempt(
            Plan plan,
            long seed,
            int number,
            boolean heedsWishes,
            Strategy strategy,
            Budget budget,
            SearchListener listener) {
        super(plan, seed, number, heedsWishes, budget, listener);
        boolean isThorough = strategy == Strategy.THOROUGH;
        this.troubles = new int[plan.roomCount()];
        this.finder = new EarFinder(
                plan, layout, random, troubles, isThorough ? Optional.of(new Packing(plan, layout)) : Optional.empty());
        CrowdingCost crowding = new CrowdingCost(plan, layout, random, radius(strategy));
        this.placement = new EarPlacement(
                plan,
                layout,
                assignment,
                random,
                budget,
                crowding,
                isThorough ? Optional.of(new ForwardCheck(plan, layout, assignment)) : Optional.empty(),
                isThorough ? Optional.of(new EarReachability(plan, layout, assignment, budget)) : Optional.empty());
        this.reinsertion = new RigidReinsertion(plan, layout, assignment);
        this.ruin = new Ruin(plan, layout, assignment, random, reinsertion, extent(strategy));
        this.thoroughness = isThorough ? Optional.of(new Thoroughness()) : Optional.empty();
    }

    private double radius(Strategy strategy) {
        return strategy == Strategy.THOROUGH && number() % 2 == 0 ? CrowdingCost.FAR : CrowdingCost.NEAR;
    }

    private Ruin.Extent extent(Strategy strategy) {
        if (strategy == Strategy.THOROUGH) {
            return Ruin.Extent.STEADY;
        }
        boolean recasts = plan.roomCount() < RECAST_BY_TURNS || number() % 4 >= 2;
        return recasts ? Ruin.Extent.WIDE_AND_RECAST : Ruin.Extent.WIDE;
    }

    @Override
    boolean placeOthers() {
        while (layout.standingRooms() < plan.roomCount()) {
            if (budget.isOver()) {
                return false;
            }
            if (layout.standingRooms() == 0) {
                begin();
                continue;
            }
            EarFinder.Ear ear = finder.next();
            int count = ear.rooms().size() > LONGEST_EAR_TO_CLOSE
                    ? BEGINNING
                    : ear.rooms().size();
            if (placement.place(ear, count)) {
                List<Integer> placed = ear.rooms().subList(0, count);
                budget.spend(reinsertion.regrowFrom(placed) / ROOMS_CLEARED_AT_ONCE);
                tellPlaced(placed);
                for (int room : ear.rooms()) {
                    troubles[room] = Math.max(0, troubles[room] - 1);
                }
            } else {
                makeRoomFor(ear);
            }
        }
        return true;
    }

    /** Places a random room at the origin. */
    private void begin() {
        int room = random.below(plan.roomCount());
        budget.spend();
        layout.place(room, assignment.of(room), 0, 0);
        tellPlaced(List.of(room));
    }

    private void makeRoomFor(EarFinder.Ear ear) {
        rememberIfLargest();
        int worst = 0;
        for (int room : ear.rooms()) {
            countFailure(room);
            worst = Math.max(worst, ++troubles[room]);
        }
        boolean isHelped = thoroughness.isPresent() && thoroughness.get().helps(ear, worst);
        if (!isHelped) {
            ruin.clearAround(ear, worst);
        }
        budget.spend(1 + plan.roomCount() / ROOMS_CLEARED_AT_ONCE);
        countBacktrack();
        if (isHeard()) {
            tell(
                    isHelped
                            ? new SearchEvent.Rearranged(number(), plan.roomCount(), partialRooms())
                            : new SearchEvent.Cleared(number(), plan.roomCount(), partialRooms()));
        }
    }

    /** What a thorough attempt does beyond the rest. */
    private final class Thoroughness {

        private final Ejection ejection = new Ejection(plan, layout, assignment, random);
        private final Incumbent incumbent = new Incumbent(plan, layout, assignment, random);

        Thoroughness() {
            if (number() % ALIKE_TURNS >= ALIKE_TURNS / 2) {
                assignment.castAlike(ALIKE);
                assignment.castCorridorsAlike(ALIKE);
            }
        }

        /** Makes room otherwise than by clearing, if it is time for that; whether it did. */
        boolean helps(EarFinder.Ear ear, int worst) {
            if (incumbent.isRaised() && layout.standingRooms() >= CLOSE * plan.roomCount()) {
                budget.renew();
            }
            if (incumbent.isReturnedTo()) {
                return true;
            }
            if (random.below(FORCED_TURNS) > 0) {
                return false;
            }
            ejection.force(random.below(2) == 0 ? ear.rooms().get(0) : ear.last());
            ruin.liftSmallParts(worst);
            return true;
        }
    }

    private void tellPlaced(List<Integer> rooms) {
        if (isHeard()) {
            tell(new SearchEvent.EarPlaced(number(), rooms, plan.roomCount(), partialRooms()));
        }
    }
}
