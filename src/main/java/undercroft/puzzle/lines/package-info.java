/**
 * Lines: through every number of a board goes one straight line of exactly that many cells, and every dot lies on a line.
 * The puzzle, its rules of deduction and the way to make it are J. Snellman's (Linjat, 2019); where his program and its
 * description differ, docs/puzzles-lines.md says which way this package goes.
 *
 * <p>{@link undercroft.puzzle.lines.LinesKind} is the way in. What is known of a puzzle
 * ({@link undercroft.puzzle.lines.Knowledge}) is kept as bits: the placements of a number are an {@code int} over the cross
 * of its row and its column ({@link undercroft.puzzle.lines.Cross}), the numbers that reach a cell a {@code long}. The rules
 * ({@link undercroft.puzzle.lines.Deduction}) narrow it, pass after pass ({@link undercroft.puzzle.lines.HumanSolver}),
 * until one placement is left to every number or no rule finds anything. Then the exact search
 * ({@link undercroft.puzzle.lines.ExactSolver}) tells what is so.
 *
 * <p>A puzzle is made from numbers on random cells: dots are added where the rules get stuck
 * ({@link undercroft.puzzle.lines.Dotting}), until they do not. An optimiser changes the numbers, dots them anew and keeps
 * what is rated well ({@link undercroft.puzzle.lines.Rater}): many layers of deduction, each narrow.
 */
@NullMarked
package undercroft.puzzle.lines;

import org.jspecify.annotations.NullMarked;
