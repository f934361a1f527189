package undercroft.search;

import java.util.List;
import undercroft.configspace.Variant;
import undercroft.plan.Plan;
import undercroft.random.SeededRandom;

/** Gives rooms of a complete layout other variants where these fit, so that a layout on a lattice is as varied as others. */
final class Variation {

    /** Passes over the rooms: in the second one rooms can use the space that others gave up in the first. */
    private static final int SWEEPS = 2;

    private final Plan plan;
    private final PartialLayout layout;
    private final TemplateAssignment assignment;
    private final SeededRandom random;
    private final Budget budget;
    private final Positions positions;

    Variation(Plan plan, PartialLayout layout, TemplateAssignment assignment, SeededRandom random, Budget budget) {
        this.plan = plan;
        this.budget = budget;
        this.layout = layout;
        this.assignment = assignment;
        this.random = random;
        this.positions = new Positions(plan, layout, assignment);
    }

    /**
     * Gives each room the variant that was drawn for it, at some place where it is joined to its neighbours, if there is one, within
     * the budget.
     */
    void restoreDrawn(List<Variant> drawn) {
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            for (int room = 0; room < plan.roomCount(); room++) {
                Variant wanted = drawn.get(room);
                if (wanted.index() != assignment.of(room).index() && assignment.isLawful(room, wanted)) {
                    tryVariant(room, wanted);
                }
            }
        }
    }

    private void tryVariant(int room, Variant wanted) {
        Variant before = assignment.of(room);
        assignment.give(room, wanted);
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
            assignment.give(room, before);
        }
    }
}
