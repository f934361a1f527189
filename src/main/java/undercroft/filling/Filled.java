package undercroft.filling;

import undercroft.layout.Layout;

/** How the filling of a layout's puzzle rooms ended. */
public sealed interface Filled {

    /** Every room that wants a puzzle holds one. */
    record Done(Layout layout) implements Filled {}

    /**
     * A room is left without its puzzle.
     *
     * @param room id of the room
     * @param kind of the puzzle
     * @param reason what was tried and what may help, in whole sentences
     */
    record Failed(String room, String kind, Cause cause, String reason) implements Filled {}

    /** Why a room is left without its puzzle. */
    enum Cause {
        /** The aprons of its doors leave too little floor. Another layout of the level may have its doors elsewhere. */
        FLOOR_TOO_SMALL,
        /** The limits were reached first. */
        LIMITS,
        /** Everything allowed was tried. */
        NOT_FOUND
    }
}
