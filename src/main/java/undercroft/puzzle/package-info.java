/**
 * Puzzles for rooms: what every kind of puzzle has in common. A kind lives in a package of its own below this one and is
 * one class that implements {@link undercroft.puzzle.PuzzleKind}, and one line in {@link undercroft.puzzle.PuzzleKinds}.
 *
 * <p>A kind makes puzzles on a {@link undercroft.puzzle.Board}, solves, rates and draws them. Files and layouts hold a
 * puzzle as {@link undercroft.puzzle.PuzzleData}, plain rows and flat fields that say nothing but what the kind's
 * {@link undercroft.puzzle.PuzzleFormat} declares; so reading, writing and checking types is done once, for all kinds.
 *
 * <p>Difficulty from 0 to 1 is a quantile: of the puzzles that {@link undercroft.puzzle.PuzzleKind#sample} gives for a
 * board and settings, that share is easier by the kind's own rating. {@link undercroft.puzzle.Difficulty} reaches a wanted
 * quantile by taking that place among many samples, and the same way for every kind.
 */
@NullMarked
package undercroft.puzzle;

import org.jspecify.annotations.NullMarked;
