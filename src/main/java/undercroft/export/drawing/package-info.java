/**
 * Drawings of polygons, lines and texts, and how they are written as SVG and PNG. {@link
 * undercroft.export.drawing.SvgWriter} and {@link undercroft.export.drawing.PngWriter} show the same {@link
 * undercroft.export.drawing.Drawing}.
 *
 * <p>The package has its own letters, raster and compression for PNG, since fonts, Java2D and zlib differ between
 * machines.
 */
@NullMarked
package undercroft.export.drawing;

import org.jspecify.annotations.NullMarked;
