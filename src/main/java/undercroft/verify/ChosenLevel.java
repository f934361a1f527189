package undercroft.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import undercroft.layout.Layout;
import undercroft.layout.LayoutMission;
import undercroft.level.Access;
import undercroft.level.Bar;
import undercroft.level.Connection;
import undercroft.level.Contents;
import undercroft.level.ItemPlacing;
import undercroft.level.Level;
import undercroft.level.MissionRules;
import undercroft.level.Room;

/**
 * A level with what its generator chose for a layout: the items hidden in rooms, the locks and the bars. Checks that the choice is one that
 * the level allows.
 */
final class ChosenLevel {

    private final Layout layout;
    private final Level level;
    private final Findings findings;
    private final int start;

    /** How often each item is hidden too often (above 0) or not often enough (below 0). */
    private final Map<String, Integer> balance = new TreeMap<>();

    private ChosenLevel(Layout layout, Level level, Findings findings) {
        this.layout = layout;
        this.level = level;
        this.findings = findings;
        this.start = layout.mission().map(LayoutMission::start).orElse(0);
    }

    /** The level as the layout has it; the level itself if it leaves nothing to choose, or if the layout does not fit it otherwise. */
    static LevelIndex of(Layout layout, LevelIndex index, Findings findings) {
        Level level = index.level();
        boolean fits = layout.mission().isPresent()
                && layout.mission().get().rooms().size() == level.rooms().size()
                && layout.connections().size() == level.connections().size();
        return level.missionRules().leavesChoices() && fits
                ? new LevelIndex(new ChosenLevel(layout, level, findings).chosen())
                : index;
    }

    private Level chosen() {
        MissionRules rules = level.missionRules();
        rules.placings().forEach(placing -> balance.merge(placing.item(), -placing.count(), Integer::sum));
        List<Connection> connections = connections();
        List<Room> rooms = new ArrayList<>();
        for (int i = 0; i < level.rooms().size(); i++) {
            rooms.add(room(i));
        }
        balance.forEach((item, difference) -> {
            if (difference != 0) {
                findings.add(
                        Rule.CONTENTS,
                        difference > 0
                                ? "%d of the hidden %s are too many.".formatted(difference, item)
                                : "%d more of %s must be hidden.".formatted(-difference, item));
            }
        });
        return level.withRooms(rooms).withConnections(connections);
    }

    private List<Connection> connections() {
        List<Connection> connections = new ArrayList<>();
        int locks = 0;
        for (int i = 0; i < level.connections().size(); i++) {
            Connection connection = level.connections().get(i);
            Access access = connection.access();
            Access found = layout.connections().get(i).access();
            if (isBare(access) && !found.lock().isEmpty()) {
                locks++;
                balance.merge(found.lock(), -1, Integer::sum);
                access = access.withLock(found.lock());
            } else if (isBare(access) && level.missionRules().mostLocks() > 0) {
                access = access.withBar(found.bar());
            }
            connections.add(connection.withAccess(access));
        }
        MissionRules rules = level.missionRules();
        if (locks < rules.leastLocks() || locks > rules.mostLocks()) {
            findings.add(
                    Rule.LOCK,
                    "There are %d chosen locks; there must be %d to %d."
                            .formatted(locks, rules.leastLocks(), rules.mostLocks()));
        }
        return connections;
    }

    private static boolean isBare(Access access) {
        return access.lock().isEmpty()
                && access.bar() == Bar.NONE
                && access.needs().isEmpty();
    }

    private Room room(int index) {
        Room room = level.rooms().get(index);
        List<String> hidden = new ArrayList<>(
                layout.mission().orElseThrow().rooms().get(index).contents().items());
        for (String item : room.contents().items()) {
            if (!hidden.remove(item)) {
                findings.add(Rule.CONTENTS, "The item %s of room %s is missing.".formatted(item, room.id()));
            }
        }
        for (String item : hidden) {
            balance.merge(item, 1, Integer::sum);
            if (!mayHold(index, item)) {
                findings.add(Rule.CONTENTS, "The item %s must not be hidden in room %s.".formatted(item, room.id()));
            }
        }
        List<String> items = new ArrayList<>(room.contents().items());
        items.addAll(hidden);
        return room.withContents(new Contents(items, room.contents().turns()));
    }

    private boolean mayHold(int room, String item) {
        List<ItemPlacing> placings = level.missionRules().placings().stream()
                .filter(placing -> placing.item().equals(item))
                .toList();
        boolean mayBeAnywhere = placings.isEmpty()
                || placings.stream().anyMatch(placing -> placing.types().isEmpty());
        String type = level.rooms().get(room).type();
        return (mayBeAnywhere && room != start)
                || placings.stream().anyMatch(placing -> placing.types().contains(type));
    }
}
