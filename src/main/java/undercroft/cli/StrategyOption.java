package undercroft.cli;

import picocli.CommandLine.Option;

/** How to search; {@link StrategyNames} says what the name means. */
final class StrategyOption {

    @Option(
            names = "--strategy",
            paramLabel = "NAME",
            defaultValue = "portfolio",
            description =
                    "How to search: by annealing (the published algorithm), by ears (exact, with local repair), by"
                            + " thorough attempts (ears that look ahead, for large levels), on a lattice (an embedding of the"
                            + " graph, where rooms can stand like bricks or squares), or by all of these, as it suits the level"
                            + " (portfolio). Default: ${DEFAULT-VALUE}.")
    private String name = "";

    String name() {
        return name;
    }
}
