package undercroft.export.tilemap;

import java.util.ArrayList;
import java.util.List;
import undercroft.geometry.CardinalDirection;
import undercroft.layout.Door;
import undercroft.layout.DoorSlot;
import undercroft.layout.Layout;
import undercroft.layout.MissionRoom;
import undercroft.layout.PlacedMarker;
import undercroft.layout.PlacedRoom;
import undercroft.layout.RoomDistance;
import undercroft.layout.Survey;
import undercroft.level.Requirement;
import undercroft.tiles.TileMap;

/** The properties of maps, rooms and doors, which are the same in all formats. */
final class MapProperties {

    /** The items in a room, each on a line. */
    static final String ITEMS = "items";

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
    static List<Property> room(PlacedRoom room, Layout layout) {
        List<Property> properties = new ArrayList<>(List.of(
                new Property.Numeral("index", room.index()),
                new Property.Text("id", room.id()),
                new Property.Text("label", room.label()),
                new Property.Text("type", room.type()),
                new Property.Text("template", room.template()),
                new Property.Truth("isCorridor", room.isCorridor()),
                new Property.Numeral("rotation", room.transform().rotation()),
                new Property.Truth("mirrored", room.transform().mirrored())));
        // What was read from a damaged file may be of fewer rooms.
        layout.survey().filter(survey -> isOf(room, survey)).ifPresent(survey -> {
            RoomDistance distance = survey.distances().get(room.index());
            properties.add(distance("fromStart", distance.fromStart()));
            properties.add(distance("toGoal", distance.toGoal()));
            properties.add(new Property.Numeral(
                    "order", survey.minimap().get(room.index()).order()));
        });
        layout.mission()
                .filter(mission -> room.index() < mission.rooms().size())
                .ifPresent(mission -> {
                    MissionRoom ofMission = mission.rooms().get(room.index());
                    properties.add(new Property.Text(ITEMS, String.join("\n", items(room, layout))));
                    properties.add(
                            new Property.Text("turns", ofMission.contents().turns()));
                    properties.add(new Property.Numeral("sphere", ofMission.sphere()));
                    properties.add(new Property.Numeral("depth", ofMission.depth()));
                    properties.add(new Property.Numeral("tension", ofMission.tension()));
                });
        return properties;
    }

    /** The items that a mission has in a room. */
    static List<String> items(PlacedRoom room, Layout layout) {
        return layout.mission().stream()
                .flatMap(mission -> mission.rooms().stream().skip(room.index()).limit(1))
                .flatMap(ofMission -> ofMission.contents().items().stream())
                .toList();
    }

    private static boolean isOf(PlacedRoom room, Survey survey) {
        return room.index() < survey.distances().size()
                && room.index() < survey.minimap().size();
    }

    /** Whole numbers have only 32 bits in Tiled, which are some two million cells. */
    private static Property distance(String name, long thousandths) {
        return new Property.Numeral(name, (int) Math.min(thousandths, Integer.MAX_VALUE));
    }

    /** How far it is from door to door of a room, a text such as {@code 0-2: 7414} for each pair. */
    static List<String> doorPaths(PlacedRoom room, Layout layout) {
        return layout.survey().stream()
                .flatMap(survey -> survey.doorPaths().stream())
                .filter(path -> path.room() == room.index())
                .map(path -> path.doorA() + "-" + path.doorB() + ": " + path.cells())
                .toList();
    }

    /** The properties of a door slot: all but its position. */
    static List<Property> slot(DoorSlot slot) {
        return List.of(
                new Property.Numeral("room", slot.room()),
                new Property.Text("facing", slot.facing().text()),
                new Property.Numeral("length", slot.length()),
                new Property.Text("socket", slot.socket()),
                new Property.Numeral("behind", slot.behind()));
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
                new Property.Text("needs", Requirement.text(door.access().needs())),
                new Property.Text("opens", door.access().bar().text()),
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
