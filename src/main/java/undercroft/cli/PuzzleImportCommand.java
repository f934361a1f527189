package undercroft.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import undercroft.importing.PuzzleSetReader;
import undercroft.puzzle.Puzzle;
import undercroft.puzzle.file.PuzzleJson;
import undercroft.source.BadInputException;
import undercroft.source.Diagnostic;

/** Reads puzzles of other programs. */
@Command(
        name = "import",
        sortOptions = false,
        description = {
            "Turns puzzles of other programs into puzzle files: sets of Linjat into lines, levels of Elemaze into"
                    + " elements.",
            "Writes one file with a puzzle on each line, for the other commands with --jsonl. All files are read before"
                    + " anything is written."
        },
        footer = {
            "",
            "Examples:",
            "  undercroft puzzle import puzzles.json --out linjat.jsonl",
            "  undercroft puzzle solve --jsonl linjat.jsonl"
        })
final class PuzzleImportCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files of the other program.")
    private List<Path> files = List.of();

    @Option(names = "--jsonl", description = "Each line of the files is a value of its own, as in Linjat's puzzledb.")
    private boolean areLines;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            defaultValue = "output/imported.jsonl",
            description = "The file to write; '-' prints it instead. Default: ${DEFAULT-VALUE}.")
    private String out = "";

    PuzzleImportCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws RefusedException {
        PageTarget target = PageTarget.of(out);
        target.prepare();
        List<Puzzle<?>> puzzles = new ArrayList<>();
        List<String> problems = new ArrayList<>();
        for (Path file : files) {
            try (InputStream in = Files.newInputStream(file)) {
                puzzles.addAll(PuzzleSetReader.read(in, file.toString(), areLines));
            } catch (BadInputException e) {
                for (Diagnostic diagnostic : e.diagnostics()) {
                    problems.add(diagnostic.toString());
                }
            } catch (NoSuchFileException e) {
                problems.add("undercroft: %s does not exist. Give a file of puzzles.".formatted(file));
            } catch (IOException e) {
                problems.add("undercroft: %s cannot be read: %s.".formatted(file, OutputFolder.reason(e)));
            }
        }
        if (!problems.isEmpty()) {
            throw new RefusedException(problems);
        }
        target.write(stream -> write(puzzles, stream), PuzzleNumber.text(puzzles.size()), console);
        return ExitStatus.DONE;
    }

    private static void write(List<Puzzle<?>> puzzles, OutputStream stream) throws IOException {
        for (Puzzle<?> puzzle : puzzles) {
            PuzzleJson.writeLine(puzzle.data(), List.of(), stream);
        }
    }
}
