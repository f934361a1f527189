package undercroft.cli;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import undercroft.export.FormatRegistry;
import undercroft.export.format.Appearance;
import undercroft.export.format.Detail;
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
        Destination destination = Destination.of(target.folder(), known.get(), formats, appearance());
        return detail.isPresent() ? destination.withDetail(read(detail.get())) : destination;
    }

    private Appearance appearance() throws RefusedException {
        return map.applyTo(Destination.appearance(target.theme())).withTiles(tiles.settings(target.folder()));
    }

    private static Detail read(String detail) throws RefusedException {
        return Detail.named(detail)
                .orElseThrow(() -> new RefusedException("The --detail (%s) must be plain or full.".formatted(detail)));
    }
}
