package undercroft.search;

import undercroft.level.Objective;

/**
 * What is done for a better layout than the first that is found.
 *
 * @param candidates layouts that are made, of which the best is taken; at least 1
 * @param objective what is better
 * @param improvement how long each of them is improved; zero iterations, or no time, if they are not
 */
public record Refinement(int candidates, Objective objective, Limits improvement) {

    /** The first layout, as it is. */
    public static final Refinement NONE = new Refinement(1, Objective.NONE, Limits.DEFAULT.withIterations(0));

    /** Iterations for a level that has a preference of its own: a tenth of a second, and most of what longer runs gain. */
    private static final long ITERATIONS_OF_PREFERENCE = 1_000;

    public Refinement {
        if (candidates < 1) {
            throw new IllegalArgumentException("The candidates (%d) must be at least 1.".formatted(candidates));
        }
    }

    /** {@return the refinement that a level's own preference asks for} */
    public static Refinement of(Objective preference) {
        return preference.equals(Objective.NONE)
                ? NONE
                : new Refinement(1, preference, Limits.DEFAULT.withIterations(ITERATIONS_OF_PREFERENCE));
    }

    /** {@return whether any layout is improved} */
    public boolean improves() {
        return !objective.equals(Objective.NONE) && improvement.iterations() > 0;
    }
}
