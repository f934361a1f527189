package undercroft.search;

import java.util.List;
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
 */
final class EarAttempt extends Attempt {

    /** To look for what to clear away costs about as much per so many rooms of the level as one move of an annealing. */
    private static final int ROOMS_CLEARED_AT_ONCE = 8;

    private final EarFinder finder;
    private final EarPlacement placement;
    private final Clearing clearing;
    /** How often each room has failed lately: counted up with every failure and down with every success. */
    private final int[] troubles;

    EarAttempt(Plan plan, long seed, int number, boolean heedsWishes, Budget budget, SearchListener listener) {
        super(plan, seed, number, heedsWishes, budget, listener);
        this.finder = new EarFinder(plan, layout, random);
        this.placement = new EarPlacement(plan, layout, casting, random, budget);
        this.clearing = new Clearing(plan, layout, random);
        this.troubles = new int[plan.roomCount()];
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

    /** Stands any room at the origin. */
    private void begin() {
        int room = random.below(plan.roomCount());
        budget.spend();
        layout.place(room, casting.of(room), 0, 0);
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
