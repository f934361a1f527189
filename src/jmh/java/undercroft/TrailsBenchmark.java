package undercroft;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import undercroft.puzzle.trails.SetScore;
import undercroft.puzzle.trails.SetScorer;
import undercroft.puzzle.trails.TileSet;
import undercroft.random.SeededRandom;

/** Random boards of trails: dealt and scored, and only scored, as when sets are compared on the same boards. */
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class TrailsBenchmark extends AverageTimeBenchmark {

    private static final int BOARDS = 2_000;

    private final TileSet set = TileSet.designed();

    private final SetScorer scorer = new SetScorer(BOARDS, SeededRandom.of(1, 0));

    private long stream;

    @Benchmark
    @OperationsPerInvocation(BOARDS)
    public SetScore dealtAndScored() {
        return new SetScorer(BOARDS, SeededRandom.of(1, ++stream)).score(set);
    }

    @Benchmark
    @OperationsPerInvocation(BOARDS)
    public SetScore scored() {
        return scorer.score(set);
    }
}
