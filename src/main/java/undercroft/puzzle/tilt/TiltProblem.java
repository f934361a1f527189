package undercroft.puzzle.tilt;

import java.util.Optional;
import java.util.OptionalDouble;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.optimise.Problem;
import undercroft.random.SeededRandom;

/**
 * Puzzles to be made better: harder, as the assessment has it, but not longer than {@value #ENOUGH_MOVES} moves, and good
 * to look at.
 */
final class TiltProblem implements Problem<Position> {

    /** Longer solutions are no more fun. */
    private static final int ENOUGH_MOVES = 15;

    /** What a move too many costs: more than it adds to the difficulty. */
    private static final double PER_MOVE_TOO_MANY = 2;

    private static final double PER_THOUSANDTH = 1e-3;

    /** All the looks there are count as much as a move or two. */
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

    /** How good a puzzle is, at least 0. */
    static double fitness(Assessment assessment, Looks looks) {
        double difficulty = assessment.difficulty() * PER_THOUSANDTH;
        double tooLong = PER_MOVE_TOO_MANY * Math.max(0, assessment.moves() - ENOUGH_MOVES);
        return Math.max(0, difficulty - tooLong) + PER_PERCENT * (looks.open() + looks.symmetry());
    }
}
