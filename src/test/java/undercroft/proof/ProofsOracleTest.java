package undercroft.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.statistics.Statistics;
import undercroft.level.Level;
import undercroft.plan.Plan;
import undercroft.plan.Planning;

class ProofsOracleTest {

    @Property(tries = 100)
    void tinyLevelsAreProvedImpossibleExactlyWhereAnOracleFindsNoLayout(@ForAll @LongRange(min = 0) long seed) {
        checkAgreement(TinyLevels.of(seed));
    }

    @Tag("slow")
    @Property(tries = 10_000)
    void verdictsOnTinyLevelsAgreeWithAnOracleHoweverManyThereAre(@ForAll @LongRange(min = 0) long seed) {
        checkAgreement(TinyLevels.of(seed));
    }

    /** A level of so few rooms is tried as a whole, so that the proofs must find what the oracle finds, unless time runs out. */
    private static void checkAgreement(Level level) {
        Optional<Boolean> hasLayout = LayoutOracle.hasLayout(level);
        Assume.that(hasLayout.isPresent());
        Statistics.label("has a layout").collect(hasLayout.get());

        if (Planning.of(level) instanceof Plan plan) {
            Proofs proofs = new Proofs(plan);
            boolean isProved = proofs.within(Proofs.ROUNDS, () -> false).isPresent();
            Assume.that(hasLayout.get() || isProved || !proofs.isUndecided());
            assertThat(isProved).as("%s is proved impossible", level).isEqualTo(!hasLayout.get());
        } else {
            assertThat(hasLayout.get()).as("%s has a layout", level).isFalse();
        }
    }
}
