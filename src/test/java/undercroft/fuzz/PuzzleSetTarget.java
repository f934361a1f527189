package undercroft.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import undercroft.importing.PuzzleSetReader;
import undercroft.puzzle.Puzzle;
import undercroft.source.BadInputException;

/** Puzzles of other programs: what is read can be written and read again. */
final class PuzzleSetTarget implements Target {

    @Override
    public String name() {
        return "puzzle-set";
    }

    @Override
    public List<Sample> samples() {
        return Samples.inResources(DataGrammar.JSON, List.of("linjat.json", "elemaze.json"));
    }

    @Override
    public Fate use(Input input) throws Exception {
        List<Puzzle<?>> puzzles;
        try (InputStream in = input.stream()) {
            puzzles = PuzzleSetReader.read(in, input.path().toString(), false);
        } catch (BadInputException e) {
            Messages.checkRefusal(e);
            return Fate.REFUSED;
        }
        for (Puzzle<?> puzzle : puzzles) {
            assertIsWritten(puzzle);
        }
        return Fate.USED;
    }

    private static <P> void assertIsWritten(Puzzle<P> puzzle) throws Exception {
        assertThat(Puzzle.read(puzzle.kind(), puzzle.data())).isEqualTo(puzzle);
    }

    @Override
    public List<List<Object>> commands(Path file, Path out) {
        return List.of(List.of("puzzle", "import", file, "--out", out.resolve("imported.jsonl")));
    }
}
