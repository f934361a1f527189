package undercroft.mission.world;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import undercroft.level.Access;
import undercroft.level.Bar;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.Requirement;
import undercroft.level.Switch;

/** Compiles the connections of a level. */
final class Passages {

    private final Level level;
    private final ToIntFunction<String> itemIndex;
    private final List<Passage> passages = new ArrayList<>();

    /** @param itemIndex gives the number of an item, a new one for an item that is not known yet */
    Passages(Level level, ToIntFunction<String> itemIndex) {
        this.level = level;
        this.itemIndex = itemIndex;
        level.connections().forEach(connection -> passages.add(passage(connection)));
    }

    /** In the order of the level. */
    List<Passage> all() {
        return List.copyOf(passages);
    }

    private Passage passage(Connection connection) {
        Access access = connection.access();
        boolean isLocked = !access.lock().isEmpty();
        int opener = access.bar() == Bar.FROM ? connection.from() : connection.to();
        return new Passage(
                passages.size(),
                connection.from(),
                connection.to(),
                access.oneWay(),
                isLocked ? itemIndex.applyAsInt(access.lock()) : Passage.NONE,
                isLocked && level.missionRules().isSpent(access.lock()),
                access.bar() == Bar.NONE ? Passage.NONE : opener,
                condition(access.needs()));
    }

    private Condition condition(List<Requirement> needs) {
        if (needs.isEmpty()) {
            return Condition.NONE;
        }
        Map<Integer, Integer> counts = new TreeMap<>();
        List<int[]> any = new ArrayList<>();
        List<Integer> switches = new ArrayList<>();
        List<Integer> states = new ArrayList<>();
        for (Requirement need : needs) {
            if (need instanceof Requirement.All all) {
                all.items().forEach(item -> counts.merge(itemIndex.applyAsInt(item), 1, Math::max));
            } else if (need instanceof Requirement.Any choice) {
                any.add(choice.items().stream().mapToInt(itemIndex).toArray());
            } else if (need instanceof Requirement.Count count) {
                counts.merge(itemIndex.applyAsInt(count.item()), count.count(), Math::max);
            } else if (need instanceof Requirement.SwitchState state) {
                addState(state, switches, states);
            }
        }
        return new Condition(
                counts.keySet().stream().mapToInt(Integer::intValue).toArray(),
                counts.values().stream().mapToInt(Integer::intValue).toArray(),
                any.toArray(int[][]::new),
                switches.stream().mapToInt(Integer::intValue).toArray(),
                states.stream().mapToInt(Integer::intValue).toArray());
    }

    private void addState(Requirement.SwitchState wanted, List<Integer> switches, List<Integer> states) {
        List<Switch> all = level.missionRules().switches();
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).name().equals(wanted.name())) {
                switches.add(i);
                states.add(all.get(i).states().indexOf(wanted.state()));
            }
        }
    }
}
