package undercroft;

import java.util.Optional;
import java.util.Set;
import undercroft.layout.Layout;
import undercroft.random.SeededRandom;
import undercroft.search.GenerationRequest;
import undercroft.search.Outcome;

/**
 * A layout in the course of being edited. Immutable: every step gives a new edit, and {@link #undo} is the edit before. Random numbers
 * come from streams of the seed, the number of the step and the ids of rooms, so equal steps on equal layouts give equal layouts.
 */
public final class LayoutEdit {

    private final DungeonGenerator generator;
    private final Layout layout;
    private final long seed;
    private final int step;
    private final Optional<LayoutEdit> before;
    private final Optional<Outcome> outcome;

    private LayoutEdit(
            DungeonGenerator generator,
            Layout layout,
            long seed,
            int step,
            Optional<LayoutEdit> before,
            Optional<Outcome> outcome) {
        this.generator = generator;
        this.layout = layout;
        this.seed = seed;
        this.step = step;
        this.before = before;
        this.outcome = outcome;
    }

    /**
     * Begins to edit a layout.
     *
     * @param generator of the layout's level
     * @param seed of all steps, 0 ≤ seed &lt; 2^53
     * @return the edit before its first step
     */
    public static LayoutEdit of(DungeonGenerator generator, Layout layout, long seed) {
        return new LayoutEdit(generator, layout, seed, 0, Optional.empty(), Optional.empty());
    }

    /** {@return the layout as it is now} */
    public Layout layout() {
        return layout;
    }

    /** {@return the number of steps so far, with those that changed nothing} */
    public int step() {
        return step;
    }

    /** {@return how the last step ended; empty before the first} */
    public Optional<Outcome> outcome() {
        return outcome;
    }

    /** {@return the edit before the last step; this one before the first} */
    public LayoutEdit undo() {
        return before.orElse(this);
    }

    /**
     * Places some rooms anew.
     *
     * @param rooms ids
     * @return the edit after this step; with the same layout if there is no other place for the rooms, and {@link #outcome} says why
     */
    public LayoutEdit placeAnew(Set<String> rooms) {
        return change(new Change.PlaceAnew(rooms));
    }

    /**
     * Makes a change.
     *
     * @return the edit after this step; with the same layout if the change is impossible, and {@link #outcome} says why
     */
    public LayoutEdit change(Change change) {
        long drawn = SeededRandom.of(seed, step + 1L).nextLong() & (Layout.SEED_LIMIT - 1);
        Outcome next = generator.change(GenerationRequest.of(drawn), layout, change);
        Layout result = next instanceof Outcome.Found found ? found.layout() : layout;
        return new LayoutEdit(generator, result, seed, step + 1, Optional.of(this), Optional.of(next));
    }
}
