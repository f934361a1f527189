package undercroft.puzzle.tilt;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import undercroft.puzzle.Board;
import undercroft.random.SeededRandom;

class MutationTest {

    private static final int MUTATIONS = 40;

    private static final GeneratorSettings EVERYTHING = new GeneratorSettings(2, 2, 3, 2, 1, 2, 1, 1, 30);

    private final BoardField field = FieldChoice.of(Board.open(8, 8));

    @Test
    void mutantsHaveTheWantedPieces() {
        forEachSeed(200, seed -> {
            Position last = mutants(seed, MUTATIONS).get(MUTATIONS);

            // The constructor of a puzzle checks that colours are in pairs, none side by side, and sills between open
            // cells.
            TiltPuzzle puzzle = field.puzzle(last);
            String tiles = String.join("", puzzle.rows());
            assertThat(tiles.replaceAll("[^A]", "")).hasSize(2);
            assertThat(tiles.replaceAll("[^B]", "")).hasSize(2);
            assertThat(tiles.replaceAll("[^o]", "")).hasSize(3);
            assertThat(tiles.replaceAll("[^~]", "")).hasSize(2);
            assertThat(tiles.replaceAll("[^z]", "")).hasSize(1);
            assertThat(tiles.replaceAll("[^<>^v]", "")).hasSize(1);
            assertThat(puzzle.sills()).hasSize(2);
        });
    }

    @Test
    void openCellsOfAMutantAreConnected() {
        forEachSeed(200, seed -> {
            for (Position mutant : mutants(seed, MUTATIONS)) {
                long open = mutant.terrain().open();
                assertThat(mutant.grid().largestRegion(open)).isEqualTo(open);
            }
        });
    }

    @Test
    void everyPartOfAPositionChangesEventually() {
        List<Position> mutants = mutants(1, 1_000);
        Position first = mutants.get(0);

        assertThat(mutants)
                .anyMatch(mutant -> mutant.blocks() != first.blocks())
                .anyMatch(mutant -> mutant.fruit(0) != first.fruit(0))
                .anyMatch(mutant -> mutant.fruit(1) != first.fruit(1))
                .anyMatch(mutant -> mutant.terrain().walls != first.terrain().walls)
                .anyMatch(mutant -> mutant.terrain().puddles != first.terrain().puddles)
                .anyMatch(mutant -> mutant.terrain().hedgehogs != first.terrain().hedgehogs)
                .anyMatch(mutant ->
                        mutant.terrain().allAnteaters() != first.terrain().allAnteaters())
                .anyMatch(mutant -> !Arrays.equals(mutant.terrain().sills, first.terrain().sills));
    }

    /** A chain of mutants, each of the previous one. */
    private List<Position> mutants(long seed, int count) {
        SeededRandom random = SeededRandom.of(seed, 0);
        CandidateGenerator candidates = new CandidateGenerator(field.grid(), field.area(), EVERYTHING);
        Position first = Stream.generate(() -> candidates.next(random))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseThrow();
        Mutation mutation = new Mutation(field, EVERYTHING, random);
        return Stream.iterate(first, mutation::of).limit(count + 1).toList();
    }
}
