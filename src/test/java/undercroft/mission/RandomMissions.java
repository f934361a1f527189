package undercroft.mission;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import undercroft.fixture.SmallTemplates;
import undercroft.level.Access;
import undercroft.level.Bar;
import undercroft.level.Connection;
import undercroft.level.Contents;
import undercroft.level.ItemKind;
import undercroft.level.Level;
import undercroft.level.MissionRules;
import undercroft.level.Requirement;
import undercroft.level.Room;
import undercroft.level.SearchParameters;
import undercroft.level.Switch;
import undercroft.level.Tension;
import undercroft.random.SeededRandom;
import undercroft.template.RoomTemplate;

/** Draws small levels with every feature of missions. Most have something that can go wrong. */
public final class RandomMissions {

    private static final List<RoomTemplate> TEMPLATES = List.of(SmallTemplates.HALL);

    private final SeededRandom random;
    private final List<Switch> switches = new ArrayList<>();
    private final int spentKinds;
    private final int keptKinds;

    private RandomMissions(SeededRandom random) {
        this.random = random;
        this.spentKinds = random.below(3);
        this.keptKinds = random.below(3);
        int count = Math.max(0, random.below(4) - 1);
        for (int i = 0; i < count; i++) {
            switches.add(new Switch("switch" + i, random.below(3) == 0 ? List.of("a", "b", "c") : List.of("a", "b")));
        }
    }

    /** A level of two to six rooms. */
    public static Level draw(SeededRandom random) {
        return new RandomMissions(random).level(2 + random.below(5));
    }

    /** A level with one kind of spent key, passages in both directions, and nothing else. */
    public static Level drawWithOneKey(SeededRandom random) {
        List<Connection> connections = new ArrayList<>();
        int rooms = 3 + random.below(5);
        for (int[] pair : pairs(random, rooms)) {
            String lock = random.below(3) > 0 ? "key" : "";
            connections.add(new Connection(pair[0], pair[1], List.of(), Access.of(false, lock)));
        }
        List<Room> all = new ArrayList<>();
        for (int i = 0; i < rooms; i++) {
            List<String> keys = new ArrayList<>();
            for (int left = random.below(4); left > 1; left--) {
                keys.add("key");
            }
            all.add(Room.of("r" + i, TEMPLATES).withContents(new Contents(keys, "")));
        }
        return level(
                all,
                connections,
                new MissionRules(
                        true,
                        List.of(new ItemKind("key", true)),
                        List.of(),
                        0,
                        List.of(rooms - 1),
                        false,
                        List.of(),
                        0,
                        0,
                        Tension.RISING));
    }

    private static Level level(List<Room> rooms, List<Connection> connections, MissionRules rules) {
        return new Level(
                "random", rooms, connections, 0, Optional.empty(), SearchParameters.DEFAULTS, List.of(), rules);
    }

    private Level level(int rooms) {
        List<Connection> connections = new ArrayList<>();
        for (int[] pair : pairs(random, rooms)) {
            boolean isSwapped = random.nextBoolean();
            connections.add(
                    new Connection(isSwapped ? pair[1] : pair[0], isSwapped ? pair[0] : pair[1], List.of(), access()));
        }
        List<Room> all = new ArrayList<>();
        for (int i = 0; i < rooms; i++) {
            all.add(Room.of("r" + i, TEMPLATES).withContents(contents()));
        }
        List<Integer> goals = new ArrayList<>(List.of(rooms - 1));
        if (rooms > 2 && random.below(5) == 0) {
            goals.add(1);
        }
        List<ItemKind> spent = new ArrayList<>();
        for (int i = 0; i < spentKinds; i++) {
            spent.add(new ItemKind("spent" + i, true));
        }
        return level(
                all,
                connections,
                new MissionRules(true, spent, switches, 0, goals, false, List.of(), 0, 0, Tension.RISING));
    }

    /** The edges of a random connected graph. */
    private static List<int[]> pairs(SeededRandom random, int rooms) {
        List<int[]> pairs = new ArrayList<>();
        for (int room = 1; room < rooms; room++) {
            pairs.add(new int[] {random.below(room), room});
        }
        for (int i = random.below(3); i > 0; i--) {
            int a = random.below(rooms);
            int b = random.below(rooms);
            if (a != b
                    && pairs.stream().noneMatch(pair -> pair[0] + pair[1] == a + b && (pair[0] == a || pair[1] == a))) {
                pairs.add(new int[] {a, b});
            }
        }
        return pairs;
    }

    private Contents contents() {
        List<String> items = new ArrayList<>();
        for (int i = random.below(4); i > 1; i--) {
            items.addAll(item());
        }
        String turns = !switches.isEmpty() && random.below(3) == 0
                ? switches.get(random.below(switches.size())).name()
                : "";
        return new Contents(items, turns);
    }

    /** The name of an item, or none. */
    private List<String> item() {
        int kinds = spentKinds + keptKinds;
        if (kinds == 0) {
            return List.of();
        }
        int kind = random.below(kinds);
        return List.of(kind < spentKinds ? "spent" + kind : "kept" + (kind - spentKinds));
    }

    private Access access() {
        String lock = random.below(3) == 0 ? String.join("", item()) : "";
        Bar bar = random.below(6) > 0 ? Bar.NONE : random.nextBoolean() ? Bar.FROM : Bar.TO;
        List<Requirement> needs = new ArrayList<>();
        if (random.below(4) == 0) {
            addNeed(needs);
        }
        if (random.below(12) == 0) {
            addNeed(needs);
        }
        return new Access(random.below(4) == 0, lock, false, bar, needs);
    }

    private void addNeed(List<Requirement> needs) {
        int kind = random.below(5);
        if (kind >= 3 && !switches.isEmpty()) {
            Switch each = switches.get(random.below(switches.size()));
            needs.add(new Requirement.SwitchState(
                    each.name(), each.states().get(random.below(each.states().size()))));
            return;
        }
        List<String> items = item();
        if (!items.isEmpty()) {
            needs.add(
                    switch (kind) {
                        case 0 -> new Requirement.Any(List.of(items.get(0), item().get(0)));
                        case 1 -> new Requirement.Count(items.get(0), 1 + random.below(2));
                        default -> new Requirement.All(items);
                    });
        }
    }
}
