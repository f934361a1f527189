/**
 * JSON files of this program: {@link undercroft.json.JsonFile} writes them, with the same bytes on every machine, and
 * {@link undercroft.json.JsonInput} reads them back as trees of {@link undercroft.source.SourceNode}s, to whose objects
 * {@link undercroft.json.JsonObject} gives typed access. Knows nothing about what the files mean.
 */
@NullMarked
package undercroft.json;

import org.jspecify.annotations.NullMarked;
