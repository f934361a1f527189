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
 * @param label what pictures show instead of the id, or ""
 * @param floorPlan what stands within the outline
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
        List<DataEntry> data,
        String label,
        PlacedFloorPlan floorPlan) {

    public PlacedRoom {
        doors = List.copyOf(doors);
        data = List.copyOf(data);
    }

    /** A room without a label and with nothing within its outline. */
    public PlacedRoom(
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
        this(
                index,
                id,
                type,
                template,
                isCorridor,
                position,
                transform,
                outline,
                doors,
                data,
                "",
                PlacedFloorPlan.BARE);
    }

    /** {@return the markers of the room, those of the template first} */
    public List<PlacedMarker> markers() {
        return floorPlan.markers();
    }

    /** {@return this room with another floor plan} */
    public PlacedRoom withFloorPlan(PlacedFloorPlan newFloorPlan) {
        return new PlacedRoom(
                index, id, type, template, isCorridor, position, transform, outline, doors, data, label, newFloorPlan);
    }

    /** {@return this room with another index and other indexes of doors, as part of another layout} */
    public PlacedRoom at(int newIndex, List<Integer> newDoors) {
        return new PlacedRoom(
                newIndex,
                id,
                type,
                template,
                isCorridor,
                position,
                transform,
                outline,
                newDoors,
                data,
                label,
                floorPlan);
    }

    /** {@return this room with other markers} */
    public PlacedRoom withMarkers(List<PlacedMarker> markers) {
        return withFloorPlan(floorPlan.withMarkers(markers));
    }

    /** {@return what pictures show: the label, or the id if there is none} */
    public String shownName() {
        return label.isEmpty() ? id : label;
    }

    /** The room with what version 1 of the format holds. */
    PlacedRoom plain() {
        return new PlacedRoom(index, id, type, template, isCorridor, position, transform, outline, doors, data);
    }

    /** Whether version 1 of the format holds all of the room. */
    boolean isPlain() {
        return label.isEmpty() && floorPlan.equals(PlacedFloorPlan.BARE);
    }
}
