/**
 * Random numbers that are the same on every machine and JDK. Who needs more than a number below a bound wraps
 * {@link undercroft.random.SeededRandom} in words of its own.
 */
@NullMarked
package undercroft.random;

import org.jspecify.annotations.NullMarked;
