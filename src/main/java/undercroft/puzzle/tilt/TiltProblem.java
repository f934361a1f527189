package undercroft.puzzle.tilt;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import undercroft.puzzle.Chance;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.Scale;
import undercroft.puzzle.optimise.Graded;
import undercroft.random.SeededRandom;

/** The search for hard and good-looking puzzles of at most {@value #ENOUGH_MOVES} moves. */
final class TiltProblem implements Graded<Position> {

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
    private final RandomPlayer player;
    private final Scale scale;

    TiltProblem(BoardField field, GeneratorSettings settings, PuzzleLimits limits) {
        this.field = field;
        this.settings = settings;
        this.limits = limits;
        this.generator = new PositionGenerator(field, settings);
        this.player = new RandomPlayer(field.grid());
        this.scale = TiltScale.of(field, settings);
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
                .map(assessment -> OptionalDouble.of(
                        fitness(assessment, player.chance(candidate), Looks.of(candidate, field.area()))))
                .orElse(OptionalDouble.empty());
    }

    /** Plays at random only if the thought would suffice, and only until luck has won too often. */
    @Override
    public OptionalInt difficulty(Position candidate, int least) {
        Optional<Assessment> assessment = generator.assess(candidate, limits);
        if (assessment.isEmpty() || difficulty(assessment.get(), 0) < least) {
            return OptionalInt.empty();
        }
        int most = 0;
        while (most < RandomPlayer.GAMES && difficulty(assessment.get(), most + 1) >= least) {
            most++;
        }
        int wins = player.wins(candidate, most);
        return wins > most ? OptionalInt.empty() : OptionalInt.of(difficulty(assessment.get(), wins));
    }

    private int difficulty(Assessment assessment, int wins) {
        return scale.difficulty(assessment.difficulty(new Chance(wins, RandomPlayer.GAMES)));
    }

    /** The states that were searched and the moves that were played at random. */
    @Override
    public long work() {
        return generator.states() + player.moves();
    }

    /** The fitness of a puzzle, at least 0. */
    static double fitness(Assessment assessment, Chance chance, Looks looks) {
        double difficulty = assessment.difficulty(chance) * PER_THOUSANDTH;
        double tooLong = PER_MOVE_TOO_MANY * Math.max(0, assessment.moves() - ENOUGH_MOVES);
        return Math.max(0, difficulty - tooLong) + PER_PERCENT * (looks.open() + looks.symmetry());
    }
}
