/**
 * Puts what a level asks for on the markers and free cells of a finished layout.
 *
 * <p>{@link undercroft.spawn.SpawnDrawing} draws the places, {@code MissionItems} those of a mission's items. {@code RoomPlaces} knows
 * which are left, and {@code WalkedDistances} tells how far they are from doors and from each other.
 * {@link undercroft.spawn.SpawnFit} finds, before the search, what no layout can hold.
 */
@NullMarked
package undercroft.spawn;

import org.jspecify.annotations.NullMarked;
