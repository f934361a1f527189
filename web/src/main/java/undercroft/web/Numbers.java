package undercroft.web;

/** How Jackson writes numbers as texts. */
public final class Numbers {

    private Numbers() {}

    /**
     * The text of a number.
     *
     * @param isFast Jackson's setting, which the engine never sets
     * @return the text
     */
    public static String toString(double number, boolean isFast) {
        return Double.toString(number);
    }
}
