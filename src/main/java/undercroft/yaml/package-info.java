/**
 * Levels and room templates as files of the documented formats: what {@code input} reads, written back.
 *
 * <p>{@link undercroft.yaml.LevelYaml} says of a level only what differs from the defaults, and
 * {@link undercroft.yaml.YamlScalar} quotes the texts that YAML would otherwise take for something else.
 */
@NullMarked
package undercroft.yaml;

import org.jspecify.annotations.NullMarked;
