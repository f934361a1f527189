package undercroft.cli;

import java.io.BufferedInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import undercroft.puzzle.file.PuzzleFile;
import undercroft.puzzle.file.PuzzleReader;
import undercroft.puzzle.kinds.PuzzleKinds;
import undercroft.source.BadInputException;

/** Reads puzzles, and refuses bad ones with all their problems. */
final class PuzzleFiles {

    private PuzzleFiles() {}

    /** Reads all puzzles; if any is bad, refuses all with every problem of every file. */
    static List<PuzzleFile> read(List<Path> files, boolean areLines) throws RefusedException {
        PuzzleReader reader = new PuzzleReader(PuzzleKinds.all());
        List<PuzzleFile> puzzles = new ArrayList<>();
        List<String> problems = new ArrayList<>();
        for (Path file : files) {
            try (InputStream in = open(file)) {
                puzzles.addAll(
                        areLines ? reader.readLines(in, file.toString()) : List.of(reader.read(in, file.toString())));
            } catch (BadInputException e) {
                e.diagnostics().forEach(diagnostic -> problems.add(diagnostic.toString()));
            } catch (NoSuchFileException e) {
                problems.add("undercroft: %s does not exist. Give a file of a puzzle.".formatted(file));
            } catch (IOException e) {
                problems.add("undercroft: %s cannot be read: %s.".formatted(file, OutputFolder.reason(e)));
            }
        }
        if (!problems.isEmpty()) {
            throw new RefusedException(problems);
        }
        return puzzles;
    }

    /** Standard input is buffered: a pipe does not tell how much it still holds. */
    private static InputStream open(Path file) throws IOException {
        return file.toString().equals(TargetOptions.STANDARD_STREAM)
                ? new BufferedInputStream(new FileInputStream(FileDescriptor.in))
                : Files.newInputStream(file);
    }
}
