/**
 * Layouts on a lattice: where copies of one shape tile a part of the plane so that each shares a door with the four or six
 * around it, a level of such rooms is laid out when its graph is embedded in the lattice. Geometry is done with; what is left
 * is to give every room a place of its own next to the places of its neighbours.
 *
 * <ol>
 *   <li>{@link undercroft.lattice.Tilings} finds the {@link undercroft.lattice.Tiling}s of a plan: from the configuration
 *       spaces of a shape with itself, two or three steps that lead to neighbours, and all variants that can stand in for the
 *       shape wherever they come to stand.
 *   <li>{@link undercroft.lattice.Embedding} embeds the graph, by a constraint search. Every room has the set of places that are
 *       still open to it, as bits. Neighbours narrow each other's sets down (arc consistency), and every place taken those of
 *       all others: a room needs as many free places around it as it has neighbours that do not stand yet, and where it has no
 *       more, they are reserved for these.
 *   <li>Where a set becomes empty the search takes back its last choice. Rooms at which that happened lately, and that have few
 *       places left, come first (dom/wdeg: Boussemart, Hemery, Lecoutre and Sais, Boosting Systematic Search by Weighting
 *       Constraints, ECAI 2004), each where it stood last (progress saving: Pipatsrisawat and Darwiche, A Lightweight Component
 *       Caching Scheme for Satisfiability Solvers, SAT 2007), and the search begins again after ever more contradictions.
 * </ol>
 */
@NullMarked
package undercroft.lattice;

import org.jspecify.annotations.NullMarked;
