package undercroft.puzzle.optimise;

/**
 * How a genetic algorithm goes about it.
 *
 * @param population candidates in each generation, at least 2
 * @param elite how many of the best go into the next generation unchanged
 * @param tournament how many are drawn for each parent, of which the best wins; {@link #ROULETTE} to draw by fitness
 * @param crossover probability that a child is crossed with another
 * @param mutation probability that a child is mutated
 */
public record GeneticParameters(int population, int elite, int tournament, double crossover, double mutation) {

    /** A parent is drawn with a probability in proportion to its fitness. */
    public static final int ROULETTE = 0;
}
