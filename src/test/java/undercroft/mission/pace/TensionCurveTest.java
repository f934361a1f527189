package undercroft.mission.pace;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import undercroft.mission.MissionJudge;
import undercroft.mission.MissionLevels;

/** A way of five places, gate, hall, larder, trap and throne; the closet hangs on the gate. */
class TensionCurveTest {

    @Test
    void risesByPlacesOnTheWay() {
        assertThat(tension("rising")).containsExactly(0, 25, 50, 0, 75, 100);
    }

    @Test
    void isTheSameEverywhereIfFlat() {
        assertThat(tension("flat")).containsExactly(50, 50, 50, 50, 50, 50);
    }

    /**
     * In hundredths of a step: gate 100, hall 200, larder 300, a crest. What copper opens begins at 80 % of that, 240: the trap is at 340 and
     * the throne at 440, the top. The closet needs copper too, and is as high as the first room of its wave.
     */
    @Test
    void runsInWavesThatBeginAtFourFifthsOfTheLastCrest() {
        assertThat(tension("waves"))
                .containsExactly(99 * 100 / 440, 99 * 200 / 440, 99 * 300 / 440, 99 * 340 / 440, 99 * 340 / 440, 100);
    }

    private static int[] tension(String shape) {
        return TensionCurve.of(MissionJudge.judge(MissionLevels.read(
                "rooms:",
                "  gate: { type: entrance }",
                "  hall:",
                "  larder: { holds: copper }",
                "  closet:",
                "  trap: { type: trap }",
                "  throne: { type: boss }",
                "connections:",
                "  - [gate, hall]",
                "  - [hall, larder]",
                "  - { from: gate, to: closet, lock: copper }",
                "  - { from: hall, to: trap, lock: copper }",
                "  - [trap, throne]",
                "mission: { tension: " + shape + " }")));
    }
}
