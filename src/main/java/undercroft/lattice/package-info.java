/**
 * Layouts on a lattice. If copies of one shape tile a part of the plane so that each shares a door with the four or six
 * around it, a level of such rooms is laid out by embedding its graph in the lattice. What remains is combinatorial:
 * give every room a place of its own next to the places of its neighbours.
 *
 * <ol>
 *   <li>{@link undercroft.lattice.Tilings} finds the {@link undercroft.lattice.Tiling}s of a plan: from the
 *       configuration spaces of a shape with itself, two or three steps that lead to neighbours, and all variants that
 *       can replace the shape in any place.
 *   <li>{@link undercroft.lattice.Embedding} embeds the graph by a constraint search. Each room has a set of open
 *       places, as bits. Neighbours restrict each other's sets (arc consistency), and a taken place is closed to all
 *       others. A room needs as many free places around it as it has unplaced neighbours; if there are just enough,
 *       they are reserved.
 *   <li>When a set becomes empty, the search undoes its last choice. Rooms with recent contradictions and few places
 *       come first (dom/wdeg: Boussemart, Hemery, Lecoutre and Sais, Boosting Systematic Search by Weighting
 *       Constraints, ECAI 2004). A room is placed where it was last, if possible (progress saving: Pipatsrisawat and
 *       Darwiche, A Lightweight Component Caching Scheme for Satisfiability Solvers, SAT 2007). The search restarts
 *       after a growing number of contradictions.
 * </ol>
 */
@NullMarked
package undercroft.lattice;

import org.jspecify.annotations.NullMarked;
