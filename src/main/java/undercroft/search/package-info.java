/**
 * The layout search: every room gets a template, a transform and a place.
 *
 * <ol>
 *   <li>{@link undercroft.search.LayoutSearch} runs attempts until one succeeds or the limits are met. Every attempt starts from an empty
 *       layout with a random stream of its own.
 *   <li>{@link undercroft.search.AttemptSchedule} settles each attempt's configuration beforehand, from the table in
 *       {@link undercroft.search.Strategies}: its strategy, its share of iterations after Luby's sequence (Luby, Sinclair and Zuckerman,
 *       Optimal Speedup of Las Vegas Algorithms, 1993), and its traits.
 *   <li>{@link undercroft.search.ParallelPortfolio} runs attempts side by side; {@link undercroft.search.VirtualTimeScheduler} decides which
 *       of them wins, independently of the number of threads.
 *   <li>{@link undercroft.search.LayoutAssembly} draws one door for each connection of the complete layout.
 * </ol>
 *
 * <p>An {@link undercroft.search.Attempt} is the algorithm of a strategy:
 *
 * <ul>
 *   <li><b>Annealing</b> ({@link undercroft.search.ChainAttempt}), the published algorithm (Ma et al. 2014, Nepožitek and Gemrot 2018). One
 *       chain of the plan after the other is laid out by simulated annealing on top of the chains before. Overlaps and neighbours that
 *       do not touch are an energy to be brought to zero. For every partial layout several different extensions are tried before the
 *       search backtracks.
 *   <li><b>Ears</b> ({@link undercroft.search.EarAttempt}). The partial layout is legal at every moment. The shortest path of rooms between
 *       two placed ones comes next and is placed exactly, by a depth-first search over the configuration spaces. Where that fails,
 *       rooms around it are removed and find their places again as ears among others (ruin and recreate). Where no path is left, the
 *       rooms of branches follow.
 *   <li><b>Thorough</b> ({@link undercroft.search.ThoroughAttempt}): ears that look ahead by a dynamic program, force rooms in, and return
 *       to the best partial layout.
 *   <li><b>Lattice</b> ({@link undercroft.search.LatticeAttempt}): an embedding of the graph in a lattice ({@link undercroft.lattice}), where
 *       rooms can be placed side by side like bricks or squares.
 * </ul>
 *
 * <p>Finished layouts are improved by {@link undercroft.search.LayoutImprovement} and changed by {@link undercroft.search.LayoutRepair}.
 *
 * <p>All of them work on one {@link undercroft.search.PartialLayout}, which knows what overlaps and what is joined and is updated with every
 * move; draw positions from the intersection of the configuration spaces of a room's neighbours ({@link undercroft.search.Positions}); and
 * take templates and transforms from one {@link undercroft.search.TemplateAssignment}, which draws them by weight and keeps the repeat
 * rules. Corridors are not rooms of their own here: they are part of the configuration spaces of the rooms they join, and each is placed and
 * removed with these.
 *
 * <p>Integers decide everything. Floating point only guides which moves are made, by {@link StrictMath} alone. The clock is read only to
 * see whether the time is up.
 */
@NullMarked
package undercroft.search;

import org.jspecify.annotations.NullMarked;
