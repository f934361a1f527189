package undercroft.puzzle.optimise;

import java.util.Locale;

/** The optimisers by name. */
public enum Engine {
    POOL,
    GENETIC,
    ANNEALING;

    /** The name on the command line. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Makes the optimiser.
     *
     * @param genetic the parameters that the genetic algorithm uses for the problem at hand
     * @return an optimiser without state
     */
    public Optimiser optimiser(GeneticParameters genetic) {
        return switch (this) {
            case POOL -> new Pool();
            case GENETIC -> new Genetic(genetic);
            case ANNEALING -> new Annealing();
        };
    }
}
