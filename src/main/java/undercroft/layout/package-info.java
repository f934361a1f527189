/**
 * A finished layout: every room of a level with its template, transform and place, every connection with its doors.
 * Immutable values only; how a layout is found is no concern of this package.
 */
@NullMarked
package undercroft.layout;

import org.jspecify.annotations.NullMarked;
