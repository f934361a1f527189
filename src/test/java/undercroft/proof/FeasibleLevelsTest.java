package undercroft.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import undercroft.grow.DoorStyle;
import undercroft.grow.GrownLevel;
import undercroft.grow.GrowthOptions;

/** Never may a level be called impossible that has a layout. */
class FeasibleLevelsTest {

    /** A level costs little more to prove possible in the first rounds; the last ones look at the same things for longer. */
    private static final int QUICK_ROUNDS = 2;

    /** One for all tries, for it remembers which templates fit how. */
    private static final LaidOutLevels LAID_OUT = new LaidOutLevels();

    @Test
    void noLevelThatWasLaidOutIsCalledImpossible() {
        forEachSeed(
                1500,
                seed -> assertThat(Proving.reasons(LAID_OUT.level(seed), QUICK_ROUNDS))
                        .isEmpty());
    }

    @Tag("slow")
    @Test
    void noLevelThatWasLaidOutIsCalledImpossibleHoweverLongItTakes() {
        forEachSeed(
                30_000,
                seed -> assertThat(Proving.reasons(LAID_OUT.level(seed), Proofs.ROUNDS))
                        .isEmpty());
    }

    @Test
    void noLevelThatHasGrownIsCalledImpossible() {
        forEachSeed(100, (seed, draw) -> {
            int rooms = draw.between(1, 25);
            int loops = draw.between(0, 30);
            DoorStyle doors = draw.oneOf(List.of(DoorStyle.values()));
            boolean corridors = draw.chance(0.5);
            boolean slanted = draw.chance(0.5);
            GrownLevel grown = GrownLevel.grow(new GrowthOptions(rooms, loops, doors, corridors, slanted), seed);

            assertThat(Proving.reasons(grown.level(), QUICK_ROUNDS)).isEmpty();
        });
    }

    @Tag("slow")
    @Test
    void noLevelThatHasGrownIsCalledImpossibleHoweverLongItTakes() {
        forEachSeed(10_000, (seed, draw) -> {
            int rooms = draw.between(1, 12);
            int loops = draw.between(0, 30);
            DoorStyle doors = draw.oneOf(List.of(DoorStyle.values()));
            boolean corridors = draw.chance(0.5);
            boolean slanted = draw.chance(0.5);
            GrownLevel grown = GrownLevel.grow(new GrowthOptions(rooms, loops, doors, corridors, slanted), seed);

            assertThat(Proving.reasons(grown.level(), Proofs.ROUNDS)).isEmpty();
        });
    }
}
