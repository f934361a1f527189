package undercroft.studio;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import undercroft.json.JsonObject;
import undercroft.layout.Layout;
import undercroft.level.Level;
import undercroft.search.Limits;
import undercroft.source.BadInputException;

/**
 * How to generate a layout.
 *
 * @param isTraced whether to record the steps of the search
 * @param keep the text of an earlier layout, if one is to be kept as far as possible
 * @param free ids of the rooms that are to be placed anew; if there are none, what no longer fits is
 */
record GenerateOptions(long seed, Limits limits, boolean isTraced, Optional<String> keep, List<String> free) {

    private static final int MILLIS_OF_SECOND = 1_000;

    /** A day: nobody waits longer for one layout. */
    private static final double MOST_SECONDS = 86_400;

    private static final double LEAST_SECONDS = 0.001;

    GenerateOptions {
        free = List.copyOf(free);
    }

    /**
     * Reads options: {@code seed}, and where wanted {@code seconds}, {@code trace}, {@code free}. The earlier layout is apart, since it is
     * long.
     *
     * @param keep the text of an earlier layout, or ""
     */
    static GenerateOptions read(String text, String keep) throws BadInputException {
        return OptionsObject.read(
                text, List.of("seed"), List.of("seconds", "trace", "free"), options -> of(options, keep));
    }

    static Duration duration(double seconds) {
        return Duration.ofMillis(Math.max(1, Math.round(seconds * MILLIS_OF_SECOND)));
    }

    private static GenerateOptions of(JsonObject options, String keep) {
        return new GenerateOptions(
                options.integer("seed", 0, Layout.SEED_LIMIT - 1),
                options.has("seconds")
                        ? Limits.within(duration(options.decimal("seconds", LEAST_SECONDS, MOST_SECONDS)))
                        : Limits.DEFAULT,
                options.bool("trace"),
                keep.isEmpty() ? Optional.empty() : Optional.of(keep),
                options.names("free", Level.MAX_ROOMS));
    }
}
