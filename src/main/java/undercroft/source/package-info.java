/**
 * Texts that people and programs write, as trees of values that know where they stand.
 *
 * <p>A {@link undercroft.source.SourceText} is a text with the name of its file. {@link undercroft.source.JsonTree} and
 * {@link undercroft.source.YamlTree} parse it into {@link undercroft.source.SourceNode}s. Whoever reads those reports what is
 * wrong to {@link undercroft.source.Diagnostics}, which collects everything, so that a reader can carry on after an error
 * and report all errors at once.
 *
 * <p>Nothing here opens a file or knows what a file means.
 */
@NullMarked
package undercroft.source;

import org.jspecify.annotations.NullMarked;
