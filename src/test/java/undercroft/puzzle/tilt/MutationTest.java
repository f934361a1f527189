package undercroft.puzzle.tilt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import undercroft.puzzle.Board;
import undercroft.puzzle.optimise.Dice;

class MutationTest {

    private static final int MUTATIONS = 40;

    private static final GeneratorSettings EVERYTHING = new GeneratorSettings(2, 2, 3, 2, 1, 2, 1, 1, 30);

    private final BoardField field = FieldChoice.of(Board.open(8, 8));

    @Property(tries = 200)
    void mutantsHaveAllThatWasAskedFor(@ForAll long seed) {
        Position last = mutants(seed).get(MUTATIONS);

        // A puzzle of it checks itself: colours in pairs, none side by side, sills between open cells.
        TiltPuzzle puzzle = field.puzzle(last);
        String tiles = String.join("", puzzle.rows());
        assertThat(tiles.replaceAll("[^A]", "")).hasSize(2);
        assertThat(tiles.replaceAll("[^B]", "")).hasSize(2);
        assertThat(tiles.replaceAll("[^o]", "")).hasSize(3);
        assertThat(tiles.replaceAll("[^~]", "")).hasSize(2);
        assertThat(tiles.replaceAll("[^z]", "")).hasSize(1);
        assertThat(tiles.replaceAll("[^<>^v]", "")).hasSize(1);
        assertThat(puzzle.sills()).hasSize(2);
    }

    @Property(tries = 200)
    void whatIsOpenInAMutantHangsTogether(@ForAll long seed) {
        for (Position mutant : mutants(seed)) {
            long open = mutant.terrain().open();
            assertThat(mutant.grid().largestRegion(open)).isEqualTo(open);
        }
    }

    @Property(tries = 100)
    void everyPartOfAPositionChangesInTime(@ForAll long seed) {
        List<Position> mutants = mutants(seed);
        Position first = mutants.get(0);

        assertThat(mutants).anyMatch(mutant -> mutant.blocks() != first.blocks());
        assertThat(mutants).anyMatch(mutant -> mutant.fruit(0) != first.fruit(0));
        assertThat(mutants).anyMatch(mutant -> !mutant.terrain().equals(first.terrain()));
    }

    /** A chain of mutants, each of the one before it. */
    private List<Position> mutants(long seed) {
        Dice dice = Dice.of(seed, 0);
        Optional<Position> first = new CandidateGenerator(field.grid(), field.area(), EVERYTHING).next(dice);
        Assume.that(first.isPresent());
        Mutation mutation = new Mutation(field, EVERYTHING, dice);
        return Stream.iterate(first.orElseThrow(), mutation::of)
                .limit(MUTATIONS + 1)
                .toList();
    }
}
