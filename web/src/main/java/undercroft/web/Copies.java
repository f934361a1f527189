package undercroft.web;

/** {@code Arrays.copyOfRange} for arrays of numbers, which pads the copy where it ends behind the end of the array. */
public final class Copies {

    private Copies() {}

    public static int[] copyOfRange(int[] array, int from, int to) {
        int[] copy = new int[length(array.length, from, to)];
        System.arraycopy(array, from, copy, 0, Math.min(array.length, to) - from);
        return copy;
    }

    public static byte[] copyOfRange(byte[] array, int from, int to) {
        byte[] copy = new byte[length(array.length, from, to)];
        System.arraycopy(array, from, copy, 0, Math.min(array.length, to) - from);
        return copy;
    }

    public static char[] copyOfRange(char[] array, int from, int to) {
        char[] copy = new char[length(array.length, from, to)];
        System.arraycopy(array, from, copy, 0, Math.min(array.length, to) - from);
        return copy;
    }

    public static long[] copyOfRange(long[] array, int from, int to) {
        long[] copy = new long[length(array.length, from, to)];
        System.arraycopy(array, from, copy, 0, Math.min(array.length, to) - from);
        return copy;
    }

    private static int length(int length, int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        if (from < 0 || from > length) {
            throw new ArrayIndexOutOfBoundsException(from);
        }
        return to - from;
    }
}
