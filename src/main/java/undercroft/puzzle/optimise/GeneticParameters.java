package undercroft.puzzle.optimise;

/**
 * The parameters of a genetic algorithm.
 *
 * @param population the candidates of a generation, at least 2
 * @param elite the number of best candidates that enter the next generation unchanged
 * @param tournament the number of candidates drawn for each parent, of which the best wins; {@link #ROULETTE} to draw by
 *     fitness
 * @param crossover the probability that a child is crossed with another candidate
 * @param mutation the probability that a child is mutated
 */
public record GeneticParameters(int population, int elite, int tournament, double crossover, double mutation) {

    /** Draws parents with a probability proportional to their fitness. */
    public static final int ROULETTE = 0;
}
