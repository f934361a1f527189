package undercroft.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options about where puzzles are written to, as what, and how pictures look. */
final class PuzzleOutputOptions {

    @Option(
            names = "--out",
            paramLabel = "DIR",
            defaultValue = "output",
            description = "The folder to write to, made where it is missing; '-' prints to standard output instead, in"
                    + " one text format. Default: ${DEFAULT-VALUE}.")
    private String out = "";

    @Option(
            names = "--format",
            paramLabel = "NAME",
            split = ",",
            defaultValue = "json,svg",
            completionCandidates = FormatNames.OfPuzzles.class,
            description =
                    "What to write, separated by commas: ${COMPLETION-CANDIDATES}. The solution stands in the json"
                            + " and in files of its own, KIND-SEED-solution. Default: ${DEFAULT-VALUE}.")
    private List<String> formats = List.of();

    @Option(
            names = "--animate",
            description = "Write the solution move by move too, as an animated KIND-SEED-moves.svg, for kinds that have"
                    + " moves.")
    private boolean animates;

    @Option(
            names = "--theme",
            paramLabel = "NAME",
            defaultValue = "light",
            description = "The colours of pictures: light or dark. Default: ${DEFAULT-VALUE}.")
    private String theme = "";

    PuzzleDestination destination() throws RefusedException {
        Optional<Path> folder =
                out.equals(OutputOptions.STANDARD_OUTPUT) ? Optional.empty() : Optional.of(Path.of(out));
        return PuzzleDestination.of(folder, formats, animates, theme);
    }
}
