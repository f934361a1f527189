package undercroft.cli;

import picocli.CommandLine.Option;

/** How to search. */
final class StrategyOption {

    /** The only way of searching so far. */
    private static final String ANNEALING = "annealing";

    @Option(
            names = "--strategy",
            paramLabel = "NAME",
            defaultValue = ANNEALING,
            description = "How to search: annealing. Default: ${DEFAULT-VALUE}.")
    private String name = "";

    /** Refuses a name that is none of a strategy's. */
    void check() throws RefusedException {
        if (!name.equals(ANNEALING)) {
            throw new RefusedException("The --strategy (%s) is not known. Name one of %s.".formatted(name, ANNEALING));
        }
    }
}
