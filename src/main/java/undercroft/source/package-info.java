/**
 * Parses JSON and YAML into trees of values with positions, and collects diagnostics.
 *
 * <p>A {@link undercroft.source.SourceFile} is a text with the name of its file, or the reason why there is none. {@link undercroft.source.JsonTree} and
 * {@link undercroft.source.YamlTree} parse it into {@link undercroft.source.SourceNode}s. Whoever reads those reports what is
 * wrong to {@link undercroft.source.Diagnostics}, which collects everything, so that a reader can carry on after an error
 * and report all errors at once.
 *
 * <p>Nothing here opens a file or knows what a file means.
 */
@NullMarked
package undercroft.source;

import org.jspecify.annotations.NullMarked;
