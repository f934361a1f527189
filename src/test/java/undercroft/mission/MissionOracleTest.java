package undercroft.mission;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import undercroft.fixture.Seeds;
import undercroft.level.Level;
import undercroft.random.SeededRandom;
import undercroft.verify.MissionReplay;

/** Compares the judgement of random levels with a player who tries everything. */
class MissionOracleTest {

    /** A hundred thousand in all take some seconds. */
    private static final int LEVELS = 80_000;

    private static final int LEVELS_WITH_ONE_KEY = 25_000;

    @Test
    void agreesWithAPlayerWhoTriesEverything() {
        Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
        Seeds.forEachSeed(LEVELS, seed -> compare(RandomMissions.draw(SeededRandom.of(seed)), counts));
        assertThat(counts).containsOnlyKeys(Verdict.OK, Verdict.UNFINISHABLE, Verdict.TRAP);
    }

    @Test
    void agreesOnLevelsWithOneKindOfSpentKey() {
        Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
        Seeds.forEachSeed(
                LEVELS_WITH_ONE_KEY, seed -> compare(RandomMissions.drawWithOneKey(SeededRandom.of(seed)), counts));
        assertThat(counts).containsOnlyKeys(Verdict.OK, Verdict.UNFINISHABLE, Verdict.TRAP);
    }

    @Test
    @Tag("slow")
    void agreesOnAMillionLevels() {
        Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
        Seeds.forEachSeed(700_000, seed -> compare(RandomMissions.draw(SeededRandom.of(seed, 1)), counts));
        Seeds.forEachSeed(300_000, seed -> compare(RandomMissions.drawWithOneKey(SeededRandom.of(seed, 1)), counts));
        assertThat(counts).containsOnlyKeys(Verdict.OK, Verdict.UNFINISHABLE, Verdict.TRAP);
    }

    private static void compare(Level level, Map<Verdict, Integer> counts) {
        Judgement judgement = MissionJudge.judge(level);
        BruteForcePlayer oracle =
                BruteForcePlayer.of(level, 0, level.missionRules().goals());
        Verdict expected =
                !oracle.canFinish() ? Verdict.UNFINISHABLE : oracle.canGetStuck() ? Verdict.TRAP : Verdict.OK;
        assertThat(judgement.verdict()).as("%s%n%s", judgement.reason(), level).isEqualTo(expected);
        counts.merge(expected, 1, Integer::sum);
        if (oracle.canFinish()) {
            MissionReplay replay = new MissionReplay(level, 0);
            assertThat(replay.firstProblem(judgement.steps())).isEmpty();
            assertThat(level.missionRules().goals()).allMatch(replay::hasVisited);
        }
        if (expected == Verdict.TRAP) {
            assertThat(new MissionReplay(level, 0).firstProblem(judgement.trap()))
                    .isEmpty();
            assertThat(oracle.canFinishAfter(judgement.trap())).isFalse();
        }
    }
}
