/**
 * Measures how well levels are laid out: how long the search takes, how often it finds a layout, and how much layouts vary.
 *
 * <p>{@link undercroft.bench.LevelBenchmark} lays a level out under some seeds that do not count, so that the program is
 * compiled and the level's tables are filled, and then under the seeds from 0 on. Each layout is checked by the rules and
 * counted, outside the time measured: that is what the search itself told of its costs. What comes out are
 * {@link undercroft.bench.LevelFigures}: the costs as ranks of a {@link undercroft.bench.Sample}, and the
 * {@link undercroft.bench.Variety} of the layouts.
 *
 * <p>{@link undercroft.bench.BenchmarkReport} sets them beside a {@link undercroft.bench.Baseline}, another program's or an
 * earlier version's figures, and makes tables, a file of comma-separated values and a chart of them all.
 */
@NullMarked
package undercroft.bench;

import org.jspecify.annotations.NullMarked;
