package undercroft.level;

import java.util.List;

/**
 * The rules of a level's mission that belong to no single room or connection.
 *
 * @param isDeclared whether the level gives any of them
 * @param items the items that the level describes; others need no description
 * @param start index of the first room, or {@link #DEFAULT_START}
 * @param goals indexes of the rooms that must all be reached; empty for the default
 * @param areTrapsAllowed whether a level in which a player can get stuck is laid out all the same
 * @param placings items that the generator hides
 * @param leastLocks the least number of locks that the generator adds
 * @param mostLocks the greatest number of locks that the generator adds
 */
public record MissionRules(
        boolean isDeclared,
        List<ItemKind> items,
        List<Switch> switches,
        int start,
        List<Integer> goals,
        boolean areTrapsAllowed,
        List<ItemPlacing> placings,
        int leastLocks,
        int mostLocks,
        Tension tension) {

    /** The only room of type entrance, else the first room. */
    public static final int DEFAULT_START = -1;

    /** Locks that the generator adds to one level: more than any of the graphs of known games has. */
    public static final int MAX_LOCKS = 50;

    /** A level without rules. */
    public static final MissionRules NONE = new MissionRules(
            false, List.of(), List.of(), DEFAULT_START, List.of(), false, List.of(), 0, 0, Tension.RISING);

    public MissionRules {
        items = List.copyOf(items);
        switches = List.copyOf(switches);
        goals = List.copyOf(goals);
        placings = List.copyOf(placings);
    }

    /** {@return whether an item is spent by the locks it opens} */
    public boolean isSpent(String item) {
        return items.stream().anyMatch(kind -> kind.spent() && kind.name().equals(item));
    }

    /** {@return these rules with nothing for the generator to choose} */
    public MissionRules withoutChoices() {
        return new MissionRules(isDeclared, items, switches, start, goals, areTrapsAllowed, List.of(), 0, 0, tension);
    }

    /** {@return these rules with other items for the generator to hide} */
    public MissionRules withPlacings(List<ItemPlacing> newPlacings) {
        return new MissionRules(
                isDeclared,
                items,
                switches,
                start,
                goals,
                areTrapsAllowed,
                newPlacings,
                leastLocks,
                mostLocks,
                tension);
    }

    /** {@return whether the generator chooses anything itself} */
    public boolean leavesChoices() {
        return !placings.isEmpty() || mostLocks > 0;
    }
}
