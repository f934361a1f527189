package undercroft.cli;

import java.time.Duration;
import picocli.CommandLine.Option;

/** The options about how to search for a layout. */
final class SearchOptions {

    @Option(
            names = "--strategy",
            paramLabel = "NAME",
            defaultValue = "portfolio",
            completionCandidates = StrategyNames.Described.class,
            description = "How to search: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private String strategy = "";

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            defaultValue = "30s",
            description = "When to give up on a layout, such as 500ms, 10s or 2m. Default: ${DEFAULT-VALUE}.")
    private Duration timeLimit = Duration.ZERO;

    /** A name to be looked up in {@link StrategyNames}. */
    String strategy() {
        return strategy;
    }

    Duration timeLimit() {
        return timeLimit;
    }
}
