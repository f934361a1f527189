package undercroft;

import java.time.Duration;
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
import undercroft.grow.DoorStyle;
import undercroft.grow.GrownLevel;
import undercroft.grow.GrowthOptions;
import undercroft.search.Cancellation;
import undercroft.search.Limits;
import undercroft.search.Outcome;
import undercroft.search.SearchListener;

/**
 * A search that is ended long before it is done, after some iterations. With {@code -prof gc} it shows what the loop
 * allocates: were it something at every iteration, ten times the iterations would allocate ten times as much.
 */
@State(Scope.Benchmark)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class SearchLoopBenchmark {

    @Param({"2000", "20000"})
    public long iterations;

    private final DungeonGenerator generator =
            DungeonGenerator.of(GrownLevel.grow(new GrowthOptions(100, 30, DoorStyle.TIGHT, false, false), 1)
                    .level());

    @Benchmark
    public Outcome search() {
        return generator.generate(
                0, new Limits(Duration.ofMinutes(1), iterations), SearchListener.NONE, new Cancellation());
    }
}
