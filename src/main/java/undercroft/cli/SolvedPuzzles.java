package undercroft.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import undercroft.puzzle.Item;
import undercroft.puzzle.Puzzle;
import undercroft.puzzle.file.PuzzleFile;
import undercroft.search.Cancellation;

/** Reads puzzles from files together with their solutions. */
final class SolvedPuzzles {

    private SolvedPuzzles() {}

    /**
     * A puzzle.
     *
     * @param solution that of its file or, without one, that of the solver; empty if it finds none in time
     */
    record Entry(Puzzle<?> puzzle, List<Item> solution) {}

    static List<Entry> read(PuzzleInputOptions input) throws RefusedException {
        List<Entry> entries = new ArrayList<>();
        for (PuzzleFile file : PuzzleFiles.read(input.files(), input.areLines())) {
            entries.add(new Entry(file.puzzle(), solution(file, input.timeLimit())));
        }
        return entries;
    }

    private static List<Item> solution(PuzzleFile file, Duration timeLimit) {
        return file.solution()
                .orElseGet(() -> file.puzzle()
                        .solve(PuzzleTimer.start(timeLimit, new Cancellation()).limits())
                        .solution());
    }
}
