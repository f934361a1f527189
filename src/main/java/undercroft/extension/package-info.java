/** Attaches a level to a finished layout, for worlds that grow part by part. */
@NullMarked
package undercroft.extension;

import org.jspecify.annotations.NullMarked;
