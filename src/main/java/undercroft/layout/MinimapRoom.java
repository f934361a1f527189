package undercroft.layout;

import java.util.List;
import undercroft.geometry.Point;

/**
 * A room on a small map.
 *
 * @param room index of the room or corridor
 * @param order its place on the way, from 0: the rooms by their distance from the start, of equally distant ones the first in the
 *     layout first, and those that no way leads to last
 * @param outline some corners of the room's outline, counter-clockwise, in world cells
 */
public record MinimapRoom(int room, int order, List<Point> outline) {

    public MinimapRoom {
        outline = List.copyOf(outline);
    }
}
