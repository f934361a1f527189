package undercroft.cli;

import java.util.List;
import java.util.Optional;
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
    private MapOptions map = new MapOptions();

    @Mixin
    private TileOptions tiles = new TileOptions();

    @Option(
            names = "--detail",
            paramLabel = "DETAIL",
            description =
                    "How much JSON holds of a layout: plain, what version 1 of the format does, or full, everything."
                            + " Default: full, and plain for --jsonl.")
    private Optional<String> detail = Optional.empty();

    OutputOptions(Supplier<FormatRegistry<LayoutFormat>> known) {
        this.known = known;
    }

    Destination destination() throws RefusedException {
        return OutputSettings.of(target, map, tiles).destination(known.get(), formats, detail);
    }
}
