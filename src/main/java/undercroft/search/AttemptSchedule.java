package undercroft.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The attempts of one search, in order: by which strategy each goes, how long it may take, and its traits.
 *
 * <p>Every strategy counts its own attempts. Its shares follow Luby's sequence from its first term and its traits alternate by its own
 * turns, whatever other strategies take turns with it. Thread-safe.
 */
final class AttemptSchedule {

    private final Strategy strategy;
    private final LevelProfile level;
    private final List<AttemptConfig> settled = new ArrayList<>();
    private final Map<SingleStrategy, Integer> turns = new HashMap<>();

    AttemptSchedule(Strategy strategy, LevelProfile level) {
        this.strategy = strategy;
        this.level = level;
    }

    /**
     * An attempt's configuration; the same whenever and in whatever order attempts are asked for.
     *
     * @param number from 0
     * @return its configuration
     */
    synchronized AttemptConfig attempt(int number) {
        while (settled.size() <= number) {
            settled.add(next(settled.size()));
        }
        return settled.get(number);
    }

    private AttemptConfig next(int number) {
        SingleStrategy own = strategy.ofAttempt(number, level);
        int turn = turns.merge(own, 1, Integer::sum) - 1;
        long unit = level.restartIterations() * LubySequence.term(turn);
        return new AttemptConfig(number, own, own.share(unit, level.rooms(), turn), own.traits(turn, level.rooms()));
    }
}
