package undercroft.search;

import java.util.List;
import java.util.stream.IntStream;
import undercroft.configspace.Variant;
import undercroft.geometry.Point;
import undercroft.lattice.Embedding;
import undercroft.lattice.Tiling;
import undercroft.plan.Plan;

/**
 * Lays out the level on a lattice, where rooms of few variants stand side by side like bricks or squares; then rooms get back
 * the variants that were drawn for them, wherever these fit.
 */
final class LatticeAttempt extends Attempt {

    private final Tiling tiling;
    /** What was drawn for each room before it was cast for the lattice. */
    private final List<Variant> drawn;

    /**
     * An attempt.
     *
     * @param tilings of the plan, at least one; which of them it goes by is drawn
     */
    LatticeAttempt(
            Plan plan,
            long seed,
            int number,
            boolean heedsWishes,
            List<Tiling> tilings,
            Budget budget,
            SearchListener listener) {
        super(plan, seed, number, heedsWishes, budget, listener);
        this.drawn =
                IntStream.range(0, plan.roomCount()).mapToObj(assignment::of).toList();
        this.tiling = tilings.get(random.below(tilings.size()));
        assignment.castWithin(tiling.domains());
    }

    @Override
    boolean placeOthers() {
        Embedding embedding = new Embedding(plan.graph(), tiling.lattice(), random);
        boolean isEmbedded = embedding.search(budget::spend);
        countBacktracks(embedding.backtracks());
        for (int room = 0; room < plan.roomCount(); room++) {
            countFailures(room, embedding.failures(room));
            if (embedding.isPlaced(room)) {
                Point place = tiling.place(embedding.column(room), embedding.row(room));
                layout.placeIfLegal(assignment, room, assignment.of(room), place.x(), place.y());
            }
        }
        if (embedding.isRuledOut()) {
            budget.exhaust();
        }
        // Corridors may be in each other's way.
        if (!isEmbedded || layout.standingRooms() < plan.roomCount()) {
            return false;
        }
        budget.renew();
        new Variation(plan, layout, assignment, random, budget).castAsDrawn(drawn);
        if (isHeard()) {
            tell(new SearchEvent.Embedded(number(), plan.roomCount(), partialRooms()));
        }
        // What is left as it was for want of iterations is the same on every machine, and for want of time it is not.
        return !budget.isStopped();
    }
}
