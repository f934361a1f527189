package undercroft.layout;

import java.util.Optional;
import undercroft.geometry.CardinalDirection;
import undercroft.geometry.Point;

/**
 * A place on the floor of a placed room where something stands or may stand.
 *
 * @param name of the template's marker, or of a spawn that needs none
 * @param group the markers among which a spawn draws, or ""
 * @param cell the lower left corner of its cell, in world cells
 * @param facing where it looks, turned with the room
 * @param holds what was put there, or ""
 */
public record PlacedMarker(String name, String group, Point cell, Optional<CardinalDirection> facing, String holds) {

    /** {@return whether nothing was put there yet} */
    public boolean isFree() {
        return holds.isEmpty();
    }

    /** {@return this marker with something put there} */
    public PlacedMarker holding(String what) {
        return new PlacedMarker(name, group, cell, facing, what);
    }
}
