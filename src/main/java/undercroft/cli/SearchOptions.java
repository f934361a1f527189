package undercroft.cli;

import java.time.Duration;
import picocli.CommandLine.Option;

/** The options about how to search for a layout. */
final class SearchOptions {

    @Option(
            names = "--strategy",
            paramLabel = "NAME",
            defaultValue = "portfolio",
            description =
                    "How to search: annealing (the published algorithm), ears (exact placement with local repair),"
                            + " thorough (ears that look ahead, for large levels), lattice (an embedding of the"
                            + " graph, where rooms can stand like bricks or squares), or portfolio (all of these in"
                            + " turn, as suits the level). Default: ${DEFAULT-VALUE}.")
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
