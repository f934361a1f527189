package undercroft.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes the graphs of levels for other programs and for people. */
@Command(
        name = "export",
        sortOptions = false,
        description = {
            "Writes the graphs of levels for other programs and for people.",
            "import can read dot and mermaid again, but they do not hold the room templates. svg draws the graph"
                    + " without crossings, with the types of its rooms, its locks and its keys."
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
            completionCandidates = FormatNames.OfGraphs.class,
            description = "What to write, separated by commas: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private List<String> formats = List.of();

    @Option(
            names = "--chains",
            description = "Draws the faces of the graph instead, and the chains of rooms that the annealing strategy"
                    + " lays out one by one.")
    private boolean chains;

    @Mixin
    private TargetOptions target = new TargetOptions();

    ExportCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws RefusedException, IOException {
        return new GraphExport(graphs, formats, target.folder(), target.theme(), chains).run(console);
    }
}
