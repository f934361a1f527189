/** What the searches through the states of a puzzle share: the table of the states they have met. */
@NullMarked
package undercroft.puzzle.statespace;

import org.jspecify.annotations.NullMarked;
