package undercroft.level;

import java.util.List;
import java.util.OptionalDouble;

/**
 * A puzzle that a room must hold. The level does not interpret the kind and its settings.
 *
 * @param kind the name of a kind of puzzle
 * @param settings of the kind, as text, each key once
 * @param difficulty from 0 to 1 on the fixed scale of its kind; empty if it depends on the room's
 *     place on the way from entrance to boss
 */
public record WantedPuzzle(String kind, List<DataEntry> settings, OptionalDouble difficulty) {

    /** The difficulty of a puzzle whose difficulty is not specified: the median. */
    public static final double DEFAULT_DIFFICULTY = 0.5;

    public WantedPuzzle {
        settings = List.copyOf(settings);
        if (difficulty.isPresent() && !(difficulty.getAsDouble() >= 0 && difficulty.getAsDouble() <= 1)) {
            throw new IllegalArgumentException("The difficulty (%s) of a puzzle of kind %s must be from 0 to 1."
                    .formatted(difficulty.getAsDouble(), kind));
        }
    }

    /** {@return a puzzle of median difficulty with the default settings of its kind} */
    public static WantedPuzzle of(String kind) {
        return new WantedPuzzle(kind, List.of(), OptionalDouble.of(DEFAULT_DIFFICULTY));
    }
}
