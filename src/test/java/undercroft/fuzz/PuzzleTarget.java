package undercroft.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import undercroft.export.FormatRegistry;
import undercroft.export.PuzzleFileFormat;
import undercroft.export.PuzzleFileFormats;
import undercroft.export.format.Appearance;
import undercroft.puzzle.Item;
import undercroft.puzzle.MadePuzzle;
import undercroft.puzzle.Puzzle;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.Rating;
import undercroft.puzzle.Solved;
import undercroft.puzzle.file.PuzzleFile;
import undercroft.puzzle.file.PuzzleReader;
import undercroft.puzzle.kinds.PuzzleKinds;
import undercroft.source.BadInputException;

/** Puzzles, one in a file or one on a line: what is read is solved, rated, replayed, drawn and written in every format. */
final class PuzzleTarget implements Target {

    private static final List<String> NAMES =
            List.of("tilt-1.json", "lines-1.json", "elements-1.json", "trails-1.json");

    private static final int ONE_IN_WRITTEN = 20;

    /** Pictures of large boards take long. */
    private static final int ONE_IN_DRAWN = 200;

    private static final long NODES = 2_000;

    private static final long LIMIT_IN_NANOSECONDS = 100_000_000;

    private static final FormatRegistry<PuzzleFileFormat> FORMATS = PuzzleFileFormats.standard();

    private final boolean areLines;

    PuzzleTarget(boolean areLines) {
        this.areLines = areLines;
    }

    @Override
    public String name() {
        return areLines ? "puzzle-lines" : "puzzle";
    }

    @Override
    public List<Sample> samples() {
        List<Sample> files = Samples.inResources(DataGrammar.JSON, NAMES);
        if (!areLines) {
            return files;
        }
        return Samples.ofLines(
                "puzzles.jsonl",
                files.stream()
                        .map(file -> DataGrammar.JSON.write(file.parsed()))
                        .toList());
    }

    @Override
    public Fate use(Input input) throws Exception {
        List<PuzzleFile> files;
        PuzzleReader reader = new PuzzleReader(PuzzleKinds.all());
        try (InputStream in = input.stream()) {
            String name = input.path().toString();
            files = areLines ? reader.readLines(in, name) : List.of(reader.read(in, name));
        } catch (BadInputException e) {
            Messages.checkRefusal(e);
            return Fate.REFUSED;
        }
        // Lines can hold thousands of puzzles; the first few show what there is to see.
        for (PuzzleFile file : files.subList(0, Math.min(files.size(), NAMES.size()))) {
            use(file, input);
        }
        return Fate.USED;
    }

    private static <P> void assertIsWritten(Puzzle<P> puzzle) throws Exception {
        assertThat(Puzzle.read(puzzle.kind(), puzzle.data())).isEqualTo(puzzle);
    }

    private static void use(PuzzleFile file, Input input) throws Exception {
        Puzzle<?> puzzle = file.puzzle();
        long start = System.nanoTime();
        PuzzleLimits limits = new PuzzleLimits(NODES, () -> System.nanoTime() - start > LIMIT_IN_NANOSECONDS);
        Solved solved = puzzle.solve(limits);
        if (solved.isSolved()) {
            assertThat(puzzle.replay(solved.solution())).isEmpty();
        }
        Optional<Rating> rating = puzzle.rate(limits);
        file.solution().ifPresent(puzzle::replay);
        assertIsWritten(puzzle);
        if (input.isOneIn(ONE_IN_WRITTEN)) {
            List<Item> solution = solved.isSolved() ? solved.solution() : List.of();
            MadePuzzle made = new MadePuzzle(
                    puzzle, 1, OptionalDouble.empty(), rating.orElseGet(() -> new Rating(0, List.of())), solution);
            Optional<List<Item>> shown = Optional.of(solution).filter(steps -> solved.isSolved());
            for (String format : FORMATS.names()) {
                if (!format.equals("png") || input.isOneIn(ONE_IN_DRAWN)) {
                    FORMATS.named(format)
                            .orElseThrow()
                            .write(made, shown, Appearance.DEFAULT, OutputStream.nullOutputStream());
                }
            }
        }
    }

    @Override
    public List<List<Object>> commands(Path file, Path out) {
        return areLines
                ? List.of(List.of("puzzle", "solve", file, "--jsonl", "--time-limit", "100ms"))
                : List.of(
                        List.of("puzzle", "solve", file, "--time-limit", "100ms"),
                        List.of("puzzle", "rate", file, "--time-limit", "100ms"));
    }
}
