package undercroft.search;

/**
 * The sequence 1, 1, 2, 1, 1, 2, 4, 1, …: the lengths of the restarts of a randomised search with which its expected time is within a
 * logarithmic factor of the best schedule (Luby, Sinclair and Zuckerman, Optimal Speedup of Las Vegas Algorithms, 1993).
 */
final class LubySequence {

    private LubySequence() {}

    /**
     * A term of the sequence.
     *
     * @param index from 0
     * @return a power of two
     */
    static long term(int index) {
        long position = index + 1L;
        while (true) {
            long power = Long.highestOneBit(position + 1);
            if (power == position + 1) {
                return power / 2;
            }
            position -= power - 1;
        }
    }
}
