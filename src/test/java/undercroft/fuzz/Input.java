package undercroft.fuzz;

import java.nio.file.Path;

/**
 * A damaged file.
 *
 * @param seed from which it was made, and which tells how thoroughly to use it
 * @param file in a folder of its own, beside which nothing may appear
 */
record Input(long seed, Path file) {

    /** Whether what takes long should be done with this input: for one input in {@code others}. */
    boolean isOneIn(int others) {
        return Math.floorMod(seed, others) == 0;
    }
}
