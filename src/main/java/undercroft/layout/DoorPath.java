package undercroft.layout;

/**
 * The shortest way through a room from one of its doors to another.
 *
 * @param room index of the room or corridor
 * @param doorA index of one of its doors
 * @param doorB index of another one, greater than {@code doorA}
 * @param cells from the nearest cell in front of one door to that in front of the other, in thousandths of a cell as in
 *     {@link RoomDistance}; {@link RoomDistance#UNREACHABLE} where no way leads there
 */
public record DoorPath(int room, int doorA, int doorB, long cells) {}
