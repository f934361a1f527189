package undercroft.puzzle.trails;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import undercroft.puzzle.optimise.Best;
import undercroft.puzzle.optimise.Genetic;
import undercroft.puzzle.optimise.GeneticParameters;
import undercroft.puzzle.optimise.Optimiser;
import undercroft.puzzle.optimise.Pool;
import undercroft.random.SeededRandom;

/**
 * Designs a set of tiles by several searches from different seeds. The best of their results is chosen on new boards and scored on
 * other new boards, because a choice favours lucky results.
 *
 * @param method the method of each search
 * @param steps the steps of each search
 * @param searches the number of searches
 * @param seed determines everything random
 * @param boards the number of boards to score the chosen set; the choice itself uses at least 100 000
 */
public record TileSetDesign(Method method, int steps, int searches, long seed, int boards) {

    /** The parameters of the published genetic algorithm. */
    static final GeneticParameters PUBLISHED = new GeneticParameters(20, 5, 2, 0.5, 0.5);

    /** Boards for each evaluation, as published. */
    private static final int PUBLISHED_BOARDS = 500;

    /**
     * Temperatures of the heat bath. It starts where a step may lose as much as a side is worth and ends at the level of noise.
     */
    private static final double HOTTEST = 0.05;

    private static final double COLDEST = 0.002;

    private static final int FEWEST_BOARDS = 300;

    private static final int MOST_BOARDS = 20_000;

    /** Boards for the choice. The results differ by hundredths, which takes more boards to see than the score itself. */
    private static final int FEWEST_BOARDS_TO_CHOOSE = 100_000;

    private static final long CHOICE_STREAM = 1_000_001;

    private static final long SCORE_STREAM = 1_000_002;

    /** A method of design. */
    public enum Method {
        /** Annealing in which a side draws a new design among all designs. */
        HEAT_BATH,
        /** The published genetic algorithm. */
        GENETIC,
        /** A pool of the best sets so far. */
        POOL;

        /** The name on the command line. */
        public String text() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** A set and its score on new boards. */
    public record Designed(TileSet set, SetScore score) {}

    /**
     * Runs the searches.
     *
     * @param threads receives the numbers of the searches and may run them in parallel, such as {@link IntStream#parallel}; the
     *     result is the same
     * @param stop asked every few milliseconds whether to give up
     * @return the chosen set, or empty if it was stopped
     */
    public Optional<Designed> run(UnaryOperator<IntStream> threads, BooleanSupplier stop) {
        List<Optional<TileSet>> winners = threads.apply(IntStream.range(0, searches))
                .mapToObj(search -> search(SeededRandom.of(seed, search), stop))
                .toList();
        SetScorer chooser =
                new SetScorer(Math.max(boards, FEWEST_BOARDS_TO_CHOOSE), SeededRandom.of(seed, CHOICE_STREAM));
        return winners.stream()
                .flatMap(Optional::stream)
                .map(set -> new Designed(set, chooser.score(set)))
                .max(Comparator.comparingDouble(designed -> designed.score().value()))
                .map(chosen -> new Designed(
                        chosen.set(), new SetScorer(boards, SeededRandom.of(seed, SCORE_STREAM)).score(chosen.set())));
    }

    private Optional<TileSet> search(SeededRandom random, BooleanSupplier stop) {
        Optional<TileSet> found = switch (method) {
            case HEAT_BATH ->
                new HeatBath(new HeatBath.Schedule(steps, HOTTEST, COLDEST, FEWEST_BOARDS, MOST_BOARDS), random)
                        .design(stop);
            case GENETIC -> optimise(new Genetic(PUBLISHED), random, stop);
            case POOL -> optimise(new Pool(), random, stop);
        };
        return found.map(new SidePairing(MOST_BOARDS, random)::of);
    }

    private Optional<TileSet> optimise(Optimiser optimiser, SeededRandom random, BooleanSupplier stop) {
        TileSetProblem problem = new TileSetProblem(new SetScorer(PUBLISHED_BOARDS, random));
        return optimiser.optimise(problem, steps, random, stop).map(Best::candidate);
    }
}
