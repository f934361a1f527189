package undercroft.puzzle.tilt;

import java.util.Arrays;

/**
 * Makes moves on states. A state is a sequence of sets of cells in an array of many states: the blocks, the fruit of each
 * colour and, if there are hedgehogs, those that are awake. The package documentation has the rules.
 */
final class Tilting {

    /** Results of a move. */
    static final int NOTHING = 0;

    static final int CHANGED = 1;
    static final int WON = 2;
    static final int LOST = 3;

    private static final int BLOCKS = 0;
    private static final int FRUIT = 1;

    private final Grid grid;
    private final Slides slides;
    private int colours;
    private int words;
    /** The value of {@link #isSettled}. */
    private boolean settled;

    Tilting(Grid grid) {
        this.grid = grid;
        this.slides = new Slides(grid);
    }

    void prepare(Position position) {
        slides.prepare(position.terrain());
        colours = position.colours();
        words = FRUIT + colours + (slides.hasHedgehogs() ? 1 : 0);
    }

    /** The number of {@code long} words of a state. */
    int words() {
        return words;
    }

    /** Writes the state of a position. */
    void start(Position position, long[] to, int at) {
        to[at + BLOCKS] = position.blocks();
        for (int colour = 0; colour < colours; colour++) {
            to[at + FRUIT + colour] = position.fruit(colour);
        }
        if (slides.hasHedgehogs()) {
            to[at + words - 1] = position.awake();
        }
    }

    /** The reverse of {@link #start}. A colour may have no fruit left. */
    Position position(Terrain terrain, long[] states, int at) {
        long[] fruit = Arrays.copyOfRange(states, at + FRUIT, at + FRUIT + colours);
        return new Position(terrain, states[at + BLOCKS], fruit, slides.hasHedgehogs() ? states[at + words - 1] : 0);
    }

    /** Whether the last move that changed anything was only a slide, so that repeating it does nothing. */
    boolean isSettled() {
        return settled;
    }

    /**
     * Makes a move.
     *
     * @param to receives the new state at {@code toAt}; undefined if the game is lost
     * @return {@link #NOTHING}, {@link #CHANGED}, {@link #WON} or {@link #LOST}
     */
    int move(int way, long[] from, int fromAt, long[] to, int toAt) {
        if (!slide(way, from, fromAt, to, toAt)) {
            return LOST;
        }
        settled = true;
        match(to, toAt);
        if (slides.anteaters() > 0) {
            if (!pull(to, toAt)) {
                return LOST;
            }
            if (!settled) {
                match(to, toAt);
            }
        }
        return outcome(from, fromAt, to, toAt);
    }

    private boolean slide(int way, long[] from, int fromAt, long[] to, int toAt) {
        long occupied = occupied(from, fromAt);
        boolean hedgehogs = slides.hasHedgehogs();
        long awake = hedgehogs ? from[fromAt + words - 1] : 0;
        long hitting = slides.hitting(way);
        for (int kind = 0; kind < FRUIT + colours; kind++) {
            long rested = 0;
            for (long left = from[fromAt + kind]; left != 0; left &= left - 1) {
                int cell = Long.numberOfTrailingZeros(left);
                int rest = slides.rest(way, cell, occupied);
                long there = Grid.bit(rest);
                rested |= there;
                if (kind != BLOCKS && slides.isWet(way, cell, rest)) {
                    return false;
                }
                if (hedgehogs && rest != cell && (hitting & there) != 0) {
                    long hit = Grid.bit(rest + slides.stride(way));
                    if (kind != BLOCKS && (awake & hit) != 0) {
                        return false;
                    }
                    // A block wakes a sleeping hedgehog and puts an awake one to sleep. A fruit that was not lost has
                    // hit a
                    // sleeping one.
                    awake ^= hit;
                }
            }
            to[toAt + kind] = rested;
        }
        if (hedgehogs) {
            to[toAt + words - 1] = awake;
        }
        return true;
    }

    private void match(long[] state, int at) {
        for (int i = at + FRUIT; i < at + FRUIT + colours; i++) {
            long fruit = state[i];
            long matched = fruit & grid.beside(fruit);
            if (matched != 0) {
                state[i] = fruit & ~matched;
                settled = false;
            }
        }
    }

    /**
     * Lets every anteater pull once.
     *
     * @return whether no fruit was lost
     */
    private boolean pull(long[] state, int at) {
        long occupied = occupied(state, at);
        for (int anteater = 0; anteater < slides.anteaters(); anteater++) {
            long pulled = slides.pulled(anteater, occupied & ~state[at + BLOCKS], occupied);
            if (pulled != 0) {
                if (slides.isPulledThroughPuddle(anteater, pulled)) {
                    return false;
                }
                long change = pulled | slides.mouth(anteater);
                for (int i = at + FRUIT; i < at + FRUIT + colours; i++) {
                    if ((state[i] & pulled) != 0) {
                        state[i] ^= change;
                    }
                }
                occupied ^= change;
                settled = false;
            }
        }
        return true;
    }

    private int outcome(long[] from, int fromAt, long[] to, int toAt) {
        long left = 0;
        // A fruit may wake a hedgehog and be pulled back to where it was.
        boolean changed = from[fromAt] != to[toAt] || from[fromAt + words - 1] != to[toAt + words - 1];
        for (int i = FRUIT; i < FRUIT + colours; i++) {
            long fruit = to[toAt + i];
            left |= fruit;
            if (fruit != from[fromAt + i]) {
                changed = true;
                if (Long.bitCount(fruit) == 1) {
                    return LOST;
                }
            }
        }
        if (left == 0) {
            return WON;
        }
        return changed ? CHANGED : NOTHING;
    }

    private long occupied(long[] state, int at) {
        long occupied = 0;
        for (int i = at; i < at + FRUIT + colours; i++) {
            occupied |= state[i];
        }
        return occupied;
    }
}
