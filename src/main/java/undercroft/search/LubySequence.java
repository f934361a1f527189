package undercroft.search;

/**
 * The sequence 1, 1, 2, 1, 1, 2, 4, 1, …: how long each restart of a randomised search may take so that the whole is
 * within a logarithmic factor of the best schedule there is (Luby, Sinclair and Zuckerman, Optimal Speedup of Las Vegas
 * Algorithms, 1993).
 */
final class LubySequence {

    private LubySequence() {}

    /** A term of the sequence, {@code index} from 0. */
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
