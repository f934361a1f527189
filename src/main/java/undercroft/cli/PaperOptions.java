package undercroft.cli;

import picocli.CommandLine.Option;

/** The option about the paper of printed pages. */
final class PaperOptions {

    @Option(
            names = "--paper",
            paramLabel = "NAME",
            defaultValue = "a4",
            description = "The paper to print on: a4 or letter. Default: ${DEFAULT-VALUE}.")
    private String name = "";

    /** As given, not yet known to be a paper. */
    String name() {
        return name;
    }
}
