/**
 * Measures finished layouts: the doors that are offered and not used, walked distances, and a simplified map.
 *
 * <ul>
 *   <li>{@link undercroft.survey.Surveyor} does it all.
 *   <li>{@code WalkGrid} knows which cells one can step to from a cell, and {@code Walk} searches it in linear time: with
 *       two lengths of steps, one queue for each takes the place of a heap.
 *   <li>{@code DoorSlots} takes the doors that are used from those that the templates offer. {@code WallLine} is the coordinate along
 *       walls that makes this a matter of intervals.
 *   <li>{@code OutlineSimplification} leaves out corners (Douglas and Peucker 1973).
 * </ul>
 */
@NullMarked
package undercroft.survey;

import org.jspecify.annotations.NullMarked;
