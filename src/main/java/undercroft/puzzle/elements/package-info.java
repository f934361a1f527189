/**
 * Puzzles of four elements: characters of air, water, fire and earth who change the floor they walk on and die on another,
 * after M. d'Aquin's Elemaze.
 *
 * <p>A {@link undercroft.puzzle.elements.ElementsPuzzle} is played by the rules in {@code Play}, which draws solutions and
 * replays them. The solver has the same rules a second time, made for speed: {@code StateSpace} packs a state into a few
 * numbers and walks over {@code Routes}, the trees of all paths, with what {@code EntryTable} says of every step;
 * a {@link undercroft.puzzle.statespace.StateTable} remembers the states; {@code BreadthFirstSolver} goes through them layer by layer, which proves the
 * fewest moves, and back again, which counts the shortest solutions.
 *
 * <p>Puzzles are made by changing others ({@code Variation}), under an optimiser that asks {@code MovesProblem} how good
 * they are. {@link undercroft.puzzle.elements.ElementsKind} brings it all together.
 */
@NullMarked
package undercroft.puzzle.elements;

import org.jspecify.annotations.NullMarked;
