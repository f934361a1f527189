package undercroft.verify;

import java.util.Locale;

/** What a layout must keep; the names in lower case are the {@link Violation#rule} that users see. */
enum Rule {
    /** 0 ≤ seed &lt; 2^53. */
    SEED,
    /** Rooms and doors are numbered by their place in the list, and every number that refers to one is in range. */
    INDEX,
    /** Rooms and connections stand in the level's order, corridors after the rooms in the order of their connections. */
    ORDER,
    /** No two rooms have the same id. */
    ROOM_ID,
    /** No coordinate is so large that sums of products could leave a long. */
    COORDINATES,
    /** The rooms' lists of doors and the doors' rooms say the same. */
    DOOR_LIST,
    /** A connection joins two different rooms, no two connections the same ones. */
    CONNECTION,
    /** A connection has a corridor where the level says so, and every corridor belongs to one connection. */
    CORRIDOR,
    /** Outlines neither cross nor touch themselves. */
    OUTLINE,
    OVERLAP,
    MISSING_DOOR,
    /** No door without a connection, no connection with two. */
    EXTRA_DOOR,
    DOOR_OFF_OUTLINE,
    /** A door runs along roomA's outline with the interior to its left, roomB lies to its right. */
    DOOR_SIDE,
    FACING,
    /** Doors and connections agree with each other and with the level on which are one-way, and which way. */
    ONE_WAY,
    LOCK,
    LEVEL_NAME,
    MISSING_ROOM,
    UNKNOWN_ROOM,
    TYPE,
    DATA,
    MISSING_CONNECTION,
    UNKNOWN_CONNECTION,
    /** The template is one that the room, or the connection's corridor, may take. */
    TEMPLATE,
    TRANSFORM,
    /** The outline is the template's under transform and position. */
    OUTLINE_MISMATCH,
    PIN,
    DOOR_NOT_OFFERED,
    SOCKET,
    /** Both templates let through the way that the connection leads. */
    DIRECTION,
    DISTANCE,
    REPEAT,
    /** The level's puzzle rooms, and no others, hold a puzzle, of the kind and difficulty that the level asks for. */
    PUZZLE,
    /** The board is the bounding box of its room; what is free of it lies on the room's floor, and in front of no door. */
    PUZZLE_BOARD,
    /** The puzzle is one of its kind. */
    PUZZLE_CONTENT,
    /** The solution, played by the rules, solves the puzzle. */
    PUZZLE_SOLUTION;

    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
