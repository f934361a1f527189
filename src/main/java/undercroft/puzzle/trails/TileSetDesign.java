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
 * The design of a set of tiles: several searches from different seeds; their winner is chosen on fresh
 * boards, and scored on other fresh ones, because the winner of a choice is partly lucky.
 *
 * @param method how each search goes
 * @param steps of each search
 * @param searches how many
 * @param seed everything random follows from it
 * @param boards dealt to score the chosen one; to choose among the winners at least 100 000
 */
public record TileSetDesign(Method method, int steps, int searches, long seed, int boards) {

    /** As published for trails. */
    static final GeneticParameters PUBLISHED = new GeneticParameters(20, 5, 2, 0.5, 0.5);

    /** Boards to an evaluation, as published. */
    private static final int PUBLISHED_BOARDS = 500;

    /** The heat bath's temperatures begin where a step may cost as much as a side is worth, and end at the noise. */
    private static final double HOTTEST = 0.05;

    private static final double COLDEST = 0.002;

    private static final int FEWEST_BOARDS = 300;

    private static final int MOST_BOARDS = 20_000;

    /** The winners differ by hundredths, which takes more boards to tell than the score itself does. */
    private static final int FEWEST_BOARDS_OF_CHOICE = 100_000;

    private static final long CHOICE_STREAM = 1_000_001;

    private static final long SCORE_STREAM = 1_000_002;

    /** A way to design. */
    public enum Method {
        /** Sides draw new designs by what all of them would score. */
        HEAT_BATH,
        /** The published genetic algorithm. */
        GENETIC,
        /** The pool of the best so far. */
        POOL;

        /** As the command line spells it. */
        public String text() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** A set and its score on fresh boards. */
    public record Designed(TileSet set, SetScore score) {}

    /**
     * Runs the searches.
     *
     * @param threads given the numbers of the searches, such as {@link IntStream#parallel} to run them at the same time; the
     *     result is the same
     * @param stop asked every few milliseconds whether to give up
     * @return nothing where it was stopped
     */
    public Optional<Designed> run(UnaryOperator<IntStream> threads, BooleanSupplier stop) {
        List<Optional<TileSet>> winners = threads.apply(IntStream.range(0, searches))
                .mapToObj(search -> search(SeededRandom.of(seed, search), stop))
                .toList();
        SetScorer chooser =
                new SetScorer(Math.max(boards, FEWEST_BOARDS_OF_CHOICE), SeededRandom.of(seed, CHOICE_STREAM));
        return winners.stream()
                .flatMap(Optional::stream)
                .map(set -> new Designed(set, chooser.score(set)))
                .max(Comparator.comparingDouble(designed -> designed.score().value()))
                .map(chosen -> new Designed(
                        chosen.set(), new SetScorer(boards, SeededRandom.of(seed, SCORE_STREAM)).score(chosen.set())));
    }

    private Optional<TileSet> search(SeededRandom random, BooleanSupplier stop) {
        return switch (method) {
            case HEAT_BATH ->
                new HeatBath(new HeatBath.Schedule(steps, HOTTEST, COLDEST, FEWEST_BOARDS, MOST_BOARDS), random)
                        .design(stop)
                        .map(new Partners(MOST_BOARDS, random)::of);
            case GENETIC -> optimise(new Genetic(PUBLISHED), random, stop);
            case POOL -> optimise(new Pool(), random, stop);
        };
    }

    private Optional<TileSet> optimise(Optimiser optimiser, SeededRandom random, BooleanSupplier stop) {
        TileSetProblem problem = new TileSetProblem(new SetScorer(PUBLISHED_BOARDS, random));
        return optimiser.optimise(problem, steps, random, stop).map(Best::candidate);
    }
}
