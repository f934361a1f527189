package undercroft.cli;

import java.util.List;
import java.util.function.Supplier;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import undercroft.export.FormatRegistry;
import undercroft.export.format.LayoutFormat;

/** The options of commands that write layouts. */
final class OutputOptions {

    private final Supplier<FormatRegistry<LayoutFormat>> known;

    @Mixin
    private TargetOptions target = new TargetOptions();

    @Option(
            names = "--format",
            paramLabel = "NAME",
            split = ",",
            defaultValue = "json,svg",
            completionCandidates = FormatNames.OfLayouts.class,
            description = "What to write, separated by commas: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private List<String> formats = List.of();

    @Mixin
    private TileOptions tiles = new TileOptions();

    OutputOptions(Supplier<FormatRegistry<LayoutFormat>> known) {
        this.known = known;
    }

    Destination destination() throws RefusedException {
        return Destination.of(target.folder(), known.get(), formats, target.theme(), tiles.settings());
    }
}
