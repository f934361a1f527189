package undercroft;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import undercroft.grow.DoorStyle;
import undercroft.grow.GrownLevel;
import undercroft.grow.GrowthOptions;
import undercroft.level.Level;
import undercroft.search.Outcome;

/** Whole layouts of a level of 17 rooms with 3 loops. */
public class GenerationBenchmark extends AverageTimeBenchmark {

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
