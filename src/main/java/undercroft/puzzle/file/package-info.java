/**
 * Reads and writes puzzles of any kind as JSON. Fields are checked against the kind's {@link undercroft.puzzle.PuzzleFormat};
 * errors that the kind itself finds are reported with line and column too. Files of single puzzles and layouts have the same
 * fields.
 */
@NullMarked
package undercroft.puzzle.file;

import org.jspecify.annotations.NullMarked;
