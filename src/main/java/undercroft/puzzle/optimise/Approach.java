package undercroft.puzzle.optimise;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import undercroft.random.SeededRandom;

/**
 * Climbs towards a wanted difficulty from a first candidate. A change is kept unless it leads farther away than a slack that is drawn
 * anew for each change and shrinks to nothing as the work proceeds: threshold accepting (Dueck and Scheuer, Journal of Computational
 * Physics 90, 1990) with a random threshold.
 *
 * @param mostWork the climb ends when the problem has done more than this
 * @param nearEnough it also ends at a candidate whose difficulty is no farther than this from the wanted one, in ten-thousandths
 */
public record Approach(long mostWork, int nearEnough) {

    /** The greatest slack of the first change, in ten-thousandths. With none or with twice as much the hardest puzzles are easier. */
    private static final int SLACK = 700;

    /**
     * A candidate and how far its difficulty is from the wanted one.
     *
     * @param miss in ten-thousandths, at least 0
     */
    public record Reached<C>(C candidate, int miss) {}

    /**
     * Climbs.
     *
     * @param wanted the difficulty in ten-thousandths
     * @param random the source of all randomness
     * @param stop asked before every change whether to give up
     * @return the candidate nearest to the wanted difficulty; empty if there is no first one or it was stopped
     */
    public <C> Optional<Reached<C>> search(Graded<C> problem, int wanted, SeededRandom random, BooleanSupplier stop) {
        Optional<C> first = problem.first(random);
        if (first.isEmpty()) {
            return Optional.empty();
        }
        Optional<Reached<C>> start = reached(problem, first.get(), wanted, Integer.MIN_VALUE);
        if (start.isEmpty()) {
            return Optional.empty();
        }
        Reached<C> current = start.get();
        Reached<C> nearest = current;
        while (nearest.miss > nearEnough && problem.work() <= mostWork) {
            if (stop.getAsBoolean()) {
                return Optional.empty();
            }
            C child = problem.mutate(current.candidate, random);
            int allowed = current.miss + slack(problem.work(), random);
            Optional<Reached<C>> changed = reached(problem, child, wanted, wanted - allowed);
            if (changed.isPresent() && changed.get().miss <= allowed) {
                current = changed.get();
                nearest = current.miss <= nearest.miss ? current : nearest;
            }
        }
        return Optional.of(nearest);
    }

    private int slack(long work, SeededRandom random) {
        long left = SLACK * (mostWork - work) / mostWork;
        return random.below((int) left + 1);
    }

    private static <C> Optional<Reached<C>> reached(Graded<C> problem, C candidate, int wanted, int least) {
        OptionalInt difficulty = problem.difficulty(candidate, least);
        return difficulty.isPresent()
                ? Optional.of(new Reached<>(candidate, Math.abs(difficulty.getAsInt() - wanted)))
                : Optional.empty();
    }
}
