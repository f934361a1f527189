/**
 * Puzzles on the floors of rooms, after the layout and apart from it: the search for layouts knows nothing of this.
 *
 * <ol>
 *   <li>{@link undercroft.filling.PuzzleFit}, before the search: whether every template that a puzzle room may take can
 *       hold a puzzle of its kind at all.
 *   <li>{@code RoomFloor}: the board that a placed room leaves, less an apron in front of each door.
 *   <li>{@link undercroft.filling.DifficultyCurve}: how hard a puzzle should be by its room's place on the way to the boss.
 *   <li>{@code RoomSeed}, and {@link undercroft.filling.PuzzleFilling}, which makes the puzzles.
 * </ol>
 */
@NullMarked
package undercroft.filling;

import org.jspecify.annotations.NullMarked;
