/** Tilting puzzles. */
@NullMarked
package undercroft.puzzle.tilt;

import org.jspecify.annotations.NullMarked;
