package undercroft.export.tilemap;

import java.util.List;
import undercroft.geometry.CardinalDirection;
import undercroft.layout.Door;
import undercroft.layout.Layout;
import undercroft.layout.PlacedMarker;
import undercroft.layout.PlacedRoom;
import undercroft.tiles.TileMap;

/** The properties of maps, rooms and doors, which are the same in all formats. */
final class MapProperties {

    private MapProperties() {}

    /** The properties of a map. The seed is a text, because whole numbers have only 32 bits in Tiled. */
    static List<Property> map(TileMap map) {
        return List.of(
                new Property.Text("level", map.layout().level()),
                new Property.Text("seed", Long.toString(map.layout().seed())),
                new Property.Text("walls", map.rule().text()),
                new Property.Numeral("left", map.bounds().x()),
                new Property.Numeral("top", map.bounds().maxY()),
                new Property.Numeral("tileScale", map.scale()));
    }

    /** The properties of a room: all but its data, position and doors. */
    static List<Property> room(PlacedRoom room) {
        return List.of(
                new Property.Numeral("index", room.index()),
                new Property.Text("id", room.id()),
                new Property.Text("type", room.type()),
                new Property.Text("template", room.template()),
                new Property.Truth("isCorridor", room.isCorridor()),
                new Property.Numeral("rotation", room.transform().rotation()),
                new Property.Truth("mirrored", room.transform().mirrored()));
    }

    /** The properties of a marker: all but its position, and the index of its room. */
    static List<Property> marker(PlacedMarker marker, PlacedRoom room) {
        return List.of(
                new Property.Text("name", marker.name()),
                new Property.Text("group", marker.group()),
                new Property.Text(
                        "facing", marker.facing().map(CardinalDirection::text).orElse("")),
                new Property.Text("holds", marker.holds()),
                new Property.Numeral("room", room.index()));
    }

    /** The properties of a door: all but its position, and the number of cell sides that it opens. */
    static List<Property> door(Door door, TileMap map) {
        long openings = map.openings().stream()
                .filter(opening -> opening.door() == door.index())
                .count();
        return List.of(
                new Property.Numeral("index", door.index()),
                new Property.Numeral("roomA", door.roomA()),
                new Property.Numeral("roomB", door.roomB()),
                new Property.Text("facing", door.facing().text()),
                new Property.Numeral("length", door.length()),
                new Property.Text("socket", door.socket()),
                new Property.Truth("oneWay", door.oneWay()),
                new Property.Text("lock", door.lock()),
                new Property.Truth("secret", door.access().secret()),
                new Property.Numeral("openings", (int) openings));
    }

    /** A name for a door, such as {@code gate -> hall}, or {@code gate - hall} if it can be passed both ways. */
    static String nameOf(Door door, Layout layout) {
        return "%s %s %s"
                .formatted(
                        layout.rooms().get(door.roomA()).id(),
                        door.oneWay() ? "->" : "-",
                        layout.rooms().get(door.roomB()).id());
    }
}
