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
 *   <li>It is placed exactly ({@link EarPlacement}), by a depth-first search over the configuration spaces.
 *   <li>Where that fails, room is made ({@link Clearing}): what stands around is taken away, the more the oftener these
 *       rooms have failed, and finds its place again as ears among others. This is large neighbourhood search (Shaw, Using
 *       Constraint Programming and Local Search Methods to Solve Vehicle Routing Problems, 1998) in the place of
 *       backtracking, which undoes what was done last instead of what is in the way.
 * </ol>
 *
 * <p>In a large level an attempt may aim at a drawing of the graph ({@link Aim}), by which all rooms have space.
 */
final class EarAttempt extends Attempt {

    /** To look for what to clear away costs about as much per so many rooms of the level as one move of an annealing. */
    private static final int ROOMS_CLEARED_AT_ONCE = 8;

    /**
     * Where there is an aim a longer ear is not placed as a whole: its first room or its last is, near its aim, and so on
     * until a short one is left to close, for what was placed of a long ear in vain is lost.
     */
    private static final int LONGEST_EAR_TO_CLOSE = 6;

    /**
     * From so many rooms on only every second attempt gives other templates to rooms that are cleared away: of large levels
     * some are not found without, and those with many loops not with it.
     */
    private static final int RECAST_BY_TURNS = 100;

    private final Optional<Aim> aim;
    private final EarFinder finder;
    private final EarPlacement placement;
    private final Clearing clearing;
    /** How often each room has failed lately: counted up with every failure and down with every success. */
    private final int[] troubles;

    /**
     * An attempt.
     *
     * @param aims whether rooms are to come near to where a drawing has them, if there is one
     */
    EarAttempt(
            Plan plan,
            long seed,
            int number,
            boolean heedsWishes,
            boolean aims,
            Budget budget,
            SearchListener listener) {
        super(plan, seed, number, heedsWishes, budget, listener);
        this.aim = aims ? Aim.of(plan, casting, random) : Optional.empty();
        this.finder = new EarFinder(plan, layout, random);
        Ranking ranking = aim.<Ranking>map(some -> new Aiming(plan, some, random))
                .orElseGet(() -> new Spreading(plan, layout, random));
        Optional<Foresight> foresight = aim.map(some -> new Foresight(plan, layout, casting));
        this.placement = new EarPlacement(plan, layout, casting, random, budget, ranking, foresight);
        this.clearing = new Clearing(plan, layout, casting, random, extent(number));
        this.troubles = new int[plan.roomCount()];
    }

    private Clearing.Extent extent(int number) {
        if (aim.isPresent()) {
            return Clearing.Extent.LOCAL;
        }
        boolean recasts = plan.roomCount() < RECAST_BY_TURNS || number % 2 == 1;
        return recasts ? Clearing.Extent.WIDE_AND_RECAST : Clearing.Extent.WIDE;
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
            EarFinder.Ear ear = shortened(finder.next());
            if (placement.place(ear)) {
                tellPlaced(ear.rooms());
                for (int room : ear.rooms()) {
                    troubles[room] = Math.max(0, troubles[room] - 1);
                }
            } else {
                makeRoomFor(ear);
            }
        }
        return true;
    }

    private EarFinder.Ear shortened(EarFinder.Ear ear) {
        if (aim.isEmpty() || ear.rooms().size() <= LONGEST_EAR_TO_CLOSE) {
            return ear;
        }
        int end = random.below(2) == 0 ? ear.rooms().get(0) : ear.last();
        return new EarFinder.Ear(List.of(end), ear.rooms().size());
    }

    /** Stands any room at its aim or, without one, at the origin. */
    private void begin() {
        int room = random.below(plan.roomCount());
        budget.spend();
        int x = aim.map(some -> (int) some.x(room)).orElse(0);
        int y = aim.map(some -> (int) some.y(room)).orElse(0);
        layout.place(room, casting.of(room), x, y);
        tellPlaced(List.of(room));
    }

    private void makeRoomFor(EarFinder.Ear ear) {
        rememberIfLargest();
        int worst = 0;
        for (int room : ear.rooms()) {
            countFailure(room);
            worst = Math.max(worst, ++troubles[room]);
        }
        clearing.clearAround(ear, worst);
        budget.spend(1 + plan.roomCount() / ROOMS_CLEARED_AT_ONCE);
        countBacktrack();
        if (isHeard()) {
            tell(new SearchEvent.Cleared(number(), plan.roomCount(), partialRooms()));
        }
    }

    private void tellPlaced(List<Integer> rooms) {
        if (isHeard()) {
            tell(new SearchEvent.EarPlaced(number(), rooms, plan.roomCount(), partialRooms()));
        }
    }
}
