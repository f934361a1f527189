package undercroft.random;

/** The arithmetic of SplitMix64 (Steele, Lea and Flood, Fast Splittable Pseudorandom Number Generators, OOPSLA 2014). */
public final class SplitMix {

    /** 2^64 divided by the golden ratio, made odd: its multiples spread evenly over all 64-bit numbers. */
    public static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private static final long LOW_WORD = 0xFFFFFFFFL;

    private SplitMix() {}

    /**
     * Mixes the bits of a number so that numbers which differ in one bit give results that differ in about half of theirs.
     * This is Stafford's variant 13 of the finaliser of MurmurHash3; it is a bijection.
     *
     * @param number any number
     * @return the mixed number
     */
    public static long mix(long number) {
        long z = (number ^ (number >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /** {@code Math.multiplyHigh} for factors that are not negative; the JDK's is missing where Java is compiled to WebAssembly. */
    static long multiplyHigh(long a, long b) {
        long aHigh = a >>> Integer.SIZE;
        long aLow = a & LOW_WORD;
        long bHigh = b >>> Integer.SIZE;
        long bLow = b & LOW_WORD;
        long middle = aHigh * bLow + ((aLow * bLow) >>> Integer.SIZE);
        long carry = ((middle & LOW_WORD) + aLow * bHigh) >>> Integer.SIZE;
        return aHigh * bHigh + (middle >>> Integer.SIZE) + carry;
    }
}
