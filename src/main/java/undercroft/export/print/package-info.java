/** Pages of HTML to print: booklets of puzzles, and tiles to cut out. */
@NullMarked
package undercroft.export.print;

import org.jspecify.annotations.NullMarked;
