/**
 * The layout search: every room gets a template, a transform and a place.
 *
 * <p>A search ({@link undercroft.search.LayoutSearch}) is a row of attempts from nothing. Each has a random stream of its
 * own and a share of iterations after Luby's sequence, the best row of shares for a search of which nothing is known (Luby,
 * Sinclair and Zuckerman, Optimal Speedup of Las Vegas Algorithms, 1993). An attempt goes by one of four ways, which
 * a portfolio ({@link undercroft.search.Strategy}) mixes. Which attempt wins does not depend on how many run at once
 * ({@link undercroft.search.VirtualTimeScheduler}).
 *
 * <ul>
 *   <li><b>Annealing</b>, the published algorithm (Ma et al. 2014, Nepožitek and Gemrot 2018). Chain after chain of the
 *       plan is laid out by simulated annealing, on top of the chains before. What is wrong on the way, overlaps and
 *       neighbours that do not touch, is an energy to be brought to zero. Of every partial layout several extensions that
 *       differ are tried before the search goes back a chain.
 *   <li><b>Ears</b>. Nothing is ever wrong: the shortest path of rooms between two that stand is placed next, exactly, by a
 *       depth-first search over the configuration spaces. Where that fails, the rooms around are taken away and find their
 *       places again as ears among others. Where no path is left, rooms of trees follow: the branch first that failed lately, then
 *       the heaviest.
 *   <li><b>Thorough</b>: ears in a large level, with a dynamic program that says from where an ear can be closed, rooms that are
 *       forced in, and a way back to the most that ever stood.
 *   <li><b>Lattice</b>: where rooms can stand side by side like bricks or squares, an embedding of the graph in their lattice
 *       ({@link undercroft.lattice}); then rooms get back the variants that were drawn for them, where these fit.
 * </ul>
 *
 * <p>All work on one partial layout, which knows what overlaps and what is joined and is brought up to date with every
 * room that moves; draw positions from the intersection of the configuration spaces of a room's neighbours; and take
 * templates and transforms from one casting, which draws them by weight and keeps the repeat rules. Corridors are no rooms
 * of their own here. They are worked into the configuration spaces of the rooms that they join, and each stands or falls
 * with these.
 *
 * <p>Where the wish {@code repeat: avoid} cannot be granted in the first attempts, some of the later ones go without it.
 * When all rooms stand, each connection gets one of its doors, and the layout is done.
 *
 * <p>Integers decide everything. Floating point guides which moves are taken, by {@link StrictMath} alone. The clock is
 * asked only whether the time is up.
 */
@NullMarked
package undercroft.search;

import org.jspecify.annotations.NullMarked;
