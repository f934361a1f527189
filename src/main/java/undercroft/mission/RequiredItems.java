package undercroft.mission;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import undercroft.level.MissionStep;
import undercroft.mission.closure.Clauses;
import undercroft.mission.closure.Closure;
import undercroft.mission.world.World;

/**
 * The items without which a goal cannot be reached. The rooms that hold any are gone through from the last sphere to the first, and
 * what a room holds is left where the goal can be reached without it, as OoT Randomizer makes its playthrough.
 */
final class RequiredItems {

    private RequiredItems() {}

    /**
     * The required items.
     *
     * @param way to the goal, or empty; it says how many of the spent items are needed
     * @return their names in the order in which they can be found; several copies several times
     */
    static List<String> of(World world, Clauses clauses, List<MissionStep> way) {
        Closure all = Closure.collecting(clauses);
        List<Integer> holders = new ArrayList<>(IntStream.range(0, all.count())
                .map(all::reached)
                .filter(room -> world.itemsIn(room).length > 0)
                .boxed()
                .toList());
        Set<Integer> left = new HashSet<>();
        Collections.reverse(holders);
        for (int room : holders) {
            left.add(room);
            if (!Closure.collecting(clauses, each -> !left.contains(each)).isFinished()) {
                left.remove(room);
            }
        }
        Collections.reverse(holders);
        List<String> required = new ArrayList<>();
        for (int room : holders) {
            if (!left.contains(room)) {
                IntStream.of(world.itemsIn(room))
                        .filter(item -> !world.isSpent(item) && isWanted(world, item))
                        .forEach(item -> required.add(world.item(item)));
            }
        }
        way.stream()
                .filter(step -> step.action() == MissionStep.Action.OPEN
                        && world.level().missionRules().isSpent(step.item()))
                .forEach(step -> required.add(step.item()));
        return required;
    }

    private static boolean isWanted(World world, int item) {
        return world.passages().stream()
                .anyMatch(
                        passage -> passage.lock() == item || passage.condition().mentions(item));
    }
}
