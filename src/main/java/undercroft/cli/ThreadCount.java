package undercroft.cli;

/** What {@code --threads} may be. */
final class ThreadCount {

    /** More would only wait for each other on any machine there is. */
    private static final int MOST = 1_024;

    private ThreadCount() {}

    static void check(int threads) throws RefusedException {
        if (threads < 1 || threads > MOST) {
            throw new RefusedException("The --threads (%d) must be from 1 to %d.".formatted(threads, MOST));
        }
    }
}
