package undercroft.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.statistics.Statistics;
import undercroft.level.Level;

class ProofsOracleTest {

    /** A level of so few rooms is tried as a whole, so that the proofs must find what the oracle finds. */
    @Property(tries = 150)
    void tinyLevelsAreProvedImpossibleExactlyWhereAnOracleFindsNoLayout(@ForAll @LongRange(min = 0) long seed) {
        Level level = TinyLevels.of(seed);
        Optional<Boolean> hasLayout = LayoutOracle.hasLayout(level);
        Assume.that(hasLayout.isPresent());
        Statistics.label("has a layout").collect(hasLayout.get());

        assertThat(Proving.reasons(level, Proofs.ROUNDS).isEmpty())
                .as("%s has a layout", level)
                .isEqualTo(hasLayout.get());
    }
}
