@NullMarked
package undercroft.puzzle.trails;

import org.jspecify.annotations.NullMarked;
