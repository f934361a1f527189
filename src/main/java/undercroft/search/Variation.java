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
    private final Positions positions;

    Variation(Plan plan, PartialLayout layout, Casting casting, RandomStream random) {
        this.plan = plan;
        this.layout = layout;
        this.casting = casting;
        this.random = random;
        this.positions = new Positions(plan, layout, casting);
    }

    /** Gives each room the variant that was drawn for it, in a place near to its neighbours, if there is one. */
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
        int x = layout.x(room);
        int y = layout.y(room);
        layout.lift(room);
        int left = positions.findJoinedToAll(room, wanted);
        for (; left > 0 && !layout.stands(room); left--) {
            int drawn = random.below(left);
            layout.placeIfLegal(casting, room, wanted, positions.x(drawn), positions.y(drawn));
            positions.swap(drawn, left - 1);
        }
        if (!layout.stands(room)) {
            casting.give(room, before);
            layout.place(room, before, x, y);
        }
    }
}
