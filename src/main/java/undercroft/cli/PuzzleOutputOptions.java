package undercroft.cli;

import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of commands that write puzzles. */
final class PuzzleOutputOptions {

    @Mixin
    private TargetOptions target = new TargetOptions();

    @Option(
            names = "--format",
            paramLabel = "NAME",
            split = ",",
            defaultValue = "json,svg",
            completionCandidates = FormatNames.OfPuzzles.class,
            description =
                    "What to write, separated by commas: ${COMPLETION-CANDIDATES}. The json and the html, a page to play"
                            + " on, include the solution; for the others it goes to a second file,"
                            + " KIND-SEED-solution. Default: ${DEFAULT-VALUE}.")
    private List<String> formats = List.of();

    @Option(
            names = "--animate",
            description =
                    "Also write the solution move by move, as an animated KIND-SEED-moves.svg, for kinds that have"
                            + " moves.")
    private boolean animates;

    @Option(
            names = "--scale",
            paramLabel = "PIXELS",
            defaultValue = "0",
            description =
                    "The side of a cell in pictures, in pixels, from 1 to 200. Default: 48, or less for large boards.")
    private int scale;

    PuzzleDestination destination() throws RefusedException {
        return PuzzleDestination.of(target.folder(), formats, animates, target.theme(), scale);
    }
}
