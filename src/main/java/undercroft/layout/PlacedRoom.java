package undercroft.layout;

import java.util.List;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Transform;
import undercroft.level.DataEntry;

/**
 * A placed room or corridor.
 *
 * @param index of the room in the layout
 * @param template the name of the template
 * @param position of the template's origin, in world cells
 * @param outline in world cells
 * @param doors indexes of its doors
 */
public record PlacedRoom(
        int index,
        String id,
        String type,
        String template,
        boolean isCorridor,
        Point position,
        Transform transform,
        Polygon outline,
        List<Integer> doors,
        List<DataEntry> data) {

    public PlacedRoom {
        doors = List.copyOf(doors);
        data = List.copyOf(data);
    }
}
