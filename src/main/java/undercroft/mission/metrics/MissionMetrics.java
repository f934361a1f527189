package undercroft.mission.metrics;

import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.MissionStep;
import undercroft.level.Tension;
import undercroft.mission.Judgement;
import undercroft.mission.pace.TensionCurve;

/**
 * Figures of a mission, most of them after B. Lavender and T. Thompson, The Zelda Dungeon Generator (2015).
 *
 * @param rooms of the level
 * @param visited rooms that the way visits, the start included
 * @param entered how many times the way enters a room
 * @param again how many of these times it was there before; the fewer, the more linear is the mission
 * @param locks for each item how many locks it opens, in alphabetical order
 * @param lenient rooms in which nothing threatens by their type
 * @param asAsked how many times the way enters a room whose tension, against that of the room before, is as the level asks
 */
public record MissionMetrics(
        int rooms, int visited, int entered, int again, Map<String, Integer> locks, int lenient, int asAsked) {

    /** The types of rooms in which something threatens. */
    private static final Set<String> THREATENING = Set.of("boss", "guard", "trap");

    public MissionMetrics {
        locks = Collections.unmodifiableMap(new TreeMap<>(locks));
    }

    /** {@return the figures of the way that a judgement found; of none, all that is counted on the way is 0} */
    public static MissionMetrics of(Judgement judgement) {
        Level level = judgement.level();
        int[] tension = TensionCurve.of(judgement);
        BitSet visited = new BitSet();
        visited.set(judgement.start());
        int entered = 0;
        int again = 0;
        int asAsked = 0;
        int at = judgement.start();
        for (MissionStep step : judgement.steps()) {
            if (step.action() == MissionStep.Action.WALK) {
                entered++;
                again += visited.get(step.room()) ? 1 : 0;
                asAsked += isAsAsked(tension, judgement, at, step.room()) ? 1 : 0;
                visited.set(step.room());
                at = step.room();
            }
        }
        Map<String, Integer> locks = new TreeMap<>();
        for (Connection connection : level.connections()) {
            if (!connection.lock().isEmpty()) {
                locks.merge(connection.lock(), 1, Integer::sum);
            }
        }
        int lenient = (int) level.rooms().stream()
                .filter(room -> !THREATENING.contains(room.type()))
                .count();
        return new MissionMetrics(level.rooms().size(), visited.cardinality(), entered, again, locks, lenient, asAsked);
    }

    private static boolean isAsAsked(int[] tension, Judgement judgement, int from, int to) {
        Tension asked = judgement.level().missionRules().tension();
        List<Integer> spheres = judgement.spheres();
        return switch (asked) {
            case FLAT -> tension[from] == tension[to];
            case RISING -> tension[from] <= tension[to];
            // A new sphere is a new wave, which begins lower.
            case WAVES -> tension[from] <= tension[to] || spheres.get(from) < spheres.get(to);
        };
    }
}
