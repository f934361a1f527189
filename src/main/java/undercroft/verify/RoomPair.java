package undercroft.verify;

/** An unordered pair of rooms, by their indexes. */
record RoomPair(int low, int high) {

    static RoomPair of(int one, int other) {
        return new RoomPair(Math.min(one, other), Math.max(one, other));
    }
}
