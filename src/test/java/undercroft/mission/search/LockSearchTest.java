package undercroft.mission.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import undercroft.fixture.Seeds;
import undercroft.level.Level;
import undercroft.mission.MissionLevels;
import undercroft.mission.RandomMissions;
import undercroft.mission.world.World;
import undercroft.random.SeededRandom;

class LockSearchTest {

    private static final long MANY = 100_000;

    /** The search through all states, and that through sets of locks, where both can be used. */
    @Test
    void agreesWithTheSearchThroughAllStates() {
        int[] compared = new int[3];
        Seeds.forEachSeed(4_000, seed -> {
            SeededRandom random = SeededRandom.of(seed, 2);
            Level level = seed % 2 == 0 ? RandomMissions.draw(random) : RandomMissions.drawWithOneKey(random);
            Game game = new Game(World.of(level));
            if (LockSearch.suits(new Play(game))) {
                Exploration locks = LockSearch.of(new Play(game), MANY);
                Exploration states = StateSearch.of(new Play(game), MANY);
                assertThat(locks.firstWon().isPresent())
                        .isEqualTo(states.firstWon().isPresent());
                assertThat(locks.firstTrap().isPresent())
                        .isEqualTo(states.firstTrap().isPresent());
                assertThat(locks.firstDeadEnd().isPresent())
                        .isEqualTo(states.firstDeadEnd().isPresent());
                assertThat(locks.states()).isLessThanOrEqualTo(states.states());
                compared[0]++;
                compared[1] += locks.firstTrap().isPresent() ? 1 : 0;
                compared[2] += locks.states() < states.states() ? 1 : 0;
            }
        });
        assertThat(compared[0]).isGreaterThan(1_000);
        assertThat(compared[1]).isBetween(100, compared[0] - 100);
        assertThat(compared[2]).as("levels with locks that are alike").isGreaterThan(50);
    }

    /** Of two closets with a pearl and ten without, from none to all are open: 3 × 11 states. */
    @Test
    void closetsThatAreAlikeAreCounted() {
        StringBuilder rooms = new StringBuilder("hub: { holds: key }");
        StringBuilder locks = new StringBuilder();
        for (int i = 0; i < 12; i++) {
            rooms.append(", c%d: { holds: %s }".formatted(i, i < 2 ? "[key, pearl]" : "key"));
            locks.append("{ from: hub, to: c%d, lock: key }, ".formatted(i));
        }
        World world = World.of(MissionLevels.read(
                "items: { key: { spent: true } }",
                "rooms: { " + rooms + ", end: }",
                "connections: [" + locks + "{ from: hub, to: end, needs: { count: { pearl: 2 } } }]",
                "mission: { goal: end }"));
        assertThat(MissionSearch.of(world, MANY).states()).isEqualTo(11 * 3);
    }
}
