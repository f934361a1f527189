package undercroft.search;

import undercroft.plan.Plan;
import undercroft.random.RandomStream;

/** Good is what is near to a room's aim. */
final class Aiming implements Ranking {

    /** Enough to come within a cell or two of the aim on most walls. */
    private static final int DRAWS = 32;

    private final Plan plan;
    private final Aim aim;
    private final RandomStream random;

    Aiming(Plan plan, Aim aim, RandomStream random) {
        this.plan = plan;
        this.aim = aim;
        this.random = random;
    }

    @Override
    public double cost(EarFinder.Ear ear, int depth, int shape, int x, int y, boolean isLeaf, Places all) {
        int room = ear.rooms().get(depth);
        double dx = x + plan.width(shape) / 2.0 - aim.x(room);
        double dy = y + plan.height(shape) / 2.0 - aim.y(room);
        // A cell more or less is left to chance, or a room that fails would be put to the same place again.
        return Math.sqrt(dx * dx + dy * dy) + random.unit();
    }

    @Override
    public int draws(int room, boolean isLeaf) {
        return DRAWS;
    }
}
