/** The library's front door. */
@NullMarked
package undercroft;

import org.jspecify.annotations.NullMarked;
