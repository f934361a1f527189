package undercroft.export.tilemap;

import java.util.List;
import undercroft.layout.Door;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.tiles.TileMap;

/** What the maps of all editors tell of a layout besides its tiles. */
final class Describing {

    private Describing() {}

    /** Tiled's whole numbers have 32 bits, so the seed is a text. */
    static List<Property> map(TileMap map) {
        Grid grid = new Grid(map);
        return List.of(
                new Property.Text("level", map.layout().level()),
                new Property.Text("seed", Long.toString(map.layout().seed())),
                new Property.Text("walls", map.rule().text()),
                new Property.Numeral("left", grid.left()),
                new Property.Numeral("top", grid.top()));
    }

    /** All of a room but its data, its place and its doors. */
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

    /** All of a door but its place, and how many sides of cells it opens. */
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
                new Property.Numeral("openings", (int) openings));
    }

    /** Such as {@code gate -> hall}, or with "-" where it can be passed both ways. */
    static String nameOf(Door door, Layout layout) {
        return "%s %s %s"
                .formatted(
                        layout.rooms().get(door.roomA()).id(),
                        door.oneWay() ? "->" : "-",
                        layout.rooms().get(door.roomB()).id());
    }
}
