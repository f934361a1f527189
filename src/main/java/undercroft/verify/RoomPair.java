package undercroft.verify;

/** Two rooms by their indexes, in whichever order they are given. */
record RoomPair(int low, int high) {

    static RoomPair of(int one, int other) {
        return new RoomPair(Math.min(one, other), Math.max(one, other));
    }
}
