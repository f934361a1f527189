/**
 * Random numbers that are the same on every machine and JDK. {@link undercroft.random.SeededRandom} draws uniform numbers; a
 * package that needs another distribution wraps it in a class of its own.
 */
@NullMarked
package undercroft.random;

import org.jspecify.annotations.NullMarked;
