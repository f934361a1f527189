/**
 * A finished layout: every room of a level with its template, transform and position, and every connection with its
 * doors. These are immutable values; how a layout is found is not part of this package.
 */
@NullMarked
package undercroft.layout;

import org.jspecify.annotations.NullMarked;
