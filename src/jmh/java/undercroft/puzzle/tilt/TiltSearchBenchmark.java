package undercroft.puzzle.tilt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import undercroft.puzzle.Board;
import undercroft.random.SeededRandom;

/** Making and solving candidates of 8 × 8 with 3 pairs and 4 blocks, with no extras and with all of them. */
@State(Scope.Benchmark)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class TiltSearchBenchmark {

    private static final int POSITIONS = 1_000;

    @Param({"0", "1"})
    public int ofEachExtra;

    private final BoardField field = FieldChoice.of(Board.open(8, 8));
    private final Exploration exploration = new Exploration(field.grid());
    private final List<Position> positions = new ArrayList<>();
    private final SeededRandom random = SeededRandom.of(0, 0);
    private int next;

    @Benchmark
    public Optional<Position> makeCandidate() {
        return generator().next(random);
    }

    @Benchmark
    public Exploration.End solveCandidate() {
        while (positions.size() < POSITIONS) {
            generator().next(random).ifPresent(positions::add);
        }
        next = (next + 1) % POSITIONS;
        return exploration.solve(positions.get(next), PositionGenerator.MOST_STATES, () -> false);
    }

    private CandidateGenerator generator() {
        GeneratorSettings settings =
                new GeneratorSettings(3, 3, 4, ofEachExtra, ofEachExtra, ofEachExtra, ofEachExtra, 1, 30);
        return new CandidateGenerator(field.grid(), field.area(), settings);
    }
}
