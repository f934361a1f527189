package undercroft.puzzle.tilt;

import java.util.Optional;
import undercroft.puzzle.PuzzleLimits;
import undercroft.random.SeededRandom;

/** Makes positions that are puzzles: good-looking, and won by a number of moves that was asked for. */
final class PositionGenerator {

    /**
     * A candidate with more states than this before its first win is thrown away unsolved: there are few of them, and they
     * would take most of the time.
     */
    static final int MOST_STATES = 20_000;

    /** After so many candidates in vain, the settings ask for what the board does not give. */
    private static final int MOST_CANDIDATES = 20_000;

    private final BoardField field;
    private final GeneratorSettings settings;
    private final CandidateGenerator candidates;
    private final Exploration exploration;

    PositionGenerator(BoardField field, GeneratorSettings settings) {
        this.field = field;
        this.settings = settings;
        this.candidates = new CandidateGenerator(field.grid(), field.area(), settings);
        this.exploration = new Exploration(field.grid());
    }

    /** A puzzle; nothing where none was found in {@value #MOST_CANDIDATES} candidates or it was stopped. */
    Optional<Position> next(SeededRandom random, PuzzleLimits limits) {
        for (int i = 0; i < MOST_CANDIDATES && !limits.stop().getAsBoolean(); i++) {
            Optional<Position> candidate = candidates.next(random).filter(position -> isPuzzle(position, limits));
            if (candidate.isPresent()) {
                return candidate;
            }
        }
        return Optional.empty();
    }

    /** The assessment of a position that is all that was asked for; nothing of any other. */
    Optional<Assessment> assess(Position position, PuzzleLimits limits) {
        return isPuzzle(position, limits)
                ? Optional.of(Assessment.of(position, exploration, limits.stop()))
                : Optional.empty();
    }

    private boolean isPuzzle(Position position, PuzzleLimits limits) {
        return Looks.of(position, field.area()).areGood()
                && exploration.solve(position, MOST_STATES, limits.stop()) == Exploration.End.WON
                && exploration.moves() >= settings.leastMoves()
                && exploration.moves() <= settings.mostMoves();
    }
}
