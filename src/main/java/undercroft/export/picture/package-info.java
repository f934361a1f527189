/**
 * Pictures of layouts, puzzles and searches. A layout is composed into a {@link undercroft.export.drawing.Drawing} in
 * the colours of a theme, with its legend; lengths are in pixels, with y down. {@link
 * undercroft.export.picture.TraceSvg} shows searches in the same colours.
 */
@NullMarked
package undercroft.export.picture;

import org.jspecify.annotations.NullMarked;
