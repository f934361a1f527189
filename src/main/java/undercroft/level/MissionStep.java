package undercroft.level;

import java.util.Locale;

/**
 * Something that a player does in a mission.
 *
 * @param room index of the room where the player is afterwards
 * @param connection index of the connection that is opened or passed, or {@link #NO_CONNECTION}
 * @param item that is taken or that opens a lock, or ""
 */
public record MissionStep(Action action, int room, int connection, String item) {

    /** Nothing is opened or passed. */
    public static final int NO_CONNECTION = -1;

    /** What is done. */
    public enum Action {
        /** An item is taken; whoever enters a room takes everything in it. */
        TAKE,
        /** A lock is opened with an item, or a bar without. */
        OPEN,
        /** The switch of the room is turned to its next state. */
        TURN,
        /** A connection is passed. */
        WALK,
        /** A goal is reached. */
        GOAL;

        /** {@return the word of the formats} */
        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
