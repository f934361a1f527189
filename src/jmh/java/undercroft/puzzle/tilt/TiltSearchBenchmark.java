package undercroft.puzzle.tilt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import undercroft.AverageTimeBenchmark;
import undercroft.puzzle.Board;
import undercroft.random.SeededRandom;

/** Making and solving candidates of 8 × 8 with 3 pairs and 4 blocks, with no extras and with all of them. */
public class TiltSearchBenchmark extends AverageTimeBenchmark {

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
