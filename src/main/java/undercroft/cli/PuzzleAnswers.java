package undercroft.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import undercroft.files.WholeFile;
import undercroft.puzzle.Puzzle;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.Rating;
import undercroft.puzzle.Solved;
import undercroft.puzzle.file.PuzzleFile;
import undercroft.puzzle.file.PuzzleJson;
import undercroft.search.Cancellation;

/** Solves or rates puzzles from files, several at once, and prints a line for each, in their order. */
final class PuzzleAnswers {

    private PuzzleAnswers() {}

    /**
     * A line about a puzzle.
     *
     * @param json with its line end
     */
    private record Answer(String json, int status) {}

    static int solve(PuzzleInputOptions input, Optional<Integer> nodes, Console console)
            throws RefusedException, InterruptedException {
        return answer(input, console, (puzzle, limits) -> {
            PuzzleLimits all = nodes.map(limits::withNodes).orElse(limits);
            Solved solved = puzzle.solve(all);
            return new Answer(text(out -> PuzzleJson.writeLine(solved, out)), status(solved.status()));
        });
    }

    static int rate(PuzzleInputOptions input, Console console) throws RefusedException, InterruptedException {
        return answer(input, console, (puzzle, limits) -> {
            Optional<Rating> rating = puzzle.rate(limits);
            String kind = puzzle.kind().name();
            int status = rating.isPresent()
                    ? ExitStatus.DONE
                    : status(puzzle.solve(limits).status());
            return new Answer(text(out -> PuzzleJson.writeLine(kind, rating, out)), status);
        });
    }

    private static int answer(
            PuzzleInputOptions input, Console console, BiFunction<Puzzle<?>, PuzzleLimits, Answer> answering)
            throws RefusedException, InterruptedException {
        List<PuzzleFile> puzzles = PuzzleFiles.read(input.files(), input.areLines());
        Cancellation cancellation = new Cancellation();
        int[] status = {ExitStatus.DONE};
        int threads = Runtime.getRuntime().availableProcessors();
        try (OrderedTasks<Answer> tasks = new OrderedTasks<>(threads, "puzzle", cancellation, answer -> {
            console.out().print(answer.json);
            status[0] = Math.max(status[0], answer.status);
        })) {
            for (PuzzleFile file : puzzles) {
                tasks.add(() -> answering.apply(
                        file.puzzle(),
                        PuzzleTimer.start(input.timeLimit(), cancellation).limits()));
            }
            tasks.finish();
        } catch (OrderedTasks.EndedException e) {
            // Interrupted from outside: whatever failed because of that is not reported.
            return ExitStatus.NOT_FOUND;
        }
        return status[0];
    }

    private static int status(Solved.Status status) {
        return switch (status) {
            case UNIQUE, MULTIPLE -> ExitStatus.DONE;
            case NONE -> ExitStatus.IMPOSSIBLE;
            case UNSOLVED -> ExitStatus.NOT_FOUND;
        };
    }

    private static String text(WholeFile.Content content) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            content.writeTo(bytes);
        } catch (IOException e) {
            throw new IllegalStateException("Writing to memory failed.", e);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
