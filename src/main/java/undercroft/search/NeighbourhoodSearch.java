package undercroft.search;

import undercroft.level.Objective;
import undercroft.plan.Plan;
import undercroft.random.SeededRandom;

/**
 * Large neighbourhood search on a finished layout (Shaw, Using Constraint Programming and Local Search Methods to Solve Vehicle Routing
 * Problems, 1998): some rooms are removed and placed again exactly; worse layouts are accepted within a threshold that falls (Dueck and
 * Scheuer, Threshold Accepting, 1990). The best layout so far, the incumbent, never becomes worse. The threshold depends on the number of
 * iterations alone, so the same iterations give the same incumbent.
 */
final class NeighbourhoodSearch {

    /** Iterations, for each room, in which the threshold falls to zero; the search then goes on from the incumbent with a new one. */
    private static final int ITERATIONS_OF_CYCLE = 60;

    /** The first threshold, as a part of the score: a twentieth lets a room stick out of a small layout for a while. */
    private static final int THRESHOLD_PART = 20;

    /** The most rooms removed at once; exact insertion of more seldom succeeds. */
    private static final int MOST_REMOVED = 8;

    /** One iteration in three moves a whole branch instead. */
    private static final int BRANCH_PERIOD = 3;

    private final Plan plan;
    private final PartialLayout layout;
    private final TemplateAssignment assignment;
    private final SeededRandom random;
    private final Objective objective;
    private final Removal removal;
    private final Recreation recreation;
    private final RemovedRooms removed;
    private final BranchMove branches;
    private final LayoutMeasure measure;
    private final Snapshot incumbent;
    private long best;
    private long energy;
    private long iterations;

    /** Begins with a complete and legal layout, which is the first incumbent. */
    NeighbourhoodSearch(
            Plan plan, PartialLayout layout, TemplateAssignment assignment, SeededRandom random, Objective objective) {
        this.plan = plan;
        this.layout = layout;
        this.assignment = assignment;
        this.random = random;
        this.objective = objective;
        this.removal = new Removal(plan, layout, assignment);
        this.recreation = new Recreation(plan, layout, assignment, random, removal, objective);
        this.measure = new LayoutMeasure(plan, layout);
        this.removed = new RemovedRooms(plan, layout, random, measure);
        this.branches = new BranchMove(plan, layout, assignment, random, removal);
        this.incumbent = new Snapshot(plan).take(layout);
        measure.take();
        this.best = measure.score(objective);
        this.energy = energy(best);
    }

    /** The score of the incumbent, in millionths. */
    long best() {
        return best;
    }

    /** Makes one iteration. */
    void step() {
        long cycle = (long) ITERATIONS_OF_CYCLE * plan.roomCount();
        long phase = iterations % cycle;
        if (phase == 0 && iterations > 0) {
            restoreIncumbent();
        }
        iterations++;
        measure.take();
        if (change()) {
            judge(best / THRESHOLD_PART * (cycle - phase) / cycle);
        } else {
            removal.backTo(0);
        }
    }

    /** Leaves the incumbent in the layout. */
    void restoreIncumbent() {
        incumbent.restoreExactly(layout, assignment);
        measure.take();
        energy = energy(best);
    }

    private boolean change() {
        if (branches.arePossible() && random.below(BRANCH_PERIOD) == 0) {
            return branches.moveOne();
        }
        recreation.setCentre(measure.left() + measure.right(), measure.bottom() + measure.top());
        int count = removed.choose(1 + random.below(Math.min(MOST_REMOVED, plan.roomCount() - 1)));
        for (int i = 0; i < count; i++) {
            removal.lift(removed.rooms()[i]);
        }
        return count > 0 && recreation.place(removed.rooms(), count);
    }

    private void judge(long threshold) {
        measure.take();
        long score = measure.score(objective);
        long next = energy(score);
        if (!layout.isInForm() || next > energy + (long) (threshold * random.unit())) {
            removal.backTo(0);
            return;
        }
        removal.accept();
        energy = next;
        if (score < best) {
            best = score;
            incumbent.take(layout);
        }
    }

    /** The score with a pull towards the centre, which tells apart layouts of the same box. */
    private long energy(long score) {
        return objective.spread() > 0 ? score : score + measure.ofFloor(measure.meanSquare());
    }
}
