package undercroft.layout;

import undercroft.level.Contents;

/**
 * What a mission says of a room.
 *
 * @param contents what lies in it, with what the generator hid there
 * @param sphere how many times a player must have gathered items before it can be reached, or {@link #UNREACHED}
 * @param depth the connections from the start, whatever they need, or {@link #UNREACHED}
 * @param tension from 0 to 1 in hundredths, how exciting the room should be
 */
public record MissionRoom(Contents contents, int sphere, int depth, int tension) {

    /** No way leads to the room. */
    public static final int UNREACHED = -1;

    /** The greatest tension. */
    public static final int MAX_TENSION = 100;
}
