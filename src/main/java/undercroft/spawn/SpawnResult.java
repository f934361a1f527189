package undercroft.spawn;

import undercroft.layout.Layout;

/** How the drawing of a layout's spawns ended. */
public sealed interface SpawnResult {

    /** Every spawn is there. */
    record Drawn(Layout layout) implements SpawnResult {}

    /**
     * A spawn found too few places.
     *
     * @param spawn its number in the level, from 1
     * @param what it was to put there
     * @param reason how many it found, and what may help, in whole sentences
     */
    record Unmet(int spawn, String what, String reason) implements SpawnResult {}
}
