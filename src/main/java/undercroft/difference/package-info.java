/**
 * How different layouts of one level are, and the choice of those that differ most.
 *
 * <p>{@link undercroft.difference.LayoutDifference} compares two layouts; {@link undercroft.difference.FarthestFirst} chooses some of many.
 */
@NullMarked
package undercroft.difference;

import org.jspecify.annotations.NullMarked;
