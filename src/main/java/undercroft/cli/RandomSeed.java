package undercroft.cli;

import java.util.concurrent.ThreadLocalRandom;

/** The seed of a run that is given none. */
final class RandomSeed {

    /** Seeds below it have at most six digits, which are easy to type again. */
    static final int LIMIT = 1_000_000;

    private RandomSeed() {}

    /** Draws a seed, which differs from call to call. */
    static long draw() {
        return ThreadLocalRandom.current().nextInt(LIMIT);
    }
}
