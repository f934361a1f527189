/**
 * Puts puzzles into the rooms of a finished layout. The layout search does not know about them.
 *
 * <ol>
 *   <li>{@link undercroft.filling.PuzzleFit} checks before the search whether every template of a puzzle room has enough
 *       floor.
 *   <li>{@code RoomFloor} is the board that a placed room leaves to its puzzle, without an apron in front of each door.
 *   <li>{@link undercroft.level.DifficultyCurve} gives the difficulty by the room's place on the way to the boss.
 *   <li>{@link undercroft.layout.PuzzleSeed} gives each room a seed, and {@link undercroft.filling.PuzzleFilling} makes the puzzles.
 * </ol>
 */
@NullMarked
package undercroft.filling;

import org.jspecify.annotations.NullMarked;
