package undercroft.search;

import java.util.List;
import java.util.function.Predicate;
import undercroft.chain.Chain;
import undercroft.configspace.Variant;
import undercroft.geometry.Point;
import undercroft.level.SearchParameter;
import undercroft.level.SearchParameters;
import undercroft.plan.Plan;
import undercroft.random.SeededRandom;

/**
 * Lays out a chain by simulated annealing, after Ma et al. 2014 and Nepožitek and Gemrot 2018: a greedy start, with each room at its
 * best place among its neighbours, then moves of one room at a time, which change its shape or draw its place from the largest
 * non-empty intersection of its neighbours' configuration spaces.
 */
final class Annealing {

    private final PartialLayout layout;
    private final TemplateAssignment assignment;
    private final SeededRandom random;
    private final Budget budget;
    private final Positions positions;
    private final Energy energy;
    private final AnnealingSchedule schedule;
    private final int trials;
    private final int stallLimit;
    private final double shapeMoves;

    Annealing(Plan plan, PartialLayout layout, TemplateAssignment assignment, SeededRandom random, Budget budget) {
        this.layout = layout;
        this.assignment = assignment;
        this.random = random;
        this.budget = budget;
        this.positions = new Positions(plan, layout, assignment);
        this.energy = new Energy(plan);
        SearchParameters parameters = plan.level().search();
        this.schedule = new AnnealingSchedule(parameters);
        this.trials = parameters.getInt(SearchParameter.TRIALS);
        this.stallLimit = parameters.getInt(SearchParameter.STALL_LIMIT);
        this.shapeMoves = parameters.get(SearchParameter.SHAPE_MOVES);
    }

    /**
     * Lays out a chain none of whose rooms is placed.
     *
     * @param isWelcome whether a legal layout of the chain is wanted; the chain's rooms are placed when it is asked
     * @return whether the chain's rooms are now placed, legally and welcome; if not, none of them is
     */
    boolean layOut(Chain chain, Predicate<PartialLayout> isWelcome) {
        List<Integer> rooms = chain.vertices();
        greedyStart(rooms);
        if (!budget.isOver() && (isSuccess(rooms, isWelcome) || anneal(rooms, isWelcome))) {
            return true;
        }
        for (int i = 0; i < rooms.size(); i++) {
            layout.lift(rooms.get(i));
        }
        return false;
    }

    private void greedyStart(List<Integer> rooms) {
        for (int room : rooms) {
            budget.spend();
            placeBest(room, assignment.of(room));
        }
    }

    /**
     * Places a room where it breaks the rules least: of all places in random order, the first that is best, so that ties are drawn
     * uniformly.
     */
    private void placeBest(int room, Variant as) {
        int found = positions.find(room, as);
        long least = Long.MAX_VALUE;
        int shape = as.shape().index();
        Point home = layout.home(room, shape, random);
        int bestX = home.x();
        int bestY = home.y();
        for (int i = 0; i < found && least > 0; i++) {
            positions.swap(i, i + random.below(found - i));
            int x = positions.x(i);
            int y = positions.y(i);
            long breach = layout.overlapOf(room, shape, x, y) + layout.distanceOf(room, shape, x, y);
            if (breach < least) {
                least = breach;
                bestX = x;
                bestY = y;
            }
        }
        layout.place(room, as, bestX, bestY);
    }

    private boolean anneal(List<Integer> rooms, Predicate<PartialLayout> isWelcome) {
        double current = energy.of(layout);
        double best = current;
        int stalled = 0;
        schedule.heat();
        for (int cycle = 0; cycle < schedule.cycles(); cycle++) {
            for (int trial = 0; trial < trials; trial++) {
                if (!budget.spend() || stalled++ >= stallLimit) {
                    return false;
                }
                int room = rooms.get(random.below(rooms.size()));
                Variant before = assignment.of(room);
                perturb(room);
                double changed = energy.of(layout);
                if (!schedule.accepts(changed - current, random)) {
                    layout.undo();
                    assignment.give(room, before);
                    continue;
                }
                current = changed;
                if (isSuccess(rooms, isWelcome)) {
                    return true;
                }
                if (current < best) {
                    best = current;
                    stalled = 0;
                }
            }
            schedule.cool();
        }
        return false;
    }

    private void perturb(int room) {
        Variant as = assignment.of(room);
        if (random.unit() < shapeMoves) {
            as = assignment.propose(room);
            assignment.give(room, as);
        }
        int found = positions.find(room, as);
        if (found == 0) {
            layout.move(room, as, layout.x(room), layout.y(room));
        } else {
            int drawn = random.below(found);
            layout.move(room, as, positions.x(drawn), positions.y(drawn));
        }
    }

    private boolean isSuccess(List<Integer> rooms, Predicate<PartialLayout> isWelcome) {
        if (!layout.isValid()) {
            return false;
        }
        for (int room : rooms) {
            if (!assignment.isLawful(room)) {
                return false;
            }
        }
        return isWelcome.test(layout);
    }
}
