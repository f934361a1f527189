/** The threads of the JVM, for the engine that starts none itself. */
@NullMarked
package undercroft.concurrent;

import org.jspecify.annotations.NullMarked;
