/**
 * Turns YAML into a {@link undercroft.level.Level}, or diagnostics.
 *
 * <p>{@link undercroft.source} parses a text into nodes. {@code Value} and {@code Fields} give typed access to them, and the
 * readers of templates, doors, rooms and connections know the format. All report to the same
 * {@link undercroft.source.Diagnostics} and carry on. A value that is wrong is left out, and what depends on it is not checked,
 * so that one mistake gives one message.
 *
 * <p>Nothing here opens a file. The texts are given as {@link undercroft.source.SourceFile}s, and those of room templates come
 * from a {@link undercroft.input.TemplateSource}. {@code undercroft.files} reads both from the file system.
 */
@NullMarked
package undercroft.input;

import org.jspecify.annotations.NullMarked;
