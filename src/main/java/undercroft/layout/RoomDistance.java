package undercroft.layout;

/**
 * How far a room is by walking. Distances are in thousandths of a cell, a straight step is {@value #STRAIGHT}, a diagonal one
 * {@value #DIAGONAL}.
 *
 * @param room index of the room or corridor
 * @param fromStart from the start to the nearest cell of the room, 0 in the start room, or {@link #UNREACHABLE}
 * @param toGoal from the nearest cell of the room to the goal, 0 in the goal room, or {@link #UNREACHABLE}, also where there is no
 *     goal
 */
public record RoomDistance(int room, long fromStart, long toGoal) {

    /** No way leads there. */
    public static final long UNREACHABLE = -1;

    /** A step to a cell beside, in thousandths of a cell. */
    public static final int STRAIGHT = 1_000;

    /** A step to a cell across a corner, in thousandths of a cell: the square root of 2. */
    public static final int DIAGONAL = 1_414;
}
