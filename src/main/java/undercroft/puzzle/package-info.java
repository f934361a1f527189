/**
 * Puzzles for rooms: what all kinds have in common. Each kind has a package of its own below this one, one class in it that
 * implements {@link undercroft.puzzle.PuzzleKind}, and one line in {@link undercroft.puzzle.kinds.PuzzleKinds}.
 *
 * <p>A kind makes puzzles on a {@link undercroft.puzzle.Board} and solves, rates and draws them. Files and layouts store a
 * puzzle as {@link undercroft.puzzle.PuzzleData}, whose fields the kind's {@link undercroft.puzzle.PuzzleFormat} declares. So
 * one reader, one writer and one check of types serve all kinds.
 *
 * <p>Difficulty from 0 to 1 is a quantile: the share of the puzzles which {@link undercroft.puzzle.PuzzleKind#sample} makes for
 * a board and settings that are easier by the kind's own rating. {@link undercroft.puzzle.Difficulty} reaches a wanted quantile
 * in the same way for every kind: it takes the puzzle at that place among many samples.
 */
@NullMarked
package undercroft.puzzle;

import org.jspecify.annotations.NullMarked;
