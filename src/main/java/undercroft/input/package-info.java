/**
 * YAML in, a {@link undercroft.level.Level} or diagnostics out.
 *
 * <p>In layers, each of which reports into one {@code Problems} and carries on with what is left: {@code YamlFile}
 * refuses texts that YAML cannot hold, {@code YamlComposer} turns a text into {@code YamlNode}s with their places, {@code Value} and
 * {@code Fields} give typed access to nodes, and the readers of templates, doors, rooms and connections know what a
 * level is. A value that could not be read is left out rather than replaced, and whatever depends on it is not checked;
 * so one mistake makes one line.
 *
 * <p>Nothing here opens a file: the texts are handed in as {@link undercroft.input.SourceFile}s, and those of room templates
 * come from a {@link undercroft.input.TemplateSource}. {@code undercroft.files} has both for the file system.
 */
@NullMarked
package undercroft.input;

import org.jspecify.annotations.NullMarked;
