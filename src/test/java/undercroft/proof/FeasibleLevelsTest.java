package undercroft.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import undercroft.grow.DoorStyle;
import undercroft.grow.GrownLevel;
import undercroft.grow.GrowthOptions;

/** A level that has a layout must never be called impossible. */
class FeasibleLevelsTest {

    /** The first rounds are cheap; the later ones make the same checks with more time. */
    private static final int QUICK_ROUNDS = 2;

    /** Shared by all cases, because it caches how templates fit together. */
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
    void noLevelThatWasLaidOutIsCalledImpossibleInAnyRound() {
        forEachSeed(
                30_000,
                seed -> assertThat(Proving.reasons(LAID_OUT.level(seed), Proofs.ROUNDS))
                        .isEmpty());
    }

    @Test
    void noGrownLevelIsCalledImpossible() {
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
    void noGrownLevelIsCalledImpossibleInAnyRound() {
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
