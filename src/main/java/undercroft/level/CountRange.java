package undercroft.level;

/**
 * A number, or a range from which one is drawn.
 *
 * @param least 0 or more
 * @param most at least {@code least} and at least 1
 */
public record CountRange(int least, int most) {

    public CountRange {
        if (least < 0 || most < Math.max(1, least)) {
            throw new IllegalArgumentException(
                    "The range (%d to %d) must not be empty, negative or all zero.".formatted(least, most));
        }
    }

    /** {@return exactly this number} */
    public static CountRange exactly(int count) {
        return new CountRange(count, count);
    }

    /** {@return the range in files, {@code 6..10} for example, or the number alone} */
    public String text() {
        return least == most ? Integer.toString(least) : least + ".." + most;
    }
}
