/**
 * Exact geometry on the integer grid: x to the right, y up, lengths in cells. Nothing here rounds: areas are stored
 * doubled in a {@code long}, directions are primitive lattice steps, and every predicate is decided by integer cross
 * products.
 */
@NullMarked
package undercroft.geometry;

import org.jspecify.annotations.NullMarked;
