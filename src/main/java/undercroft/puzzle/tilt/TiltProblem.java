package undercroft.puzzle.tilt;

import java.util.Optional;
import java.util.OptionalDouble;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.optimise.Problem;
import undercroft.random.SeededRandom;

/** The search for hard and good-looking puzzles of at most {@value #ENOUGH_MOVES} moves. */
final class TiltProblem implements Problem<Position> {

    /** Moves from which on longer solutions are no more fun. */
    private static final int ENOUGH_MOVES = 15;

    /** Cost of each move beyond, which is more than a move adds to the difficulty. */
    private static final double PER_MOVE_TOO_MANY = 2;

    private static final double PER_THOUSANDTH = 1e-3;

    /** Weight of a percent of looks; perfect looks count as two moves. */
    private static final double PER_PERCENT = 1e-2;

    private final BoardField field;
    private final GeneratorSettings settings;
    private final PuzzleLimits limits;
    private final PositionGenerator generator;

    TiltProblem(BoardField field, GeneratorSettings settings, PuzzleLimits limits) {
        this.field = field;
        this.settings = settings;
        this.limits = limits;
        this.generator = new PositionGenerator(field, settings);
    }

    @Override
    public Optional<Position> first(SeededRandom random) {
        return generator.next(random, limits);
    }

    @Override
    public Position mutate(Position parent, SeededRandom random) {
        return new Mutation(field, settings, random).of(parent);
    }

    @Override
    public OptionalDouble fitness(Position candidate) {
        return generator
                .assess(candidate, limits)
                .map(assessment -> OptionalDouble.of(fitness(assessment, Looks.of(candidate, field.area()))))
                .orElse(OptionalDouble.empty());
    }

    /** The fitness of a puzzle, at least 0. */
    static double fitness(Assessment assessment, Looks looks) {
        double difficulty = assessment.difficulty() * PER_THOUSANDTH;
        double tooLong = PER_MOVE_TOO_MANY * Math.max(0, assessment.moves() - ENOUGH_MOVES);
        return Math.max(0, difficulty - tooLong) + PER_PERCENT * (looks.open() + looks.symmetry());
    }
}
