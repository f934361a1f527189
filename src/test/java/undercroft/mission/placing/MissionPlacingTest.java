package undercroft.mission.placing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import undercroft.fixture.Seeds;
import undercroft.level.Connection;
import undercroft.level.Contents;
import undercroft.level.Level;
import undercroft.level.Room;
import undercroft.mission.BruteForcePlayer;
import undercroft.mission.MissionLevels;

/** What the generator hides and locks is safe, as a player who tries everything finds, and fairly chosen. */
class MissionPlacingTest {

    /** A loop, a closet, and a door to the throne; three small keys for three locks. */
    private static final Level SMALL_KEYS = MissionLevels.read(
            "items: { small-key: { spent: true } }",
            "rooms: { gate: { type: entrance }, a: , b: , closet: , throne: { type: boss } }",
            "connections:",
            "  - [gate, a]",
            "  - [gate, b]",
            "  - { from: a, to: b, lock: small-key }",
            "  - { from: b, to: closet, lock: small-key }",
            "  - { from: a, to: throne, lock: small-key }",
            "mission: { place: [{ item: small-key, count: 3 }] }");

    @Test
    void allSafePlacementsAreEquallyLikely() {
        int draws = 4_000;
        Map<List<Contents>, Integer> counts = new HashMap<>();
        for (long seed = 0; seed < draws; seed++) {
            counts.merge(contents(chosen(SMALL_KEYS, seed).level()), 1, Integer::sum);
        }
        Map<List<Contents>, Boolean> safe = allPlacements();
        assertThat(counts.keySet()).isEqualTo(safe.keySet());
        assertThat(ChiSquared.of(counts.values(), safe.size())).isLessThan(ChiSquared.limit(safe.size() - 1));
    }

    /** The late key should be found near the end of the way, the early one near its beginning. */
    @Test
    void wishesShiftWhereItemsLie() {
        Level level = MissionLevels.read(
                "rooms: { gate: , r1: , r2: , r3: , r4: , r5: , end: { type: boss } }",
                "connections: [[gate, r1], [r1, r2], [r2, r3], [r3, r4], [r4, r5], { from: r5, to: end, lock: seal }]",
                "mission: { place: [{ item: seal, late: 1 }, { item: map, late: 0 }] }");
        double seals = 0;
        double maps = 0;
        for (long seed = 0; seed < 500; seed++) {
            Level chosen = chosen(level, seed).level();
            seals += roomOf("seal", chosen);
            maps += roomOf("map", chosen);
        }
        assertThat(seals / 500).isGreaterThan(4);
        assertThat(maps / 500).isLessThan(2.5);
    }

    /** Fifteen keys for fifteen doors one behind the other: hardly any placement that is drawn freely can be finished. */
    @Test
    void manyItemsAreHiddenSafely() {
        List<String> rooms = new ArrayList<>(List.of("gate", "hall"));
        List<String> connections = new ArrayList<>(List.of("[gate, hall]"));
        List<String> items = new ArrayList<>();
        for (int i = 0; i < 15; i++) {
            String before = i == 0 ? "hall" : "r" + (i - 1);
            rooms.add("r" + i);
            connections.add("{ from: %s, to: r%d, lock: k%d }".formatted(before, i, i));
            items.add("{ item: k%d }".formatted(i));
        }
        Level level = MissionLevels.read(
                "rooms: [" + String.join(", ", rooms) + "]",
                "connections: [" + String.join(", ", connections) + "]",
                "mission: { goal: r14, place: [" + String.join(", ", items) + "] }");
        Seeds.forEachSeed(20, seed -> {
            Level chosen = chosen(level, seed).level();
            for (int i = 0; i < 15; i++) {
                assertThat(roomOf("k" + i, chosen)).isBetween(1, i + 1);
            }
        });
    }

    @Test
    void onlyRoomsOfTheTypeHoldTheItem() {
        Level level = MissionLevels.read(
                "rooms: { gate: , a: { type: crypt }, b: , end: { type: boss } }",
                "connections: [[gate, a], [gate, b], { from: gate, to: end, lock: seal }]",
                "mission: { place: [{ item: seal, in: { type: crypt } }] }");
        Seeds.forEachSeed(
                20,
                seed -> assertThat(roomOf("seal", chosen(level, seed).level())).isEqualTo(1));
    }

    /** Two keys for three locks, of which two lead into closets: one of them can always be wasted. */
    @Test
    void saysWhereNoPlacementIsSafe() {
        Level level = MissionLevels.read(
                "items: { small-key: { spent: true } }",
                "rooms: { gate: , a: , closet: , cellar: , end: { type: boss } }",
                "connections:",
                "  - [gate, a]",
                "  - { from: a, to: closet, lock: small-key }",
                "  - { from: a, to: cellar, lock: small-key }",
                "  - { from: a, to: end, lock: small-key }",
                "mission: { place: [{ item: small-key, count: 2 }] }");
        assertThat(MissionPlacing.of(level, 1))
                .isEqualTo(
                        new Placement.None(
                                true,
                                "wherever the hidden items lie, a player can get stuck or cannot finish. For example: "
                                        + "1. take small-key in a 2. open a–closet with small-key; then end cannot be reached any more."));
    }

    @Test
    void saysWhatIsMissingWithEverythingInHand() {
        Level level = MissionLevels.read(
                "rooms: { gate: , a: , end: { type: boss } }",
                "connections: [[gate, a], { from: gate, to: end, lock: seal }]",
                "mission: { place: [{ item: map }] }");
        assertThat(MissionPlacing.of(level, 1))
                .isEqualTo(new Placement.None(
                        true,
                        "with every hidden item in hand, end is not reached. Reached: gate, a."
                                + " gate–end needs seal, which no room holds."));
    }

    /** On a graph with two loops, every chosen lock is needed, and nobody gets stuck or around one. */
    @Test
    void chosenLocksAreNeededAndSafe() {
        Level level = MissionLevels.read(
                "rooms: [gate, a, b, c, d, e, end]",
                "connections: [[gate, a], [gate, b], [a, c], [b, d], [c, d], [d, e], [e, end]]",
                "mission: { goal: end, locks: 2..3 }");
        Map<Integer, Integer> counts = new TreeMap<>();
        Seeds.forEachSeed(60, seed -> {
            Level chosen = chosen(level, seed).level();
            List<Connection> locked = chosen.connections().stream()
                    .filter(connection -> !connection.lock().isEmpty())
                    .toList();
            counts.merge(locked.size(), 1, Integer::sum);
            BruteForcePlayer player = BruteForcePlayer.of(chosen, 0, List.of(6));
            assertThat(player.canFinish() && !player.canGetStuck()).isTrue();
            for (Connection lock : locked) {
                assertThat(BruteForcePlayer.of(without(lock.lock(), chosen), 0, List.of(6))
                                .canFinish())
                        .as("%s is needed", lock.lock())
                        .isFalse();
            }
        });
        assertThat(counts).containsOnlyKeys(2, 3);
    }

    private static Placement.Chosen chosen(Level level, long seed) {
        return (Placement.Chosen) MissionPlacing.of(level, seed);
    }

    private static Level without(String item, Level level) {
        return level.withRooms(level.rooms().stream()
                .map(room -> room.withContents(room.contents().without(item)))
                .toList());
    }

    private static int roomOf(String item, Level level) {
        for (int i = 0; i < level.rooms().size(); i++) {
            if (level.rooms().get(i).contents().items().contains(item)) {
                return i;
            }
        }
        throw new AssertionError(item);
    }

    private static List<Contents> contents(Level level) {
        return level.rooms().stream().map(Room::contents).toList();
    }

    /** All ways to lay three keys into the four rooms behind the gate that are safe for a player who tries everything. */
    private static Map<List<Contents>, Boolean> allPlacements() {
        Map<List<Contents>, Boolean> safe = new HashMap<>();
        for (int first = 1; first < 5; first++) {
            for (int second = first; second < 5; second++) {
                for (int third = second; third < 5; third++) {
                    Level level = SMALL_KEYS.withMissionRules(
                            SMALL_KEYS.missionRules().withoutChoices());
                    for (int room : new int[] {first, second, third}) {
                        level = withKey(level, room);
                    }
                    BruteForcePlayer player = BruteForcePlayer.of(level, 0, List.of(4));
                    if (player.canFinish() && !player.canGetStuck()) {
                        safe.put(contents(level), true);
                    }
                }
            }
        }
        return safe;
    }

    private static Level withKey(Level level, int index) {
        List<Room> rooms = new ArrayList<>(level.rooms());
        List<String> items = new ArrayList<>(rooms.get(index).contents().items());
        items.add("small-key");
        rooms.set(index, rooms.get(index).withContents(new Contents(items, "")));
        return level.withRooms(rooms);
    }
}
