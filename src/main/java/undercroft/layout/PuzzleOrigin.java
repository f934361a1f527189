package undercroft.layout;

import java.util.List;
import java.util.OptionalInt;
import undercroft.level.DataEntry;

/**
 * How the puzzle of a room was made, so that it can be made again.
 *
 * @param seed 0 ≤ seed &lt; 2^53
 * @param sample the number of the attempt that was taken among those of the seed, from 0; empty in layouts of versions that did not
 *     store it
 * @param settings those that the level gives, in its order
 */
public record PuzzleOrigin(long seed, OptionalInt sample, List<DataEntry> settings) {

    public PuzzleOrigin {
        settings = List.copyOf(settings);
    }

    /** {@return the origin of a puzzle of which no more than the seed is known} */
    public static PuzzleOrigin ofSeed(long seed) {
        return new PuzzleOrigin(seed, OptionalInt.empty(), List.of());
    }
}
