/** The way through a finished layout, cell by cell: that of its mission, or the shortest one. */
@NullMarked
package undercroft.way;

import org.jspecify.annotations.NullMarked;
