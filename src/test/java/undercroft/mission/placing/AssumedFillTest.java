package undercroft.mission.placing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import undercroft.level.Contents;
import undercroft.level.ItemPlacing;
import undercroft.level.Level;
import undercroft.level.Room;
import undercroft.mission.BruteForcePlayer;
import undercroft.mission.MissionLevels;
import undercroft.mission.world.World;
import undercroft.random.SeededRandom;

class AssumedFillTest {

    private static final int ROOMS = 6;

    /** Two doors that can hide each other's keys, one behind another, and a door that needs both copies of an item. */
    private static final Level LEVEL = MissionLevels.read(
            "rooms: [gate, attic, a, b, c, vault]",
            "connections:",
            "  - [gate, attic]",
            "  - { from: gate, to: a, lock: red }",
            "  - { from: gate, to: b, lock: blue }",
            "  - { from: a, to: c, lock: green }",
            "  - { from: gate, to: vault, needs: { count: { orb: 2 } } }",
            "mission: { goal: gate, place: [{ item: red }, { item: blue }, { item: green }, { item: orb, count: 2 }] }");

    @Test
    void allPlacementsFromWhichEverythingCanBeFoundAreEquallyLikely() {
        int draws = 8_000;
        Set<List<Integer>> expected = allPlacements();
        assertThat(expected).hasSizeBetween(100, 1_000);
        Map<List<Integer>, Integer> corrected = counts(true, draws);
        assertThat(corrected.keySet()).isEqualTo(expected);
        double limit = ChiSquared.limit(expected.size() - 1);
        assertThat(ChiSquared.of(corrected.values(), expected.size())).isLessThan(limit);
        // Without the correction the test would tell.
        assertThat(ChiSquared.of(counts(false, draws).values(), expected.size()))
                .isGreaterThan(limit);
    }

    @Test
    void failsWhereAnItemMayLieNowhereThatCanBeReached() {
        assertThat(fill(
                                List.of(new double[] {0, 1, 1}),
                                MissionLevels.read(
                                        "rooms: [gate, a, b]",
                                        "connections: [{ from: a, to: gate, oneWay: true }, { from: b, to: gate, oneWay: true }]",
                                        "mission: { goal: gate, place: [{ item: red }] }"))
                        .filled(true, SeededRandom.of(1)))
                .isEmpty();
    }

    private static AssumedFill fill(List<double[]> weights, Level level) {
        List<ItemPlacing> placings = level.missionRules().placings();
        List<String> items = new ArrayList<>();
        placings.forEach(placing -> {
            for (int i = 0; i < placing.count(); i++) {
                items.add(placing.item());
            }
        });
        return new AssumedFill(World.of(holding(level, 0, items)), placings, weights);
    }

    private static Map<List<Integer>, Integer> counts(boolean isCorrected, int draws) {
        double[] anywhereButTheGate = {0, 1, 1, 1, 1, 1};
        AssumedFill fill =
                fill(List.of(anywhereButTheGate, anywhereButTheGate, anywhereButTheGate, anywhereButTheGate), LEVEL);
        SeededRandom random = SeededRandom.of(7);
        Map<List<Integer>, Integer> counts = new HashMap<>();
        for (int left = draws; left > 0; ) {
            Optional<List<int[]>> filled = fill.filled(isCorrected, random);
            if (filled.isPresent()) {
                List<Integer> placement = new ArrayList<>();
                for (int[] rooms : filled.get()) {
                    for (int room : rooms) {
                        placement.add(room);
                    }
                }
                counts.merge(placement, 1, Integer::sum);
                left--;
            }
        }
        return counts;
    }

    /** The rooms of red, blue, green and both orbs, in all ways in which a player who tries everything gets into the rooms of all. */
    private static Set<List<Integer>> allPlacements() {
        Set<List<Integer>> all = new HashSet<>();
        for (int code = 0; code < ROOMS * ROOMS * ROOMS * ROOMS * ROOMS; code++) {
            List<Integer> rooms = List.of(
                    code % ROOMS,
                    code / ROOMS % ROOMS,
                    code / (ROOMS * ROOMS) % ROOMS,
                    code / (ROOMS * ROOMS * ROOMS) % ROOMS,
                    code / (ROOMS * ROOMS * ROOMS * ROOMS));
            if (!rooms.contains(0) && rooms.get(3) <= rooms.get(4)) {
                Level level = LEVEL.withMissionRules(LEVEL.missionRules().withoutChoices());
                List<String> items = List.of("red", "blue", "green", "orb", "orb");
                for (int i = 0; i < items.size(); i++) {
                    level = holding(level, rooms.get(i), List.of(items.get(i)));
                }
                if (BruteForcePlayer.of(level, 0, rooms.stream().distinct().toList())
                        .canFinish()) {
                    all.add(rooms);
                }
            }
        }
        return all;
    }

    private static Level holding(Level level, int index, List<String> added) {
        List<Room> rooms = new ArrayList<>(level.rooms());
        List<String> items = new ArrayList<>(rooms.get(index).contents().items());
        items.addAll(added);
        rooms.set(index, rooms.get(index).withContents(new Contents(items, "")));
        return level.withRooms(rooms);
    }
}
