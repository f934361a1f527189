package undercroft.search;

import undercroft.plan.Plan;

/** Measures how far the rooms of an ear are from its end. */
final class EarEnds {

    private final Plan plan;
    private final PartialLayout layout;

    EarEnds(Plan plan, PartialLayout layout) {
        this.plan = plan;
        this.layout = layout;
    }

    /** The distance, in cells, from a shape in some place to the farthest of the rooms that the last room must be joined to. */
    int gap(EarFinder.Ear ear, int shape, int x, int y) {
        int gap = 0;
        int last = ear.last();
        for (int end : plan.neighboursOf(last)) {
            if (layout.isPlaced(end)) {
                int gapX = Math.max(layout.x(end) - x - plan.width(shape), x - layout.right(end));
                int gapY = Math.max(layout.y(end) - y - plan.height(shape), y - layout.top(end));
                gap = Math.max(gap, Math.max(gapX, gapY));
            }
        }
        return gap;
    }
}
