package undercroft.mission.placing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import undercroft.level.Level;
import undercroft.level.MissionRules;
import undercroft.random.SeededRandom;

/** Chooses what a level leaves to the generator: where items are hidden, and which connections are locked. */
public final class MissionPlacing {

    /** The stream of a layout's seed from which the choices are drawn; the layout itself uses others. */
    private static final long STREAM = 0x6D697373696F6EL;

    /** Sets of locks that are tried for each number of locks. */
    private static final int LOCK_SETS = 30;

    private final Level level;
    private final SeededRandom random;

    private MissionPlacing(Level level, long seed) {
        this.level = level;
        this.random = SeededRandom.of(seed, STREAM);
    }

    /**
     * Chooses.
     *
     * @param seed of the layout, 0 ≤ seed &lt; 2^53
     * @return the level with nothing left to choose, the same for the same seed everywhere; or why there is none
     */
    public static Placement of(Level level, long seed) {
        return level.missionRules().leavesChoices()
                ? new MissionPlacing(level, seed).chosen()
                : new Placement.Chosen(level, List.of());
    }

    private Placement chosen() {
        MissionRules rules = level.missionRules();
        if (rules.mostLocks() == 0) {
            return new ItemHiding(level, List.of(), random).hidden();
        }
        int wanted = rules.leastLocks() + random.below(rules.mostLocks() - rules.leastLocks() + 1);
        Placement last = new Placement.None(
                false,
                "there are not enough connections to lock: a lock is of use only where the goal cannot be reached around it, or"
                        + " where one other connection can be barred.");
        for (int count = wanted; count >= rules.leastLocks(); count--) {
            for (int i = 0; i < LOCK_SETS; i++) {
                Optional<LockChoice.Locked> locked = new LockChoice(level).choose(count, random);
                if (locked.isPresent()) {
                    last = new ItemHiding(locked.get().level(), locked.get().keys(), random).hidden();
                }
                if (locked.isPresent() && last instanceof Placement.Chosen found) {
                    return with(locked.get().choices(), found);
                }
            }
        }
        // Other locks might have done.
        return last instanceof Placement.None none ? new Placement.None(false, none.reason()) : last;
    }

    private static Placement with(List<String> locks, Placement.Chosen found) {
        List<String> choices = new ArrayList<>(locks);
        choices.addAll(found.choices());
        return new Placement.Chosen(found.level(), choices);
    }
}
