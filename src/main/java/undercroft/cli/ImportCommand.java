package undercroft.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import undercroft.importing.BadImportException;
import undercroft.importing.Imported;
import undercroft.importing.Importer;
import undercroft.importing.Remark;

/** Makes levels and room templates of other programs' files. */
@Command(
        name = "import",
        sortOptions = false,
        description = {
            "Makes levels and room templates of other programs' files.",
            "Reads Edgar's YAML (maps and room sets) and JSON, Tiled maps (.tmx, .tmj), and graphs in DOT (.dot, .gv) and"
                    + " Mermaid (.mmd). Prints a line a file, and on standard error what has no equivalent."
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
            names = "--out",
            paramLabel = "DIR",
            defaultValue = "output",
            description = "The folder to write to, NAME.yaml for each file, made where it is missing. Default:"
                    + " ${DEFAULT-VALUE}.")
    private Path out = Path.of("");

    ImportCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws RefusedException {
        List<Imported> all = imported();
        checkTargets(all);
        OutputFolder.prepare(out, "--out");
        for (Imported one : all) {
            one.remarks().forEach(console.err()::println);
            byte[] yaml = one.yaml().getBytes(StandardCharsets.UTF_8);
            OutputFolder.write(target(one), stream -> stream.write(yaml));
            console.out().println("%s: %s → %s".formatted(one.file(), one.summary(), target(one)));
        }
        return ExitStatus.DONE;
    }

    private List<Imported> imported() throws RefusedException {
        try {
            return Importer.all(files);
        } catch (BadImportException e) {
            throw new RefusedException(
                    e.remarks().stream().map(Remark::toString).toList());
        }
    }

    private void checkTargets(List<Imported> all) throws RefusedException {
        Map<String, Path> known = new HashMap<>();
        for (Imported one : all) {
            Path other = known.putIfAbsent(one.name(), one.file());
            if (other != null) {
                throw new RefusedException("%s and %s would both be written to %s. Rename one, or import them apart."
                        .formatted(other, one.file(), target(one)));
            }
            if (isSame(one.file(), target(one))) {
                throw new RefusedException(
                        "%s would be overwritten by what is made of it. Give another --out.".formatted(one.file()));
            }
        }
    }

    private static boolean isSame(Path file, Path target) {
        try {
            return Files.exists(target) && Files.isSameFile(file, target);
        } catch (IOException e) {
            return false;
        }
    }

    private Path target(Imported one) {
        return out.resolve(one.name() + ".yaml");
    }
}
