/**
 * Writes layouts: as JSON for programs, in {@link undercroft.export.picture} as pictures for people, and in {@link
 * undercroft.export.tilemap} as tile maps. Also writes the graphs of levels, puzzles and charts.
 *
 * <p>Every {@link undercroft.export.format.LayoutFormat} is a function from a layout and an {@link
 * undercroft.export.format.Appearance} to bytes. The same layout gives the same bytes on every machine, so nothing here
 * depends on the time, the locale, installed fonts or random numbers. {@link undercroft.export.LayoutFormats} lists the
 * formats. {@link undercroft.export.LayoutJson} also reads layouts, and refuses files with the line and column of each
 * problem.
 *
 * <p>A format whose files refer to another file, as maps do to the image of their tiles, names it as a {@link
 * undercroft.export.format.Companion}.
 */
@NullMarked
package undercroft.export;

import org.jspecify.annotations.NullMarked;
