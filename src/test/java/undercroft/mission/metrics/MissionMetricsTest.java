package undercroft.mission.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import undercroft.mission.MissionJudge;
import undercroft.mission.MissionLevels;

class MissionMetricsTest {

    /** The way: gate, hall, larder, hall, trap, throne. Tension falls once, from the larder back to the hall. */
    @Test
    void countsAlongTheWay() {
        assertThat(metrics("rising")).isEqualTo(new MissionMetrics(6, 5, 5, 1, Map.of("copper", 2), 4, 4));
    }

    @Test
    void flatTensionIsAsAskedEverywhere() {
        assertThat(metrics("flat").asAsked()).isEqualTo(5);
    }

    private static MissionMetrics metrics(String tension) {
        return MissionMetrics.of(MissionJudge.judge(MissionLevels.read(
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
                "mission: { tension: " + tension + " }")));
    }
}
