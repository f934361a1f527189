package undercroft.verify;

/** Numbers, first in, first out, in a ring that grows. */
final class IntRing {

    private static final int FIRST_CAPACITY = 256;

    private int[] numbers = new int[FIRST_CAPACITY];
    private int first;
    private int count;

    boolean isEmpty() {
        return count == 0;
    }

    void add(int number) {
        if (count == numbers.length) {
            int[] longer = new int[2 * count];
            for (int i = 0; i < count; i++) {
                longer[i] = numbers[(first + i) % count];
            }
            numbers = longer;
            first = 0;
        }
        numbers[(first + count) % numbers.length] = number;
        count++;
    }

    /** Takes out the first number; only if there is one. */
    int remove() {
        int number = numbers[first];
        first = (first + 1) % numbers.length;
        count--;
        return number;
    }
}
