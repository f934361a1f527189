package undercroft.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import undercroft.export.Appearance;
import undercroft.export.GraphFormat;
import undercroft.level.Level;

/** Writes the graphs of levels for other programs and for people. */
@Command(
        name = "export",
        sortOptions = false,
        description = {
            "Writes the graphs of levels for other programs and for people.",
            "dot and mermaid can be imported again, without the room templates. svg draws the graph without crossings, its"
                    + " faces, and the chains of rooms in which the search will lay it out."
        },
        footer = {
            "",
            "Examples:",
            "  undercroft export graphs/first-keep.yaml --out graphs-drawn",
            "  undercroft export graphs/first-keep.yaml --format dot --out - | dot -Tsvg"
        })
final class ExportCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "GRAPH", arity = "1..*", description = "Files of levels.")
    private List<Path> graphs = List.of();

    @Option(
            names = "--format",
            paramLabel = "NAME",
            split = ",",
            defaultValue = "dot,mermaid,svg",
            description = "What to write, separated by commas: dot, mermaid, svg. Default: ${DEFAULT-VALUE}.")
    private List<String> formats = List.of();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            defaultValue = "output",
            description = "The folder to write to, made where it is missing; '-' prints to standard output instead, in"
                    + " one format. Default: ${DEFAULT-VALUE}.")
    private String out = "";

    @Option(
            names = "--theme",
            paramLabel = "NAME",
            defaultValue = "light",
            description = "The colours of pictures: light or dark. Default: ${DEFAULT-VALUE}.")
    private String theme = "";

    ExportCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws RefusedException, IOException {
        List<GraphFormat> chosen = chosen();
        Appearance appearance = Destination.appearance(theme);
        boolean isStandardOutput = out.equals(OutputOptions.STANDARD_OUTPUT);
        if (isStandardOutput && (chosen.size() > 1 || graphs.size() > 1)) {
            throw new RefusedException("Standard output takes one graph in one format. Give one of each with --out -.");
        }
        List<Level> levels = LevelFiles.read(graphs);
        if (!isStandardOutput) {
            LevelFiles.checkNames(levels, graphs);
            OutputFolder.prepare(Path.of(out), "--out");
        }
        int status = ExitStatus.DONE;
        for (Level level : levels) {
            List<String> written = new ArrayList<>();
            for (GraphFormat format : chosen) {
                Optional<String> refusal = format.refusal(level);
                if (refusal.isPresent()) {
                    console.err().println("undercroft: " + refusal.get());
                    status = ExitStatus.REFUSED;
                } else if (isStandardOutput) {
                    print(level, format, appearance);
                } else {
                    Path file = Path.of(out).resolve(level.name() + format.suffix());
                    OutputFolder.write(file, stream -> format.write(level, appearance, stream));
                    written.add(file.toString());
                }
            }
            if (!written.isEmpty()) {
                console.out().println("%s → %s".formatted(level.name(), String.join(", ", written)));
            }
        }
        return status;
    }

    private void print(Level level, GraphFormat format, Appearance appearance) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        format.write(level, appearance, bytes);
        console.out().print(bytes.toString(StandardCharsets.UTF_8));
    }

    private List<GraphFormat> chosen() throws RefusedException {
        List<GraphFormat> chosen = new ArrayList<>();
        for (String name : new LinkedHashSet<>(formats)) {
            chosen.add(GraphFormat.named(name)
                    .orElseThrow(() -> new RefusedException(
                            "The --format (%s) is not known. Name some of %s.".formatted(name, GraphFormat.names()))));
        }
        return chosen;
    }
}
