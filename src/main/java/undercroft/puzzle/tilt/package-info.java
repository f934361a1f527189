/**
 * Tilting puzzles: fruit on a board slide when it is tilted, and those of one colour vanish side by side. After the game
 * Fruit Dating and its generator (T. Rychnovsky, Procedural Generation of Puzzle Game Levels, 2014).
 *
 * <h2>Rules</h2>
 *
 * <p>A cell of the board is floor, puddle or solid: a wall, an anteater, a hedgehog. Beyond the board all is wall. Fruit and
 * blocks are the pieces; each is on a cell of its own. A sill is on the border of two cells that are not
 * solid, and lets pieces cross it one way. A move tilts the board north, east, south or west:
 *
 * <ol>
 *   <li><b>Slide.</b> All pieces go that way, a cell at a time and all at once, until none can. A piece can go on unless the
 *       next cell is solid, or taken by a piece that cannot go on itself, or beyond a sill that it would cross the wrong
 *       way. A fruit that enters a puddle on its way, if only to pass, is lost; blocks pass.
 *   <li><b>Hits.</b> A piece that has moved in this slide and is stopped by a hedgehog right ahead hits it. One that leaned
 *       there before does not. A hit wakes a sleeping hedgehog, be it by fruit or block. Where it was awake before the move,
 *       a block puts it back to sleep and a fruit is eaten. A hedgehog is hit at most once a move, there being one cell on
 *       that side of it.
 *   <li><b>Match.</b> Every fruit with one of its colour on a neighbouring cell, not diagonally, vanishes, all at once; three
 *       in a row do too. A sill between them does not matter.
 *   <li><b>Pull.</b> Each anteater, in reading order, top row first, pulls once: the first piece ahead of it, if it is a fruit
 *       and not on the next cell already, moves to that cell. It sees as far as the fruit could come: not past anything
 *       solid, nor past a sill that may not be crossed towards it. A block in the way is seen first and stays. A fruit that
 *       is pulled into or through a puddle is lost. Each sees what those before it have left. What was pulled is free to
 *       slide off with the next move; nothing else holds it.
 *   <li><b>Match</b> again, if anything was pulled.
 * </ol>
 *
 * <p>The game is lost with the first fruit that is lost or eaten, or when a colour is left with a single fruit. It is won
 * when no fruit is left. A tilt that changes nothing is no move. At the start no two fruit of a colour are neighbours, and
 * there is an even number of each colour; generated puzzles have no fruit at the start that an anteater would pull.
 *
 * <h2>How it is done</h2>
 *
 * <p>What is not wall must fit a rectangle of 64 cells ({@link undercroft.puzzle.tilt.Grid}), so that every set of cells is a
 * {@code long}. {@link undercroft.puzzle.tilt.Slides} knows for every cell and way the run of cells ahead; where a piece
 * comes to rest is then a count of the pieces in that run. {@link undercroft.puzzle.tilt.Exploration} searches breadth
 * first over states of a few longs in a {@link undercroft.puzzle.statespace.StateTable}.
 *
 * <p>{@link undercroft.puzzle.tilt.CandidateGenerator} draws walls, extras and pieces;
 * {@link undercroft.puzzle.tilt.PositionGenerator} keeps what can be won and looks good;
 * {@link undercroft.puzzle.tilt.Assessment} says how hard it is; {@link undercroft.puzzle.tilt.TiltProblem} makes it better.
 * {@link undercroft.puzzle.tilt.Play} plays by the rules above to the letter and shares nothing with the search.
 */
@NullMarked
package undercroft.puzzle.tilt;

import org.jspecify.annotations.NullMarked;
