/**
 * A level: the graph of rooms and connections that was drawn, the templates each room may take, and the rules that
 * every layout of it must keep.
 */
@NullMarked
package undercroft.level;

import org.jspecify.annotations.NullMarked;
