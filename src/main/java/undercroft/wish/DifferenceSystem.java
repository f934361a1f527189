package undercroft.wish;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Lower bounds on differences of variables: x(to) − x(from) ≥ least. They contradict each other exactly if the bounds along some cycle
 * add up to more than 0, which a search for longest paths finds (Bellman–Ford; Cormen and others, Introduction to Algorithms, 24.4).
 */
final class DifferenceSystem {

    /** The steps after which a search is given up: about a tenth of a second. Systems without a contradiction take a few for each bound. */
    private static final long MAX_STEPS = 20_000_000;

    private static final int NONE = -1;

    private final int variables;
    private final List<Bound> bounds = new ArrayList<>();

    DifferenceSystem(int variables) {
        this.variables = variables;
    }

    /**
     * A bound.
     *
     * @param because in words, a clause; empty for what goes without saying
     */
    record Bound(int from, int to, long least, Optional<Because> because) {}

    /**
     * Why there is a bound.
     *
     * @param wish by its number, or {@link #NO_WISH}
     * @param text a clause
     */
    record Because(int wish, String text) {

        static final int NO_WISH = -1;
    }

    void add(int from, int to, long least, Optional<Because> because) {
        bounds.add(new Bound(from, to, least, because));
    }

    /** Bounds around a cycle that contradict each other, in order; nothing if there are none, or if none is found in time. */
    Optional<List<Bound>> contradiction() {
        long[] value = new long[variables];
        int[] last = new int[variables];
        Arrays.fill(last, NONE);
        long steps = 0;
        boolean changes = true;
        while (changes && steps < MAX_STEPS) {
            changes = false;
            for (int i = 0; i < bounds.size(); i++) {
                Bound bound = bounds.get(i);
                if (value[bound.from()] + bound.least() > value[bound.to()]) {
                    value[bound.to()] = value[bound.from()] + bound.least();
                    last[bound.to()] = i;
                    changes = true;
                }
            }
            steps += bounds.size() + variables;
            Optional<List<Bound>> cycle = cycle(last);
            if (cycle.isPresent()) {
                return cycle;
            }
        }
        return Optional.empty();
    }

    /** A cycle of bounds by which variables were raised last. */
    private Optional<List<Bound>> cycle(int[] last) {
        int[] seenFrom = new int[variables];
        Arrays.fill(seenFrom, NONE);
        for (int start = 0; start < variables; start++) {
            int variable = start;
            while (seenFrom[variable] == NONE && last[variable] != NONE) {
                seenFrom[variable] = start;
                variable = bounds.get(last[variable]).from();
            }
            if (seenFrom[variable] == start && last[variable] != NONE) {
                return Optional.of(around(variable, last));
            }
        }
        return Optional.empty();
    }

    private List<Bound> around(int start, int[] last) {
        List<Bound> cycle = new ArrayList<>();
        int variable = start;
        do {
            Bound bound = bounds.get(last[variable]);
            cycle.add(0, bound);
            variable = bound.from();
        } while (variable != start);
        return cycle;
    }
}
