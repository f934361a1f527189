package undercroft.mission.world;

/**
 * A connection as a player meets it.
 *
 * @param from index of a room
 * @param to index of another room
 * @param oneWay whether it can be passed only from {@code from} to {@code to}
 * @param lock the item that opens it, or {@link #NONE}
 * @param isLockPaid whether opening the lock costs one of the item
 * @param opener the room in which its bar is opened, or {@link #NONE}
 * @param condition what must hold whenever it is passed
 */
public record Passage(
        int index, int from, int to, boolean oneWay, int lock, boolean isLockPaid, int opener, Condition condition) {

    /** No lock or no bar. */
    public static final int NONE = -1;

    /** {@return whether its lock costs an item} */
    public boolean isPaid() {
        return isLockPaid;
    }

    /** {@return whether it has a lock that costs nothing} */
    public boolean hasFreeLock() {
        return lock != NONE && !isLockPaid;
    }

    public boolean isBarred() {
        return opener != NONE;
    }

    /** {@return whether it can be passed, as far as its direction goes, from a room} */
    public boolean leavesFrom(int room) {
        return room == from || (!oneWay && room == to);
    }

    /** {@return the room at the other end} */
    public int other(int room) {
        return from + to - room;
    }

    /** {@return whether anybody may pass it in both directions at any time} */
    public boolean isFree() {
        return !oneWay && isUnconditional();
    }

    /** {@return whether anybody may pass it at any time, as far as its direction goes} */
    public boolean isUnconditional() {
        return lock == NONE && opener == NONE && condition.isEmpty();
    }
}
