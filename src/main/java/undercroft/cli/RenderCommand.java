package undercroft.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import undercroft.export.FormatRegistry;
import undercroft.export.format.LayoutFormat;
import undercroft.layout.Layout;

/** Draws a layout again. */
@Command(
        name = "render",
        sortOptions = false,
        description = "Draws a layout again, from its JSON file and under its name.",
        footer = {
            "",
            "Examples:",
            "  undercroft render output/first-keep-7.json --format png --theme dark",
            "  undercroft render output/first-keep-7.json --format ascii --out -"
        })
final class RenderCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "LAYOUT.json", description = "The file of a layout.")
    private Path file = Path.of("");

    @Mixin
    private final OutputOptions output;

    RenderCommand(Console console, Supplier<FormatRegistry<LayoutFormat>> formats) {
        this.console = console;
        this.output = new OutputOptions(formats);
    }

    @Override
    public Integer call() throws RefusedException, IOException {
        Destination destination = output.destination();
        Layout layout = InputFiles.layout(file);
        // Named after the file: the name of the level comes from the file's content and may contain a path.
        String stem = file.getFileName().toString().replaceFirst("\\.(json|undercroft)$", "");
        destination.prepare(List.of(stem));
        if (destination.isStandardOutput()) {
            console.out().print(destination.text(layout));
        } else {
            destination.write(layout, stem);
            console.print("%s seed %d → %s"
                    .formatted(layout.level(), layout.seed(), destination.described(layout.level(), stem)));
        }
        destination.notes(layout).forEach(console::report);
        return ExitStatus.DONE;
    }
}
