/**
 * Puzzles in JSON, of any kind: types are read and checked as the kind's {@link undercroft.puzzle.PuzzleFormat} declares
 * them, and what the kind then finds wrong is told with the line and column of its place. The same fields stand in files of
 * single puzzles and in layouts.
 */
@NullMarked
package undercroft.puzzle.file;

import org.jspecify.annotations.NullMarked;
