/** The table of the states that a search has met, for puzzles and missions. */
@NullMarked
package undercroft.statespace;

import org.jspecify.annotations.NullMarked;
