/**
 * Writes layouts: as JSON for programs, as pictures for people, and in {@link undercroft.export.tilemap} as tile maps.
 * Also writes the graphs of levels, puzzles, searches and charts.
 *
 * <p>Every {@link undercroft.export.format.LayoutFormat} is a function from a layout and an {@link
 * undercroft.export.format.Appearance} to bytes. The same layout gives the same bytes on every machine, so nothing here
 * depends on the time, the locale, installed fonts or random numbers. {@link undercroft.export.LayoutFormats} lists the
 * formats. {@link undercroft.export.LayoutJson} also reads layouts, and refuses files with the line and column of each
 * problem.
 *
 * <p>SVG and PNG show the same picture: a layout is composed into a {@code Drawing} of polygons, lines and texts in
 * pixels, with y down, and {@code SvgWriter} and {@code PngWriter} only write these. The package has its own letters,
 * raster and compression for PNG, since fonts, Java2D and zlib differ between machines. {@link
 * undercroft.export.TraceSvg} shows searches in the same colours. A format whose files refer to another file, as maps
 * do to the image of their tiles, names it as a {@link undercroft.export.format.Companion}.
 */
@NullMarked
package undercroft.export;

import org.jspecify.annotations.NullMarked;
