package undercroft.search;

import java.util.List;
import undercroft.configspace.Variant;
import undercroft.plan.Plan;
import undercroft.random.RandomStream;

/** Gives rooms of a whole layout other variants where these fit among what stands, so that it is as varied as others. */
final class Variation {

    /** Rooms that have become smaller make way for others, once. */
    private static final int SWEEPS = 2;

    private final Plan plan;
    private final PartialLayout layout;
    private final Casting casting;
    private final RandomStream random;
    private final Budget budget;
    private final Positions positions;

    Variation(Plan plan, PartialLayout layout, Casting casting, RandomStream random, Budget budget) {
        this.plan = plan;
        this.budget = budget;
        this.layout = layout;
        this.casting = casting;
        this.random = random;
        this.positions = new Positions(plan, layout, casting);
    }

    /** Gives each room the variant that was drawn for it, in a place near to its neighbours, if there is one, within the budget. */
    void castAsDrawn(List<Variant> drawn) {
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            for (int room = 0; room < plan.roomCount(); room++) {
                Variant wanted = drawn.get(room);
                if (wanted.index() != casting.of(room).index() && casting.isLawful(room, wanted)) {
                    cast(room, wanted);
                }
            }
        }
    }

    private void cast(int room, Variant wanted) {
        Variant before = casting.of(room);
        casting.give(room, wanted);
        int left = positions.findJoinedToAll(room, wanted);
        boolean fits = false;
        for (; left > 0 && !fits && budget.spend(); left--) {
            int drawn = random.below(left);
            layout.move(room, wanted, positions.x(drawn), positions.y(drawn));
            fits = layout.isValid();
            if (!fits) {
                layout.undo();
            }
            positions.swap(drawn, left - 1);
        }
        if (!fits) {
            casting.give(room, before);
        }
    }
}
