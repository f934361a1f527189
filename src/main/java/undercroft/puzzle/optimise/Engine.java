package undercroft.puzzle.optimise;

import java.util.Locale;

/** The ways to optimise that can be asked for by name. */
public enum Engine {
    POOL,
    GENETIC,
    ANNEALING;

    /** As the command line spells it. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * The optimiser of this name.
     *
     * @param genetic how the genetic algorithm goes about it for the problem at hand
     */
    public Optimiser optimiser(GeneticParameters genetic) {
        return switch (this) {
            case POOL -> new Pool();
            case GENETIC -> new Genetic(genetic);
            case ANNEALING -> new Annealing();
        };
    }
}
