package undercroft.cli;

import java.time.Duration;
import picocli.CommandLine.Option;

/** How long to search for a layout. */
final class TimeLimitOption {

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            defaultValue = "30s",
            description = "When to give up on a layout, such as 500ms, 10s or 2m. Default: ${DEFAULT-VALUE}.")
    private Duration time = Duration.ZERO;

    Duration time() {
        return time;
    }
}
