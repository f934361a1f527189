package undercroft.verify;

/** An unordered pair of rooms, by their indexes. */
record RoomPair(int low, int high) implements Comparable<RoomPair> {

    static RoomPair of(int one, int other) {
        return new RoomPair(Math.min(one, other), Math.max(one, other));
    }

    @Override
    public int compareTo(RoomPair other) {
        return low != other.low ? Integer.compare(low, other.low) : Integer.compare(high, other.high);
    }
}
