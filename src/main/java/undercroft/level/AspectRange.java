package undercroft.level;

/**
 * The ratios of width to height that the bounding box of a layout may have.
 *
 * @param least more than 0
 * @param most at least as much
 */
public record AspectRange(double least, double most) {

    /** Every ratio. */
    public static final AspectRange ALL = new AspectRange(Double.MIN_VALUE, Double.MAX_VALUE);

    /** The greatest ratio that a file can ask for, and the inverse of the smallest. */
    public static final double MAX = 100;

    public AspectRange {
        if (!(least > 0) || !(least <= most)) {
            throw new IllegalArgumentException(
                    "The aspects (%s to %s) must be above 0, the smaller first.".formatted(least, most));
        }
    }

    /** {@return whether a box has such a ratio} */
    public boolean allows(int width, int height) {
        return least * height <= width && width <= most * height;
    }
}
