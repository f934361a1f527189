package undercroft.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import undercroft.importing.Imported;
import undercroft.importing.Importer;
import undercroft.source.BadInputException;

/**
 * A run of {@code import}.
 *
 * @param out the folder to write to
 */
record FileImport(List<Path> files, Path out) {

    /**
     * Imports all files, or none.
     *
     * @return the exit status
     */
    int run(Console console) throws RefusedException {
        List<Imported> all = imported();
        checkTargets(all);
        OutputFolder.prepare(out, "--out");
        for (Imported one : all) {
            one.diagnostics().forEach(diagnostic -> console.report(diagnostic.toString()));
            byte[] yaml = one.yaml().getBytes(StandardCharsets.UTF_8);
            OutputFolder.write(target(one), stream -> stream.write(yaml));
            console.print("%s: %s → %s".formatted(one.file(), one.summary(), target(one)));
        }
        return ExitStatus.DONE;
    }

    private List<Imported> imported() throws RefusedException {
        try {
            return Importer.all(files);
        } catch (BadInputException e) {
            throw RefusedException.of(e);
        }
    }

    private void checkTargets(List<Imported> all) throws RefusedException {
        for (Imported one : all) {
            if (isSame(one.file(), target(one))) {
                throw new RefusedException(
                        "%s would be overwritten by its own import. Give another --out.".formatted(one.file()));
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
