/**
 * Turns files of other programs into levels and room templates.
 *
 * <ol>
 *   <li>YAML and JSON are parsed by {@link undercroft.source}; {@code DotGraph},
 *       {@code MermaidGraph} and {@code TmxMap} parse their languages themselves.
 *   <li>A reader for each kind of file interprets it, and fills {@code TemplateDraft}s and a {@code LevelDraft}.
 *   <li>These check it by the rules of levels, and report what breaks them at its position.
 *   <li>{@link undercroft.yaml} writes the result.
 * </ol>
 *
 * <p>Nothing is dropped silently: what has no equivalent is a warning with its line, what is wrong is an error.
 *
 * <p>The formats of Edgar are taken from its public sources, which each reader names. DOT is parsed by about 200 lines of our
 * own instead of JGraphT's importer, which needs the runtime of a parser generator (a megabyte) and does not tell the position
 * of what it ignores.
 */
@NullMarked
package undercroft.importing;

import org.jspecify.annotations.NullMarked;
