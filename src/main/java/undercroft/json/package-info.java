/**
 * Writes JSON files with the same bytes on every machine, and reads them back.
 *
 * <p>{@link undercroft.json.JsonFile} writes. {@link undercroft.json.JsonInput} reads trees of
 * {@link undercroft.source.SourceNode}s, and {@link undercroft.json.JsonObject} gives typed access to their objects. Nothing here
 * knows what a file means.
 */
@NullMarked
package undercroft.json;

import org.jspecify.annotations.NullMarked;
