package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class LateProofTest {

    private static final long START = 1_000;

    private final AtomicLong clock = new AtomicLong(START);
    private final List<Long> asked = new ArrayList<>();

    @Test
    void triesOnceWhenHalfTheTimeIsUp() {
        LateProof proof = proof((iterations, stop) -> {
            asked.add(iterations);
            return Optional.empty();
        });

        clock.set(START + 49);
        assertThat(proof.proveOrStop(() -> false)).isFalse();
        assertThat(asked).isEmpty();

        clock.set(START + 50);
        assertThat(proof.proveOrStop(() -> false)).isFalse();
        assertThat(proof.proveOrStop(() -> true)).isTrue();
        assertThat(asked).containsExactly(Long.MAX_VALUE);
        assertThat(proof.reasons()).isEmpty();
    }

    @Test
    void aProofStopsTheAttempts() {
        LateProof proof = proof((iterations, stop) -> Optional.of(List.of("Too many rooms.")));

        clock.set(START + 50);

        assertThat(proof.proveOrStop(() -> false)).isTrue();
        assertThat(proof.reasons()).contains(List.of("Too many rooms."));
    }

    @Test
    void givesUpAfterThreeQuartersOfTheTime() {
        List<Boolean> stopped = new ArrayList<>();
        LateProof proof = proof((iterations, stop) -> {
            clock.set(START + 74);
            stopped.add(stop.getAsBoolean());
            clock.set(START + 75);
            stopped.add(stop.getAsBoolean());
            return Optional.empty();
        });

        clock.set(START + 50);
        proof.proveOrStop(() -> false);

        assertThat(stopped).containsExactly(false, true);
    }

    private LateProof proof(InfeasibilityProbe probe) {
        return new LateProof(probe, clock::get, START, Limits.within(Duration.ofNanos(100)));
    }
}
