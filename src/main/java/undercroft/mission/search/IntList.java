package undercroft.mission.search;

import java.util.Arrays;

/** A growing list of numbers. */
final class IntList {

    /** Most searches of shipped levels need no more. */
    private static final int FIRST_CAPACITY = 64;

    private int[] numbers = new int[FIRST_CAPACITY];
    private int size;

    void add(int number) {
        if (size == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * size);
        }
        numbers[size++] = number;
    }

    int get(int index) {
        return numbers[index];
    }

    int size() {
        return size;
    }
}
