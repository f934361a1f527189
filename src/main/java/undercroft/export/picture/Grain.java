package undercroft.export.picture;

/**
 * Small irregularities of hand-drawn maps: numbers that depend only on a place and a purpose, so that two rooms that
 * share a wall agree on it.
 */
final class Grain {

    /** The golden ratio in 64 bits, as in SplitMix (Steele, Lea and Flood 2014). */
    private static final long GAMMA = 0x9E3779B97F4A7C15L;

    /** The bits of a double's fraction. */
    private static final int FRACTION_BITS = 53;

    private Grain() {}

    /**
     * {@return a number from 0 to 1, equally distributed over places}
     *
     * @param purpose numbers of different purposes are independent
     */
    static double at(int x, int y, int purpose) {
        long mixed = mix(mix(mix(purpose + GAMMA) + x) + y);
        return (mixed >>> (Long.SIZE - FRACTION_BITS)) / (double) (1L << FRACTION_BITS);
    }

    /** The finalizer of SplitMix. */
    private static long mix(long value) {
        long mixed = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }
}
