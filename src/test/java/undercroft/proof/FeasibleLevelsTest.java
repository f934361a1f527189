package undercroft.proof;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import undercroft.grow.DoorStyle;
import undercroft.grow.GrownLevel;
import undercroft.grow.GrowthOptions;
import undercroft.layout.Layout;

/** Never may a level be called impossible that has a layout. */
class FeasibleLevelsTest {

    /** A level costs little more to prove possible in the first rounds; the last ones look at the same things for longer. */
    private static final int QUICK_ROUNDS = 2;

    /** One for all tries, for it remembers which templates fit how. */
    private static final LaidOutLevels LAID_OUT = new LaidOutLevels();

    @Property(tries = 1500)
    void noLevelThatWasLaidOutIsCalledImpossible(@ForAll @LongRange(min = 0) long seed) {
        assertThat(Proving.reasons(LAID_OUT.level(seed), QUICK_ROUNDS)).isEmpty();
    }

    @Tag("slow")
    @Property(tries = 30_000)
    void noLevelThatWasLaidOutIsCalledImpossibleHoweverLongItTakes(@ForAll @LongRange(min = 0) long seed) {
        assertThat(Proving.reasons(LAID_OUT.level(seed), Proofs.ROUNDS)).isEmpty();
    }

    @Property(tries = 100)
    void noLevelThatHasGrownIsCalledImpossible(
            @ForAll @IntRange(min = 1, max = 25) int rooms,
            @ForAll @IntRange(max = 30) int loops,
            @ForAll DoorStyle doors,
            @ForAll boolean corridors,
            @ForAll boolean slanted,
            @ForAll @LongRange(max = Layout.SEED_LIMIT - 1) long seed) {
        GrownLevel grown = GrownLevel.grow(new GrowthOptions(rooms, loops, doors, corridors, slanted), seed);

        assertThat(Proving.reasons(grown.level(), QUICK_ROUNDS)).isEmpty();
    }

    @Tag("slow")
    @Property(tries = 10_000)
    void noLevelThatHasGrownIsCalledImpossibleHoweverLongItTakes(
            @ForAll @IntRange(min = 1, max = 12) int rooms,
            @ForAll @IntRange(max = 30) int loops,
            @ForAll DoorStyle doors,
            @ForAll boolean corridors,
            @ForAll boolean slanted,
            @ForAll @LongRange(max = Layout.SEED_LIMIT - 1) long seed) {
        GrownLevel grown = GrownLevel.grow(new GrowthOptions(rooms, loops, doors, corridors, slanted), seed);

        assertThat(Proving.reasons(grown.level(), Proofs.ROUNDS)).isEmpty();
    }
}
