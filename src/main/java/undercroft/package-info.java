/**
 * The library's front door: {@link undercroft.DungeonGenerator} makes and verifies the layouts of a level.
 *
 * <p>Most packages are the engine: from the text of a level to the bytes of a layout. The engine opens no files, starts no
 * threads and needs no desktop, so that it can be compiled to WebAssembly. Around it are {@code cli}, {@code batch} and
 * {@code bench}; {@code files}, which reads levels and writes files; {@code importing}, which reads the files of other
 * programs; and {@code concurrent}, which runs a search on several threads.
 */
@NullMarked
package undercroft;

import org.jspecify.annotations.NullMarked;
