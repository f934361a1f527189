/** What a format of layouts has to offer. The formats themselves are in {@code undercroft.export} and the packages below it. */
@NullMarked
package undercroft.export.format;

import org.jspecify.annotations.NullMarked;
