package undercroft.report;

import java.time.Duration;

/** Durations in words. */
public final class TimeText {

    private static final int MILLIS_OF_SECOND = 1_000;
    private static final int SECONDS_OF_MINUTE = 60;

    private TimeText() {}

    /** {@return a duration in the largest unit that divides it, such as {@code 10 s}} */
    public static String of(Duration duration) {
        long millis = duration.toMillis();
        if (millis % MILLIS_OF_SECOND != 0) {
            return millis + " ms";
        }
        long seconds = millis / MILLIS_OF_SECOND;
        return seconds % SECONDS_OF_MINUTE == 0 ? seconds / SECONDS_OF_MINUTE + " min" : seconds + " s";
    }
}
