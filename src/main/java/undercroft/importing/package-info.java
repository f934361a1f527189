/**
 * Other people's files in, levels and room templates out.
 *
 * <ol>
 *   <li>{@code SourceText} reads the file; {@code YamlTree} and {@code JsonTree} make trees of places and values of it,
 *       {@code DotGraph}, {@code MermaidGraph} and {@code TmxMap} read their languages themselves.
 *   <li>A reader for each kind of file knows what it says, and puts it into {@code TemplateDraft}s and a
 *       {@code LevelDraft}.
 *   <li>These check it by the rules of levels and report what cannot be at its place.
 *   <li>{@link undercroft.yaml} writes the result.
 * </ol>
 *
 * <p>Nothing is dropped in silence: what has no equivalent is a warning with its line, what is broken an error.
 *
 * <p>What the files of Edgar mean was taken from its public sources, as each reader says. DOT is read by some 200 lines of
 * our own and not by JGraphT's importer: that brings a parser generator's runtime (a megabyte) and does not tell the place
 * of what it leaves out.
 */
@NullMarked
package undercroft.importing;

import org.jspecify.annotations.NullMarked;
