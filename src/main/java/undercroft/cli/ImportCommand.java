package undercroft.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes levels and room templates from files of other programs. */
@Command(
        name = "import",
        sortOptions = false,
        description = {
            "Makes levels and room templates from files of other programs.",
            "Reads Edgar's YAML (maps and room sets) and JSON, level graphs and room templates of Edgar for Unity (.asset,"
                    + " .prefab), Tiled maps (.tmx, .tmj), and graphs in DOT (.dot, .gv)"
                    + " and Mermaid (.mmd). Prints a line for each file, and on standard error what has no equivalent"
                    + " here."
        },
        footer = {
            "",
            "Examples:",
            "  undercroft import Maps/17vertices.yml --out levels",
            "  undercroft import rooms.tmx keep.dot --out levels"
        })
final class ImportCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files of other programs.")
    private List<Path> files = List.of();

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            defaultValue = "output",
            description = "The folder to write NAME.yaml to for each file, created if missing. Default:"
                    + " ${DEFAULT-VALUE}.")
    private Path out = Path.of("");

    ImportCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws RefusedException {
        return new FileImport(files, out).run(console);
    }
}
