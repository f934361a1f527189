/**
 * The interface of formats of layouts. The formats themselves are in {@code undercroft.export} and its sub-packages.
 */
@NullMarked
package undercroft.export.format;

import org.jspecify.annotations.NullMarked;
