package undercroft.level;

import java.util.List;
import java.util.OptionalDouble;

/**
 * A puzzle that a room must hold, as the designer asked for it. Which kinds there are, and what their settings mean, is no
 * concern of the level.
 *
 * @param kind the name of a kind of puzzle
 * @param settings the kind's own, each once, as text
 * @param difficulty a quantile from 0 to 1 of the puzzles of its kind and size; nothing where the room's place on the way
 *     from entrance to boss decides
 */
public record WantedPuzzle(String kind, List<DataEntry> settings, OptionalDouble difficulty) {

    /** The difficulty of a puzzle of which none is said: half of its like are easier. */
    public static final double DEFAULT_DIFFICULTY = 0.5;

    public WantedPuzzle {
        settings = List.copyOf(settings);
        if (difficulty.isPresent() && !(difficulty.getAsDouble() >= 0 && difficulty.getAsDouble() <= 1)) {
            throw new IllegalArgumentException("The difficulty (%s) of a puzzle of kind %s must be from 0 to 1."
                    .formatted(difficulty.getAsDouble(), kind));
        }
    }

    /** A puzzle of middling difficulty with the kind's own settings. */
    public static WantedPuzzle of(String kind) {
        return new WantedPuzzle(kind, List.of(), OptionalDouble.of(DEFAULT_DIFFICULTY));
    }
}
