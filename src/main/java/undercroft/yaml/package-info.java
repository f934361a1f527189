/**
 * Writes levels and room templates in the documented file formats, which {@code input} reads.
 *
 * <p>{@link undercroft.yaml.LevelYaml} writes only what differs from the defaults. {@link undercroft.yaml.YamlScalar} quotes
 * text that YAML would otherwise read as something else.
 */
@NullMarked
package undercroft.yaml;

import org.jspecify.annotations.NullMarked;
