package undercroft.layout;

/**
 * A connection of the level.
 *
 * @param from index of a room
 * @param to index of another room
 * @param corridor index of the corridor among the rooms, or {@link #NO_CORRIDOR}
 * @param lock what opens it, or ""
 */
public record LayoutConnection(int from, int to, int corridor, boolean oneWay, String lock) {

    /** The corridor of a connection whose rooms share a door. */
    public static final int NO_CORRIDOR = -1;

    public boolean hasCorridor() {
        return corridor != NO_CORRIDOR;
    }
}
