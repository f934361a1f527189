/**
 * The project's own fuzzer: damages correct files by their grammars and byte by byte, from a seed, and gives them to every
 * reader.
 */
@NullMarked
package undercroft.fuzz;

import org.jspecify.annotations.NullMarked;
