/** The list of all kinds of puzzles, apart from {@code undercroft.puzzle} because that must know none of them. */
@NullMarked
package undercroft.puzzle.kinds;

import org.jspecify.annotations.NullMarked;
