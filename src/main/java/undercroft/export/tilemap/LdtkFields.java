package undercroft.export.tilemap;

import java.util.List;
import java.util.stream.IntStream;

/** The kinds of entities of an LDtk project, and the fields of entities and of levels. */
final class LdtkFields {

    /** The number of the definition of the enum of types. */
    static final int ROOM_TYPES = 5;

    private static final int ROOM = 10;
    private static final int DOOR = 40;
    private static final int WALL = 60;
    private static final int LEVEL = 70;
    private static final int MARKER = 80;
    private static final int SLOT = 90;

    /** The first number that is free for others. */
    static final int NEXT = 100;

    /** The enum of the types of rooms. */
    static final String ROOM_TYPE = "RoomType";

    /** The type of a field, or of the entries of a list. */
    enum Type {
        NUMBER("Int", "F_Int"),
        TRUTH("Bool", "F_Bool"),
        TEXT("String", "F_String"),
        POINT("Point", "F_Point"),
        REFERENCE("EntityRef", "F_EntityRef"),
        ROOM_TYPE("LocalEnum." + LdtkFields.ROOM_TYPE, "F_Enum(" + ROOM_TYPES + ")");

        private final String shown;
        private final String internal;

        Type(String shown, String internal) {
            this.shown = shown;
            this.internal = internal;
        }

        /** The name in definitions. */
        String internal() {
            return internal;
        }
    }

    /**
     * A field of an entity or of a level. Every entity has all fields of its kind; one that says nothing is null or an empty list.
     *
     * @param uid the number of its definition
     */
    record Field(int uid, String name, Type type, boolean isList) {

        static Field of(String name, Type type) {
            return new Field(0, name, type, false);
        }

        static Field list(String name, Type type) {
            return new Field(0, name, type, true);
        }

        /** The type as it is written with values. */
        String shownType() {
            return isList ? "Array<%s>".formatted(type.shown) : type.shown;
        }
    }

    /** A kind of entities. */
    record Kind(int uid, String name, String colour, List<Field> fields) {}

    static final Kind ROOMS = new Kind(
            ROOM,
            "Room",
            "#2F6DB5",
            numbered(
                    ROOM + 1,
                    Field.of("index", Type.NUMBER),
                    Field.of("id", Type.TEXT),
                    Field.of("label", Type.TEXT),
                    Field.of("type", Type.TEXT),
                    Field.of("roomType", Type.ROOM_TYPE),
                    Field.of("template", Type.TEXT),
                    Field.of("isCorridor", Type.TRUTH),
                    Field.of("rotation", Type.NUMBER),
                    Field.of("mirrored", Type.TRUTH),
                    Field.list("data", Type.TEXT),
                    Field.list("outline", Type.POINT),
                    Field.list("doors", Type.REFERENCE),
                    Field.of("fromStart", Type.NUMBER),
                    Field.of("toGoal", Type.NUMBER),
                    Field.list("doorPaths", Type.TEXT),
                    Field.of("order", Type.NUMBER),
                    Field.list("minimap", Type.POINT),
                    Field.list(MapProperties.ITEMS, Type.TEXT),
                    Field.of("turns", Type.TEXT),
                    Field.of("sphere", Type.NUMBER),
                    Field.of("depth", Type.NUMBER),
                    Field.of("tension", Type.NUMBER)));

    static final Kind DOORS = new Kind(
            DOOR,
            "Door",
            "#A8642A",
            numbered(
                    DOOR + 1,
                    Field.of("index", Type.NUMBER),
                    Field.of("roomA", Type.NUMBER),
                    Field.of("roomB", Type.NUMBER),
                    Field.of("facing", Type.TEXT),
                    Field.of("length", Type.NUMBER),
                    Field.of("socket", Type.TEXT),
                    Field.of("oneWay", Type.TRUTH),
                    Field.of("lock", Type.TEXT),
                    Field.of("secret", Type.TRUTH),
                    Field.of("needs", Type.TEXT),
                    Field.of("opens", Type.TEXT),
                    Field.of("openings", Type.NUMBER),
                    Field.list("rooms", Type.REFERENCE)));

    static final Kind WALLS = new Kind(WALL, "Wall", "#4A4453", List.of());

    static final Kind MARKERS = new Kind(
            MARKER,
            "Marker",
            "#C94F4F",
            numbered(
                    MARKER + 1,
                    Field.of("name", Type.TEXT),
                    Field.of("group", Type.TEXT),
                    Field.of("facing", Type.TEXT),
                    Field.of("holds", Type.TEXT),
                    Field.of("room", Type.NUMBER),
                    Field.list("rooms", Type.REFERENCE)));

    static final Kind SLOTS = new Kind(
            SLOT,
            "Slot",
            "#6BA368",
            numbered(
                    SLOT + 1,
                    Field.of("room", Type.NUMBER),
                    Field.of("facing", Type.TEXT),
                    Field.of("length", Type.NUMBER),
                    Field.of("socket", Type.TEXT),
                    Field.of("behind", Type.NUMBER),
                    Field.list("rooms", Type.REFERENCE)));

    static final List<Kind> KINDS = List.of(ROOMS, DOORS, WALLS, MARKERS, SLOTS);

    static final List<Field> OF_LEVELS = numbered(
            LEVEL,
            Field.of("level", Type.TEXT),
            Field.of("seed", Type.TEXT),
            Field.of("walls", Type.TEXT),
            Field.of("left", Type.NUMBER),
            Field.of("top", Type.NUMBER),
            Field.of("tileScale", Type.NUMBER),
            Field.list("palette", Type.TEXT));

    private LdtkFields() {}

    private static List<Field> numbered(int first, Field... fields) {
        return IntStream.range(0, fields.length)
                .mapToObj(i -> new Field(first + i, fields[i].name(), fields[i].type(), fields[i].isList()))
                .toList();
    }
}
