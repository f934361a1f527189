package undercroft;

import java.util.List;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import undercroft.puzzle.Board;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.PuzzleRequest;
import undercroft.puzzle.Settings;
import undercroft.puzzle.Solved;
import undercroft.puzzle.lines.LinesKind;
import undercroft.puzzle.lines.LinesPuzzle;
import undercroft.puzzle.optimise.Engine;

/** Puzzles of lines of the published sizes: solving good ones, and a hundred iterations of the search for a good one. */
public class LinesSolveBenchmark extends AverageTimeBenchmark {

    private static final int PUZZLES = 20;

    @Param({"9x6/7", "10x7/15", "11x8/19", "13x9/23", "13x9/26"})
    public String size = "";

    private final LinesKind kind = new LinesKind();
    private List<LinesPuzzle> puzzles = List.of();
    private int next;

    @Setup
    public void makePuzzles() {
        puzzles = IntStream.range(0, PUZZLES)
                .mapToObj(seed -> kind.generate(request(seed, 200)).orElseThrow())
                .toList();
    }

    private PuzzleRequest request(long seed, int iterations) {
        String[] parts = size.split("[x/]", -1);
        Board board = Board.open(Integer.parseInt(parts[1]), Integer.parseInt(parts[0]));
        Settings settings = Settings.defaults(kind).with("numbers", Integer.parseInt(parts[2]));
        return new PuzzleRequest(board, settings, seed, iterations, Engine.POOL, PuzzleLimits.DEFAULT);
    }

    @Benchmark
    public Solved solve() {
        next = (next + 1) % PUZZLES;
        return kind.solve(puzzles.get(next), PuzzleLimits.DEFAULT);
    }

    @Benchmark
    public LinesPuzzle hundredIterations() {
        return kind.generate(request(0, 100)).orElseThrow();
    }
}
