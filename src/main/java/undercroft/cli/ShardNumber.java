package undercroft.cli;

import java.util.Optional;
import undercroft.batch.Shard;

/** Reads a part of a run, such as {@code 3/100}. */
final class ShardNumber {

    private ShardNumber() {}

    /** The part that a user names, or the whole run. */
    static Shard of(Optional<String> text) throws RefusedException {
        if (text.isEmpty()) {
            return Shard.WHOLE;
        }
        return Shard.of(text.get())
                .orElseThrow(() -> new RefusedException(
                        "The --shard (%s) is not a part of a run. Write I/N with I from 1 to N, for example 3/100."
                                .formatted(text.get())));
    }
}
