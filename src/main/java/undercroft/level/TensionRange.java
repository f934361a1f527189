package undercroft.level;

/**
 * A range of the tension of rooms, both ends included.
 *
 * @param least 0 to 1
 * @param most {@code least} to 1
 */
public record TensionRange(double least, double most) {

    /** All rooms. */
    public static final TensionRange ALL = new TensionRange(0, 1);

    public TensionRange {
        if (!(least >= 0 && least <= most && most <= 1)) {
            throw new IllegalArgumentException(
                    "The range of tension (%s to %s) must be within 0 to 1.".formatted(least, most));
        }
    }

    public boolean contains(double tension) {
        return least <= tension && tension <= most;
    }
}
