/**
 * The layout search.
 */
@NullMarked
package undercroft.search;

import org.jspecify.annotations.NullMarked;
