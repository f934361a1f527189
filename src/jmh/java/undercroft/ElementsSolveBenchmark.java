package undercroft;

import java.util.List;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.PuzzleRequest;
import undercroft.puzzle.Settings;
import undercroft.puzzle.elements.ElementsKind;
import undercroft.puzzle.elements.ElementsPuzzle;
import undercroft.puzzle.optimise.Engine;

/** Solving good puzzles of elements on 4 x 4. The states are counted too, which gives the time per state. */
public class ElementsSolveBenchmark extends AverageTimeBenchmark {

    private static final int PUZZLES = 10;
    private static final long ITERATIONS = 500;

    private final ElementsKind kind = new ElementsKind();
    private List<ElementsPuzzle> puzzles = List.of();

    @Setup
    public void generate() {
        puzzles = IntStream.range(0, PUZZLES)
                .mapToObj(seed -> new PuzzleRequest(
                        kind.defaultBoard(),
                        Settings.defaults(kind),
                        seed,
                        ITERATIONS,
                        Engine.POOL,
                        PuzzleLimits.DEFAULT))
                .flatMap(request -> kind.generate(request).stream())
                .toList();
    }

    /** Solves all of them and adds up their states. */
    @Benchmark
    public long solve() {
        return puzzles.stream()
                .mapToLong(puzzle -> kind.solve(puzzle, PuzzleLimits.DEFAULT).nodes())
                .sum();
    }
}
