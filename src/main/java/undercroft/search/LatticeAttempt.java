package undercroft.search;

import java.util.List;
import java.util.stream.IntStream;
import undercroft.configspace.Variant;
import undercroft.geometry.Point;
import undercroft.lattice.Embedding;
import undercroft.lattice.Tiling;

/**
 * Lays out the level on a lattice, where rooms of few variants are placed side by side like bricks or squares. Then rooms get back the
 * variants that were drawn for them at first, wherever these fit.
 */
final class LatticeAttempt extends Attempt {

    private final Tiling tiling;
    /** By room, the variant that was drawn for it before it got one that fits the lattice. */
    private final List<Variant> drawn;

    /** An attempt at a level that fits at least one lattice; which of them it uses is drawn. */
    LatticeAttempt(AttemptConfig config, AttemptContext context, Budget budget) {
        super(config, context, budget);
        List<Tiling> tilings = context.tilings().all();
        this.drawn =
                IntStream.range(0, plan.roomCount()).mapToObj(assignment::of).toList();
        this.tiling = tilings.get(random.below(tilings.size()));
        assignment.drawWithin(tiling.domains());
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
        if (!isEmbedded || layout.placedRooms() < plan.roomCount()) {
            return false;
        }
        budget.renew();
        new Variation(plan, layout, assignment, random, budget).restoreDrawn(drawn);
        if (isHeard()) {
            tell(new SearchEvent.Embedded(number(), plan.roomCount(), partialRooms()));
        }
        // Where the iterations end, the layout is the same on every machine. Where the time ends, it is not, so the
        // attempt has failed.
        return !budget.checkStopped();
    }
}
