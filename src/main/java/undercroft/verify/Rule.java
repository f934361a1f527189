package undercroft.verify;

import java.util.Locale;

/** The rules that a layout must keep; their names in lower case are the {@link Violation#rule} that users see. */
enum Rule {
    /** The seed is at least 0 and less than 2^53. */
    SEED,
    /** Rooms, doors and puzzles are numbered by their position in the list, and every reference is in range. */
    INDEX,
    /**
     * Rooms and connections are in the level's order, and corridors follow the rooms in the order of their connections.
     */
    ORDER,
    /** No two rooms have the same id. */
    ROOM_ID,
    /** No coordinate is so large that sums of products could overflow a long. */
    COORDINATES,
    /** The rooms' lists of doors agree with the doors' rooms. */
    DOOR_LIST,
    /** A connection joins two different rooms, and no two connections join the same rooms. */
    CONNECTION,
    /** A connection has a corridor if the level says so, and every corridor belongs to one connection. */
    CORRIDOR,
    /** Outlines neither cross nor touch themselves. */
    OUTLINE,
    /** No two rooms overlap. */
    OVERLAP,
    /** Connected rooms share a door. */
    MISSING_DOOR,
    /** Every door belongs to a connection, and no connection has two doors. */
    EXTRA_DOOR,
    /** A door lies on the outlines of both of its rooms. */
    DOOR_OFF_OUTLINE,
    /** A door runs along roomA's outline with the interior to its left; roomB lies to its right. */
    DOOR_SIDE,
    FACING,
    /** Doors and connections agree with each other and with the level on which are one-way, and in which direction. */
    ONE_WAY,
    LOCK,
    /** Doors and connections agree with each other and with the level on which are secret. */
    SECRET,
    LEVEL_NAME,
    MISSING_ROOM,
    UNKNOWN_ROOM,
    TYPE,
    DATA,
    LABEL,
    /** The palette is that of the level. */
    PALETTE,
    MISSING_CONNECTION,
    UNKNOWN_CONNECTION,
    /** The template is one that the room, or the connection's corridor, may take. */
    TEMPLATE,
    TRANSFORM,
    /** The outline is that of the template under its transform and position. */
    OUTLINE_MISMATCH,
    /** The holes and pillars are those of the template under its transform and position. */
    HOLE,
    /** The edge is straight or rough as in the template. */
    EDGE,
    /** Every marker stands on a floor cell of its own, and those of the template are there, turned with the room. */
    MARKER,
    /** What markers hold is what the level's spawns ask for. */
    SPAWN,
    PIN,
    DOOR_NOT_OFFERED,
    SOCKET,
    /** The doors of both templates allow the direction of the connection. */
    DIRECTION,
    DISTANCE,
    /** The layout fits into the frame of the level. */
    WITHIN,
    /** The width of the layout is in proportion to its height. */
    ASPECT,
    /** The relations between rooms that the level asks for hold. */
    RELATION,
    /** A layout that is to be its own mirror image is. */
    MIRROR,
    REPEAT,
    /** Doors and connections agree with each other and with the level on bars and needs. */
    NEEDS,
    /** Rooms hold what the level puts there and what it lets the generator hide. */
    CONTENTS,
    /** A layout has a mission if its level has one, with its start, its goals and true distances. */
    MISSION,
    /** The steps of the mission are possible by its rules and reach all goals. */
    MISSION_STEPS,
    /** Exactly the level's puzzle rooms hold a puzzle, of the requested kind and difficulty. */
    PUZZLE,
    /** The board is the bounding box of its room; its free cells are on the room's floor and not in front of a door. */
    PUZZLE_BOARD,
    /** The puzzle is valid for its kind and has what the kind promises. */
    PUZZLE_CONTENT,
    /** The solution solves the puzzle when replayed by the rules, and none is shorter. */
    PUZZLE_SOLUTION,
    /** The rating is that of the puzzle when it is rated again. */
    PUZZLE_RATING,
    /** The seed is one that follows from the layout's seed and the room. */
    PUZZLE_SEED,
    /** The door slots are the doors that the templates offer and that overlap no door of the room. */
    DOOR_SLOT,
    /** Distances and door paths are those of a search over the tiles. */
    WALK,
    /** The minimap has every room, in order, with a simplified outline. */
    MINIMAP,
    /** Not a rule: the last line of a long list, which stands for the violations that are not listed. */
    MORE;

    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
