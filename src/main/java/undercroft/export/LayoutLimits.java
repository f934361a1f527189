package undercroft.export;

import undercroft.level.Level;

/** The sizes of a layout file. They limit the work on files that no level has led to. */
final class LayoutLimits {

    /** A layout has a planar graph: doors have a length, so its edges can be drawn through them. It has fewer than 3n edges. */
    static final int MAX_CONNECTIONS = 3 * Level.MAX_ROOMS;

    /** Rooms and corridors, at most one corridor for each connection. */
    static final int MAX_ROOMS = Level.MAX_ROOMS + MAX_CONNECTIONS;

    /** Two for each connection, one at each end of its corridor. */
    static final int MAX_DOORS = 2 * MAX_CONNECTIONS;

    /** At most one in each room. */
    static final int MAX_PUZZLES = Level.MAX_ROOMS;

    /** The corners of all outlines: 25 for each of the most rooms, three times as many as the shipped templates have. */
    static final int MAX_ALL_CORNERS = 1_000_000;

    /** The data entries of a room. */
    static final int MAX_DATA = 1_000;

    private LayoutLimits() {}
}
