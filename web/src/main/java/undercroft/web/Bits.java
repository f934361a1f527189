package undercroft.web;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/** Sets of bits as streams. */
public final class Bits {

    private Bits() {}

    /** {@return the bits that are set now, in ascending order} */
    public static IntStream stream(BitSet set) {
        int[] bits = new int[set.cardinality()];
        int bit = -1;
        for (int i = 0; i < bits.length; i++) {
            bit = set.nextSetBit(bit + 1);
            bits[i] = bit;
        }
        return Arrays.stream(bits);
    }
}
