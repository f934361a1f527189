/**
 * Puzzles for rooms: what all kinds have in common. Each kind has a package of its own below this one, one class in it that
 * implements {@link undercroft.puzzle.PuzzleKind}, and one line in {@link undercroft.puzzle.kinds.PuzzleKinds}.
 *
 * <p>A kind makes puzzles on a {@link undercroft.puzzle.Board} and solves, rates and draws them. Files and layouts store a
 * puzzle as {@link undercroft.puzzle.PuzzleData}, whose fields the kind's {@link undercroft.puzzle.PuzzleFormat} declares. So
 * one reader, one writer and one check of types serve all kinds.
 *
 * <p>A kind rates a puzzle, and its {@link undercroft.puzzle.Scale} turns ratings into difficulties from 0 to 1.
 * {@link undercroft.puzzle.Difficulty} makes a puzzle of a wanted difficulty in the same way for every kind: by a few attempts, each of
 * which climbs towards it.
 */
@NullMarked
package undercroft.puzzle;

import org.jspecify.annotations.NullMarked;
