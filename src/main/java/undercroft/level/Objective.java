package undercroft.level;

/**
 * What makes one layout of a level better than another: a weighted sum of measures, each relative to a bound. Lower is better.
 *
 * @param compact weight of the area of the bounding box, relative to the floor area of rooms and corridors: never below 1
 * @param square weight of the area of the smallest square around the layout, relative to the floor area: never below 1
 * @param walk weight of the mean way from the first room to each other one, from centre to centre, relative to the mean side of a room
 * @param spread weight of the floor area, relative to the mean squared distance of rooms from their centre
 */
public record Objective(int compact, int square, int walk, int spread) {

    /** The greatest weight: sums of four measures stay far below the limits of numbers. */
    public static final int MAX_WEIGHT = 1_000;

    /** All layouts are equally good. */
    public static final Objective NONE = new Objective(0, 0, 0, 0);

    public static final Objective COMPACT = new Objective(1, 0, 0, 0);

    public static final Objective SQUARE = new Objective(0, 1, 0, 0);

    public static final Objective WALK = new Objective(0, 0, 1, 0);

    public static final Objective SPREAD = new Objective(0, 0, 0, 1);

    public Objective {
        check(compact);
        check(square);
        check(walk);
        check(spread);
    }

    /** {@return the objective of a level's preference} */
    public static Objective of(Preference preference) {
        return switch (preference) {
            case NONE -> NONE;
            case COMPACT -> COMPACT;
            case SQUARE -> SQUARE;
            case SPREAD -> SPREAD;
        };
    }

    private static void check(int weight) {
        if (weight < 0 || weight > MAX_WEIGHT) {
            throw new IllegalArgumentException("The weight (%d) must be from 0 to %d.".formatted(weight, MAX_WEIGHT));
        }
    }
}
