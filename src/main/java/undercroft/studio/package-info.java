/**
 * What the studio, a web page, asks of the engine: {@link undercroft.studio.StudioEngine} takes texts of files and answers in JSON. The
 * module in {@code web} compiles it to WebAssembly; {@code web/engine/src/engine.ts} describes the answers.
 */
@NullMarked
package undercroft.studio;

import org.jspecify.annotations.NullMarked;
