/**
 * The kind {@code lines}: draw a straight line through every number of a board, over exactly that many cells, so that every dot
 * is on a line. The puzzle, its rules of deduction and the way to make it are J. Snellman's (Linjat, 2019). Where his program
 * and its description differ, docs/puzzles-lines.md states what this package does.
 *
 * <p>{@link undercroft.puzzle.lines.LinesKind} is the entry point. {@link undercroft.puzzle.lines.Knowledge} stores what is
 * known about a puzzle as bits: the placements of a number are an {@code int} over the cross of its row and column
 * ({@link undercroft.puzzle.lines.Cross}), the numbers that reach a cell a {@code long}. The rules of
 * {@link undercroft.puzzle.lines.Deduction} narrow it pass by pass ({@link undercroft.puzzle.lines.HumanSolver}) until every
 * number has one placement or no rule finds anything. Then {@link undercroft.puzzle.lines.ExactSolver} searches for the answer.
 *
 * <p>A puzzle is made from random numbers: {@link undercroft.puzzle.lines.DotPlacer} adds dots where the rules get stuck. An
 * optimiser changes the numbers, places the dots again and keeps what {@link undercroft.puzzle.lines.Rater} rates well: many
 * layers of deduction, each narrow.
 */
@NullMarked
package undercroft.puzzle.lines;

import org.jspecify.annotations.NullMarked;
