package undercroft.cli;

import picocli.CommandLine.Option;
import undercroft.export.print.Paper;

/** The option about the paper of printed pages. */
final class PaperOptions {

    @Option(
            names = "--paper",
            paramLabel = "NAME",
            defaultValue = "a4",
            description = "The paper to print on: a4 or letter. Default: ${DEFAULT-VALUE}.")
    private String name = "";

    /** The paper, or a refusal of its name. */
    Paper paper() throws RefusedException {
        return Paper.named(name)
                .orElseThrow(() -> new RefusedException("The --paper (%s) must be a4 or letter.".formatted(name)));
    }
}
