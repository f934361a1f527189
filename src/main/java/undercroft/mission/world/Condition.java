package undercroft.mission.world;

/** What must hold whenever a passage is passed. All of it must hold. The arrays are shared, for speed, and never change. */
public final class Condition {

    /** Nothing is asked for. */
    static final Condition NONE = new Condition(new int[0], new int[0], new int[0][], new int[0], new int[0]);

    private final int[] items;
    private final int[] counts;
    private final int[][] anyOf;
    private final int[] switches;
    private final int[] states;

    /**
     * A condition.
     *
     * @param items each must be held at least as often as {@code counts} says, at the same index
     * @param anyOf of each of these groups one item must be held
     * @param switches each must stand in the state of {@code states} at the same index
     */
    Condition(int[] items, int[] counts, int[][] anyOf, int[] switches, int[] states) {
        this.items = items;
        this.counts = counts;
        this.anyOf = anyOf;
        this.switches = switches;
        this.states = states;
    }

    /** {@return items that must be held} */
    public int[] items() {
        return items;
    }

    /** {@return how often each of the {@link #items} must be held} */
    public int[] counts() {
        return counts;
    }

    /** {@return groups of which one item must be held} */
    public int[][] anyOf() {
        return anyOf;
    }

    /** {@return switches whose state matters} */
    public int[] switches() {
        return switches;
    }

    /** {@return the state in which each of the {@link #switches} must stand} */
    public int[] states() {
        return states;
    }

    /** {@return whether nothing is asked for} */
    public boolean isEmpty() {
        return items.length == 0 && anyOf.length == 0 && switches.length == 0;
    }

    /** {@return whether the items that it asks for are held} */
    public boolean holdsFor(int[] held) {
        for (int i = 0; i < items.length; i++) {
            if (held[items[i]] < counts[i]) {
                return false;
            }
        }
        for (int[] group : anyOf) {
            if (!holdsOne(group, held)) {
                return false;
            }
        }
        return true;
    }

    /** {@return whether it asks for an item} */
    public boolean mentions(int item) {
        for (int[] group : anyOf) {
            if (contains(group, item)) {
                return true;
            }
        }
        return contains(items, item);
    }

    private static boolean holdsOne(int[] group, int[] held) {
        for (int item : group) {
            if (held[item] > 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean contains(int[] numbers, int number) {
        for (int each : numbers) {
            if (each == number) {
                return true;
            }
        }
        return false;
    }
}
