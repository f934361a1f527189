package undercroft.puzzle.trails;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.BitSet;
import java.util.Collections;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import undercroft.puzzle.trails.TileSetDesign.Designed;
import undercroft.puzzle.trails.TileSetDesign.Method;
import undercroft.random.SeededRandom;

class TileSetDesignTest {

    private static final TileSetProblem PROBLEM = new TileSetProblem(new SetScorer(10, SeededRandom.of(1, 1)));

    @ParameterizedTest
    @EnumSource
    void everyMethodDesignsTheSameForASeed(Method method) {
        TileSetDesign design = new TileSetDesign(method, 40, 2, 5, 200);

        Designed designed = design.run(IntStream::parallel, () -> false).orElseThrow();

        assertThat(designed.set().tiles()).hasSize(20);
        assertThat(designed.score().boards()).isEqualTo(200);
        assertThat(design.run(UnaryOperator.identity(), () -> false)).contains(designed);
    }

    @ParameterizedTest
    @EnumSource
    void everyMethodCanBeStopped(Method method) {
        assertThat(new TileSetDesign(method, 1_000_000, 2, 5, 200).run(IntStream::parallel, () -> true))
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource(names = {"GENETIC", "POOL"})
    void thePublishedMethodsDoBetterThanTheirFirstSets(Method method) {
        SetScorer scorer = new SetScorer(2_000, SeededRandom.of(9, 9));
        double first =
                scorer.score(PROBLEM.first(SeededRandom.of(5, 0)).orElseThrow()).value();

        Designed designed = new TileSetDesign(method, 2_000, 1, 5, 2_000)
                .run(IntStream::parallel, () -> false)
                .orElseThrow();

        assertThat(designed.score().value()).isGreaterThan(first + 1);
    }

    @Test
    void aMutantDiffersInOneSideAtMost() {
        forEachSeed(100, seed -> {
            SeededRandom random = SeededRandom.of(seed, 0);
            TileSet parent = PROBLEM.first(random).orElseThrow();

            TileSet mutant = PROBLEM.mutate(parent, random);

            int differing = 0;
            for (int tile = 0; tile < 20; tile++) {
                for (int side = 0; side < 2; side++) {
                    differing += parent.tiles()
                                    .get(tile)
                                    .side(side)
                                    .equals(mutant.tiles().get(tile).side(side))
                            ? 0
                            : 1;
                }
            }
            assertThat(differing).isLessThanOrEqualTo(1);
        });
    }

    /** One parent has only single trails, the other only the sides abcdaa. */
    @Test
    void aChildHasItsFirstTilesFromOneParentAndItsLastFromTheOther() {
        forEachSeed(100, seed -> {
            TileSet plain = TileSet.ofGenome(new BitSet());
            Tile other = new Tile(TileSide.of("abcdaa"), TileSide.of("abcdaa"));
            TileSet rich = new TileSet(Collections.nCopies(20, other));

            TileSet child = PROBLEM.cross(plain, rich, SeededRandom.of(seed, 0));

            long ofFirst = child.tiles().stream()
                    .takeWhile(plain.tiles().get(0)::equals)
                    .count();
            long ofSecond = child.tiles().stream()
                    .skip(ofFirst)
                    .dropWhile(tile -> !tile.equals(other))
                    .takeWhile(other::equals)
                    .count();
            assertThat(ofFirst + ofSecond).isBetween(19L, 20L);
        });
    }
}
