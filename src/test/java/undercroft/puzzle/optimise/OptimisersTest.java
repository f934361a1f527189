package undercroft.puzzle.optimise;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import undercroft.random.SeededRandom;

final class OptimisersTest {

    private static final GeneticParameters WITH_ELITE = new GeneticParameters(20, 5, 2, 0.5, 0.5);

    /** Words of zeros and ones. More ones are better; words that begin with two zeros have no fitness. */
    private static class Ones implements Problem<String> {

        final List<String> seen = new ArrayList<>();

        @Override
        public Optional<String> first(SeededRandom random) {
            return Optional.of("100000000000");
        }

        @Override
        public String mutate(String parent, SeededRandom random) {
            int place = random.below(parent.length());
            char flipped = parent.charAt(place) == '0' ? '1' : '0';
            return parent.substring(0, place) + flipped + parent.substring(place + 1);
        }

        @Override
        public String cross(String first, String second, SeededRandom random) {
            int place = random.below(first.length());
            return first.substring(0, place) + second.substring(place);
        }

        @Override
        public OptionalDouble fitness(String candidate) {
            seen.add(candidate);
            return candidate.startsWith("00")
                    ? OptionalDouble.empty()
                    : OptionalDouble.of(
                            (double) candidate.chars().filter(c -> c == '1').count());
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyEngineFindsTheOnes(Engine engine) {
        Optional<Best<String>> best =
                engine.optimiser(WITH_ELITE).optimise(new Ones(), 2_000, SeededRandom.of(1, 0), OptimisersTest::never);

        assertThat(best).contains(new Best<>("111111111111", 12, 2_000));
    }

    @ParameterizedTest
    @EnumSource
    void aSeedGivesTheSameCandidatesInTheSameOrder(Engine engine) {
        Ones one = new Ones();
        Ones other = new Ones();
        Ones third = new Ones();

        engine.optimiser(WITH_ELITE).optimise(one, 300, SeededRandom.of(7, 0), OptimisersTest::never);
        engine.optimiser(WITH_ELITE).optimise(other, 300, SeededRandom.of(7, 0), OptimisersTest::never);
        engine.optimiser(WITH_ELITE).optimise(third, 300, SeededRandom.of(8, 0), OptimisersTest::never);

        assertThat(one.seen).isEqualTo(other.seen).isNotEqualTo(third.seen);
    }

    @ParameterizedTest
    @EnumSource
    void aStoppedSearchGivesNothing(Engine engine) {
        assertThat(engine.optimiser(WITH_ELITE).optimise(new Ones(), 100, SeededRandom.of(1, 0), () -> true))
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void withoutAFirstCandidateThereIsNothing(Engine engine) {
        Problem<String> none = new Ones() {
            @Override
            public Optional<String> first(SeededRandom random) {
                return Optional.empty();
            }
        };

        assertThat(engine.optimiser(WITH_ELITE).optimise(none, 100, SeededRandom.of(1, 0), OptimisersTest::never))
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void noIterationsGiveTheFirstCandidate(Engine engine) {
        assertThat(engine.optimiser(WITH_ELITE).optimise(new Ones(), 0, SeededRandom.of(1, 0), OptimisersTest::never))
                .map(Best::fitness)
                .contains(1.0);
    }

    @Test
    void rouletteWorksWithoutAnElite() {
        GeneticParameters published = new GeneticParameters(30, 0, GeneticParameters.ROULETTE, 0, 0.3);

        Optional<Best<String>> best =
                new Genetic(published).optimise(new Ones(), 3_000, SeededRandom.of(1, 0), OptimisersTest::never);

        assertThat(best.orElseThrow().fitness()).isGreaterThanOrEqualTo(9);
    }

    /** Candidates are numbers with predefined mutants, so that the pool can be followed by hand. */
    private static final class Scripted implements Problem<Integer> {

        final List<Integer> mutants;
        final List<Integer> parents = new ArrayList<>();

        Scripted(List<Integer> mutants) {
            this.mutants = mutants;
        }

        @Override
        public Optional<Integer> first(SeededRandom random) {
            return Optional.of(5);
        }

        @Override
        public Integer mutate(Integer parent, SeededRandom random) {
            parents.add(parent);
            return mutants.get(parents.size() - 1);
        }

        /** Only odd numbers have a fitness. */
        @Override
        public OptionalDouble fitness(Integer candidate) {
            return candidate % 2 == 0 ? OptionalDouble.empty() : OptionalDouble.of(candidate);
        }
    }

    @Test
    void theBestOfThePoolWins() {
        Scripted problem = new Scripted(List.of(7, 100, 9, 3));

        assertThat(new Pool().optimise(problem, 4, SeededRandom.of(1, 0), OptimisersTest::never))
                .contains(new Best<>(9, 9, 4));
    }

    @Test
    void candidatesWithoutFitnessAreNeverParents() {
        Scripted problem = new Scripted(List.of(100, 102, 104, 106, 108, 110));

        new Pool().optimise(problem, 6, SeededRandom.of(1, 0), OptimisersTest::never);

        assertThat(problem.parents).containsOnly(5);
    }

    @Test
    void duplicatesDoNotEnterThePool() {
        // If every 7 were kept, the pool would contain nine sevens and hardly any other parent would be drawn.
        List<Integer> mutants = new ArrayList<>(List.of(7, 7, 7, 7, 7, 7, 7, 7, 7, 7));
        mutants.addAll(Collections.nCopies(2_000, 7));
        Scripted problem = new Scripted(mutants);

        new Pool().optimise(problem, 2_010, SeededRandom.of(1, 0), OptimisersTest::never);

        assertThat(problem.parents.stream().filter(parent -> parent == 5).count())
                .isBetween(900L, 1_110L);
    }

    /** All numbers have the same fitness, so a full pool changes only if the newer of equals replaces the older. */
    @Test
    void aFullPoolDriftsOverAPlateau() {
        Problem<Integer> plateau = new Problem<>() {
            @Override
            public Optional<Integer> first(SeededRandom random) {
                return Optional.of(0);
            }

            @Override
            public Integer mutate(Integer parent, SeededRandom random) {
                return parent + random.between(-1, 1);
            }

            @Override
            public OptionalDouble fitness(Integer candidate) {
                return OptionalDouble.of(0);
            }
        };

        Optional<Best<Integer>> best =
                new Pool().optimise(plateau, 20_000, SeededRandom.of(1, 0), OptimisersTest::never);

        assertThat(Math.abs(best.orElseThrow().candidate())).isGreaterThan(Pool.CAPACITY);
    }

    @Test
    void parentsAreDrawnUniformlyFromTheBestTen() {
        List<Integer> mutants = new ArrayList<>();
        for (int i = 0; i < 14; i++) {
            mutants.add(7 + 2 * i);
        }
        mutants.addAll(Collections.nCopies(5_000, 2));
        Scripted problem = new Scripted(mutants);

        new Pool().optimise(problem, mutants.size(), SeededRandom.of(3, 0), OptimisersTest::never);

        List<Integer> later = problem.parents.subList(14, problem.parents.size());
        assertThat(Set.copyOf(later)).containsExactlyInAnyOrder(15, 17, 19, 21, 23, 25, 27, 29, 31, 33);
        assertThat(later.stream()
                        .collect(Collectors.groupingBy(parent -> parent, Collectors.counting()))
                        .values())
                .allSatisfy(times -> assertThat(times).isBetween(400L, 600L));
    }

    private static boolean never() {
        return false;
    }
}
