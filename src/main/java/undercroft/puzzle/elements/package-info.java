/**
 * Puzzles of four elements, after M. d'Aquin's Elemaze: characters of air, water, fire and earth change the floor that they
 * walk on, and each dies on one kind of floor.
 *
 * <p>{@code Play} implements the rules of a {@link undercroft.puzzle.elements.ElementsPuzzle} as they are documented; it draws
 * and checks solutions. The solver implements the same rules a second time for speed: {@code StateSpace} packs a state into a
 * few words and walks over {@code Routes}, the trees of all paths, and {@code EntryTable} gives the result of each step. A
 * {@link undercroft.statespace.StateTable} numbers the states. {@code BreadthFirstSolver} searches the states layer by
 * layer, which proves the fewest moves, and goes back through the layers to count the shortest solutions.
 *
 * <p>An optimiser makes puzzles with {@code Variation}, which changes existing ones, and {@code MovesProblem}, which gives
 * their fitness. {@link undercroft.puzzle.elements.ElementsKind} combines these parts.
 */
@NullMarked
package undercroft.puzzle.elements;

import org.jspecify.annotations.NullMarked;
