/**
 * Runs of very many layouts: parted among machines, streamed into one file, and taken up again where they broke off.
 *
 * <ol>
 *   <li>A run is a list of jobs, every level under every seed, in that order. A {@link undercroft.batch.Shard} is a
 *       contiguous part of the list; so the shards' outputs, one after the other, are what one run would have written.
 *   <li>{@link undercroft.batch.LayoutLines} writes layouts into a file, a line each, under another name until the run is
 *       over, and finds again the whole lines that an earlier run left.
 *   <li>What counts as finished is decided by {@link undercroft.batch.FinishedLayout} alone, for lines and files alike.
 * </ol>
 */
@NullMarked
package undercroft.batch;

import org.jspecify.annotations.NullMarked;
