/**
 * Measures the generator: how long the search takes, how often it finds a layout, and how much layouts vary. Also
 * measures the kinds of puzzles and their optimisers.
 *
 * <p>{@link undercroft.bench.LevelBenchmark} lays out a level with some seeds to warm up, so that Java has compiled the
 * program and the tables of the level are filled, and then with the seeds from 0 on. Times are those that the search
 * reports; verifying the layouts is not part of them. The results are {@link undercroft.bench.LevelFigures}:
 * percentiles of the costs, as {@link undercroft.bench.Sample}s, and the {@link undercroft.bench.Variety} of the
 * layouts.
 *
 * <p>{@link undercroft.bench.BenchmarkReport} compares them with a {@link undercroft.bench.Baseline}, the figures of
 * another program or an earlier version, and presents all of it as tables, comma-separated values and a chart.
 */
@NullMarked
package undercroft.bench;

import org.jspecify.annotations.NullMarked;
