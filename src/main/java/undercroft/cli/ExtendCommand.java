package undercroft.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import undercroft.export.FormatRegistry;
import undercroft.export.format.LayoutFormat;

/** Attaches levels to finished layouts. */
@Command(
        name = "extend",
        sortOptions = false,
        description = {
            "Attaches a level to a finished layout, all of whose rooms stay where they are.",
            "Connections of the level name rooms of the layout as first:ID. The result holds both."
        },
        footer = {"", "Example:", "  undercroft extend cellars.yaml --onto output/first-keep-7.json --seed 3"})
final class ExtendCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "LEVEL", description = "The file of the level to attach.")
    private Path level = Path.of("");

    @Option(
            names = "--onto",
            paramLabel = "LAYOUT.json",
            required = true,
            description = "The layout to attach it to, written with --detail full.")
    private Path onto = Path.of("");

    @Mixin
    private SeriesOptions series = new SeriesOptions();

    @Mixin
    private final OutputOptions output;

    @Mixin
    private SearchOptions search = new SearchOptions();

    ExtendCommand(Console console, Supplier<FormatRegistry<LayoutFormat>> formats) {
        this.console = console;
        this.output = new OutputOptions(formats);
    }

    @Override
    public Integer call() throws RefusedException {
        series.check(1);
        return new ExtensionRun(console, level, onto, series, search, output.destination()).run();
    }
}
