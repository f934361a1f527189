package undercroft.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import undercroft.level.Level;
import undercroft.plan.Plan;
import undercroft.plan.Planning;

class ProofsOracleTest {

    @Test
    void proofsOnTinyLevelsAgreeWithTheOracle() {
        forEachSeed(100, seed -> checkAgreement(TinyLevels.of(seed)));
    }

    @Tag("slow")
    @Test
    void proofsOnManyTinyLevelsAgreeWithTheOracle() {
        forEachSeed(10_000, seed -> checkAgreement(TinyLevels.of(seed)));
    }

    /**
     * Levels this small are tried exhaustively, so the proofs must agree with the oracle unless one of them runs out of time. Of the
     * first hundred levels 44 have a layout.
     */
    private static void checkAgreement(Level level) {
        Optional<Boolean> hasLayout = LayoutOracle.hasLayout(level);
        if (hasLayout.isEmpty()) {
            return;
        }

        if (Planning.of(level) instanceof Plan plan) {
            Proofs proofs = new Proofs(plan);
            boolean isProved = proofs.within(Proofs.ROUNDS, () -> false).isPresent();
            if (!isProved && proofs.isUndecided()) {
                return;
            }
            assertThat(isProved).as("%s is proved impossible", level).isEqualTo(!hasLayout.get());
        } else {
            assertThat(hasLayout.get()).as("%s has a layout", level).isFalse();
        }
    }
}
