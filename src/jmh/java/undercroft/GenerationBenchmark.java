package undercroft;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import undercroft.grow.DoorStyle;
import undercroft.grow.GrownLevel;
import undercroft.grow.GrowthOptions;
import undercroft.level.Level;
import undercroft.search.Outcome;

/** Whole layouts of a level of 17 rooms with 3 loops. */
@State(Scope.Benchmark)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class GenerationBenchmark {

    /** Every round uses all of them: the times of single seeds differ by more than the effect of a change. */
    private static final int SEEDS = 50;

    private final Level level = GrownLevel.grow(new GrowthOptions(17, 20, DoorStyle.LOOSE, false, false), 1)
            .level();

    private final DungeonGenerator generator = DungeonGenerator.of(level);

    /** What is computed once for all layouts of a level. */
    @Benchmark
    public DungeonGenerator prepare() {
        return DungeonGenerator.of(level);
    }

    /** One layout, on average over the seeds. */
    @Benchmark
    @OperationsPerInvocation(SEEDS)
    public int layout() {
        int found = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            found += generator.generate(seed) instanceof Outcome.Found ? 1 : 0;
        }
        return found;
    }
}
