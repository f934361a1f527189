/**
 * The kind {@code tilt}: fruit on a board slides when the board is tilted, and fruit of one colour vanishes side by side. After
 * the game Fruit Dating and its generator (T. Rychnovsky, Procedural Generation of Puzzle Game Levels, 2014).
 *
 * <h2>Rules</h2>
 *
 * <p>A cell of the board is floor, a puddle or solid: a wall, an anteater or a hedgehog. Everything beyond the board is wall.
 * Fruit and blocks are the pieces; each has a cell of its own. A sill on the border of two cells that are not solid lets pieces
 * cross it in one direction only. A move tilts the board north, east, south or west:
 *
 * <ol>
 *   <li><b>Slide.</b> All pieces move in that direction at the same time, cell by cell, until none can. A piece stops if the
 *       next cell is solid, if a piece that has stopped is on it, or if a sill in between may not be crossed in that
 *       direction. A fruit that enters a puddle is lost, even if it would slide on; a block passes.
 *   <li><b>Hits.</b> A piece that moved in this slide and is stopped by a hedgehog right ahead hits it; a piece that was next
 *       to it before does not. A hit by any piece wakes a sleeping hedgehog. If the hedgehog was awake before the move, a
 *       block puts it to sleep and a fruit is eaten. At most one piece hits a hedgehog in a move, because there is one cell
 *       on that side.
 *   <li><b>Match.</b> All fruit next to a fruit of the same colour, not diagonally, vanishes at the same time; three in a row
 *       vanish too. A sill between them does not matter.
 *   <li><b>Pull.</b> The anteaters pull one after another in reading order. Each pulls the first piece ahead of it to the
 *       cell in front of it, if that piece is a fruit and not there already. It sees as far as a fruit could come: not past
 *       anything solid or past a sill that may not be crossed towards it. A block in the way is the first piece and stays. A
 *       fruit pulled into or through a puddle is lost. Each anteater sees what the earlier ones have left. Nothing holds a
 *       pulled fruit: it may slide away with the next move.
 *   <li><b>Match</b> again, if anything was pulled.
 * </ol>
 *
 * <p>The game is lost as soon as a fruit is lost or eaten, or a colour is left with a single fruit. It is won when no fruit is
 * left. A tilt that changes nothing is not a move. At the start no two fruit of a colour are neighbours, and each colour has an
 * even number; in generated puzzles no fruit is in the sight of an anteater at the start.
 *
 * <h2>Implementation</h2>
 *
 * <p>All cells that are not wall must fit into a rectangle of 64 cells ({@link undercroft.puzzle.tilt.Grid}), so that a set of
 * cells is a {@code long}. {@link undercroft.puzzle.tilt.Slides} stores the run of cells ahead for every cell and direction;
 * the place where a piece stops follows from the number of pieces in that run. {@link undercroft.puzzle.tilt.Exploration}
 * searches breadth first over states of a few words in a {@link undercroft.statespace.StateTable}.
 *
 * <p>{@link undercroft.puzzle.tilt.CandidateGenerator} draws walls, extras and pieces.
 * {@link undercroft.puzzle.tilt.PositionGenerator} keeps positions that can be won and look good.
 * {@link undercroft.puzzle.tilt.Assessment} estimates their difficulty, and {@link undercroft.puzzle.tilt.TiltProblem} gives an
 * optimiser their fitness. {@link undercroft.puzzle.tilt.Play} implements the rules above without any code of the search.
 */
@NullMarked
package undercroft.puzzle.tilt;

import org.jspecify.annotations.NullMarked;
