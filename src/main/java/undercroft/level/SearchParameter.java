package undercroft.level;

import java.util.Arrays;
import java.util.Optional;

/**
 * The parameters of the search that a level's {@code search:} block can set, each with its range, its default and the
 * reason for the default. "2018" is Nepožitek and Gemrot, Fast Configurable Tile-Based Dungeon Level Generator, GAME-ON
 * 2018.
 */
public enum SearchParameter {
    CYCLES("cycles", true, 1, 10_000, 50, "Number of temperatures in the annealing of one chain, as in 2018."),
    TRIALS("trialsPerCycle", true, 1, 100_000, 100, "Moves tried at each temperature, as in 2018."),
    ACCEPTANCE_START(
            "acceptanceStart",
            false,
            0.000_001,
            0.999,
            0.2,
            "Probability of accepting an average worsening at the first temperature, as in 2018."),
    ACCEPTANCE_END(
            "acceptanceEnd",
            false,
            0.000_001,
            0.999,
            0.01,
            "The same at the last temperature; in between the temperature falls geometrically, as in 2018."),
    SHAPE_MOVES(
            "shapeMoves",
            false,
            0,
            1,
            0.4,
            "Share of moves that change a room's template or transform; the others change its position. As in 2018."),
    STALL_LIMIT(
            "stallLimit",
            true,
            1,
            1_000_000,
            150,
            "Moves without an accepted improvement after which an annealing run gives up; 2018 stops after 100 to 200."),
    EXTENSIONS(
            "extensions",
            true,
            1,
            100,
            5,
            "Different layouts of one chain that are tried on one partial layout before the search backtracks."),
    DIFFERENCE(
            "difference",
            false,
            0,
            100,
            0.4,
            "How different two extensions must be: the mean squared distance between the centres of a room in both, in"
                    + " units of the squared mean room size; a different shape counts 1."),
    RESTART_ITERATIONS(
            "restartIterations",
            true,
            100,
            1_000_000_000,
            20_000,
            "Iterations after which an attempt is given up, times the next term of Luby's sequence (1, 1, 2, 1, 1, 2,"
                    + " 4 …): run times are heavy-tailed, so restarting pays.");

    private final String key;
    private final boolean whole;
    private final double min;
    private final double max;
    private final double defaultValue;
    private final String reason;

    SearchParameter(String key, boolean whole, double min, double max, double defaultValue, String reason) {
        this.key = key;
        this.whole = whole;
        this.min = min;
        this.max = max;
        this.defaultValue = defaultValue;
        this.reason = reason;
    }

    /** {@return the parameter with a key} */
    public static Optional<SearchParameter> named(String key) {
        return Arrays.stream(values())
                .filter(parameter -> parameter.key.equals(key))
                .findFirst();
    }

    /** {@return the key in the {@code search:} block} */
    public String key() {
        return key;
    }

    /** {@return whether the value must be a whole number} */
    public boolean isWhole() {
        return whole;
    }

    public double min() {
        return min;
    }

    public double max() {
        return max;
    }

    public double defaultValue() {
        return defaultValue;
    }

    /** {@return what the parameter does, and the reason for its default} */
    public String reason() {
        return reason;
    }
}
