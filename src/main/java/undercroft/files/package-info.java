/**
 * The file system on both sides of the engine: levels with the templates beside them are read by
 * {@link undercroft.files.LevelLoader}. The engine itself opens no files, so that it runs where there are none.
 */
@NullMarked
package undercroft.files;

import org.jspecify.annotations.NullMarked;
