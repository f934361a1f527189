/**
 * The file system on both sides of the engine: {@link undercroft.files.LevelLoader} reads levels with the templates beside
 * them, {@link undercroft.files.TextFile} reads the text of any file, and {@link undercroft.files.WholeFile} writes any file
 * whole or not at all. The engine itself opens no files, so that it runs where there are none.
 */
@NullMarked
package undercroft.files;

import org.jspecify.annotations.NullMarked;
