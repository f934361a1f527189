/**
 * A level: its graph of rooms and connections, the templates that each room may take, and the rules that every layout
 * must keep.
 */
@NullMarked
package undercroft.level;

import org.jspecify.annotations.NullMarked;
