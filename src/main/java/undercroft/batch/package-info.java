/**
 * Supports runs of very many layouts: divided among machines, written to one file, and resumed after an interruption.
 *
 * <ol>
 *   <li>A run is a list of jobs: every level with every seed, ordered by level, then by seed. A {@link
 * undercroft.batch.Shard} is a contiguous part of this list, so the outputs of all shards, one after the other, are the
 * output of a single run. <li>{@link undercroft.batch.LayoutLines} writes a line for each layout to a file that gets
 * its name at the end of the run, and finds the complete lines of an earlier run. <li>{@link
 * undercroft.batch.FinishedLayout} alone decides what counts as finished, for lines and for files.
 * </ol>
 */
@NullMarked
package undercroft.batch;

import org.jspecify.annotations.NullMarked;
