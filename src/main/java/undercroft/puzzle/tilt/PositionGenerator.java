package undercroft.puzzle.tilt;

import java.util.Optional;
import undercroft.puzzle.PuzzleLimits;
import undercroft.random.SeededRandom;

/** Makes positions that are puzzles: good-looking, and won by a number of moves within the settings. */
final class PositionGenerator {

    /** States that a candidate may have before its first win. Candidates with more are rare and would take most of the time. */
    static final int MOST_STATES = 20_000;

    /** Candidates tried for one puzzle. If all fail, the board does not allow what the settings ask for. */
    private static final int MOST_CANDIDATES = 20_000;

    private final BoardField field;
    private final GeneratorSettings settings;
    private final CandidateGenerator candidates;
    private final Exploration exploration;
    private long states;

    PositionGenerator(BoardField field, GeneratorSettings settings) {
        this.field = field;
        this.settings = settings;
        this.candidates = new CandidateGenerator(field.grid(), field.area(), settings);
        this.exploration = new Exploration(field.grid());
    }

    /**
     * Makes a puzzle.
     *
     * @return empty if {@value #MOST_CANDIDATES} candidates contained none or it was stopped
     */
    Optional<Position> next(SeededRandom random, PuzzleLimits limits) {
        for (int i = 0; i < MOST_CANDIDATES && !limits.stop().getAsBoolean(); i++) {
            Optional<Position> candidate = candidates.next(random).filter(position -> solve(position, limits));
            if (candidate.isPresent()) {
                return candidate;
            }
        }
        return Optional.empty();
    }

    /** {@return the states searched so far, those near the solutions included} */
    long states() {
        return states;
    }

    /**
     * Assesses a position.
     *
     * @return empty if it is not what the settings ask for
     */
    Optional<Assessment> assess(Position position, PuzzleLimits limits) {
        if (!solve(position, limits)) {
            return Optional.empty();
        }
        Assessment assessment = Assessment.of(position, exploration, limits.stop());
        states += assessment.nearby();
        return Optional.of(assessment);
    }

    /** Solves a position if it looks good; whether it is what the settings ask for. */
    private boolean solve(Position position, PuzzleLimits limits) {
        if (!Looks.of(position, field.area()).areGood()) {
            return false;
        }
        Exploration.End end = exploration.solve(position, MOST_STATES, limits.stop());
        states += exploration.states();
        return end == Exploration.End.WON
                && exploration.moves() >= settings.leastMoves()
                && exploration.moves() <= settings.mostMoves();
    }
}
