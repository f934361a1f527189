/**
 * Layouts as files: JSON for programs, pictures for people, and in {@link undercroft.export.tilemap} maps of tiles.
 *
 * <p>Every {@link undercroft.export.format.LayoutFormat} is a function from a layout and an {@link undercroft.export.format.Appearance}
 * to bytes; the same layout gives the same bytes on every machine, so nothing here asks for the time, the locale, a
 * font or a random number. {@link undercroft.export.LayoutJson} also reads back what it wrote, and refuses, with line and
 * column, whatever a {@link undercroft.layout.Layout} could not hold.
 *
 * <p>Both pictures come from one place. A layout is first composed into a {@code Drawing}, a list of polygons, lines and
 * texts in pixels with y down; {@code SvgWriter} and {@code PngWriter} then each know only how to put those three on
 * paper, so the two cannot drift apart. PNG is drawn with letters, a raster and a compression of the package's own, since
 * fonts, Java2D and zlib differ from machine to machine. {@link undercroft.export.TraceSvg} shows a search in the same
 * colours. A format whose files refer to another one, as maps do to the image of their tiles, names it as a
 * {@link undercroft.export.format.Companion}.
 */
@NullMarked
package undercroft.export;

import org.jspecify.annotations.NullMarked;
