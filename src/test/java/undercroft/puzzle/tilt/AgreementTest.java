package undercroft.puzzle.tilt;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.Solved;
import undercroft.puzzle.Solved.Status;

/** Compares the search, a second solver without common code, and the player on random puzzles with every extra. */
class AgreementTest {

    private static final int MOST_STATES = 1_500;

    /** Moves below which iterative deepening is quick. */
    private static final int MOST_MOVES = 12;

    private final TiltKind kind = new TiltKind();

    @Test
    void bothSolversFindTheSameFewestMoves() {
        forEachSeed(3000, seed -> {
            TiltPuzzle puzzle = next(
                    seed,
                    candidate -> new NaiveTilt(candidate).reachable(MOST_STATES).isPresent());
            NaiveTilt naive = new NaiveTilt(puzzle);

            Solved solved = kind.solve(puzzle, PuzzleLimits.DEFAULT);

            if (solved.status() == Status.NONE) {
                assertThat(naive.fewestMoves(MOST_MOVES)).isEmpty();
            } else {
                assertThat(naive.fewestMoves(Math.min(MOST_MOVES, solved.moves())))
                        .isEqualTo(solved.moves() <= MOST_MOVES ? OptionalInt.of(solved.moves()) : OptionalInt.empty());
            }
        });
    }

    @Test
    void bothReachTheSameNumberOfStatesWithoutAWin() {
        forEachSeed(3000, seed -> {
            TiltPuzzle puzzle = next(seed, candidate -> solve(candidate).status() == Status.NONE);

            Solved solved = solve(puzzle);

            assertThat(new NaiveTilt(puzzle).reachable(MOST_STATES)).contains((int) solved.nodes());
        });
    }

    /** Tilted to the east, the fruit wakes the hedgehog and is pulled back: a different state with the same places. */
    @Test
    void wakingAHedgehogIsAChange() {
        TiltPuzzle puzzle = Tilts.puzzle("A#..", ">A.z", ".>~.");

        assertThat(kind.solve(puzzle, PuzzleLimits.DEFAULT).nodes()).isEqualTo(2);
        assertThat(new NaiveTilt(puzzle).reachable(MOST_STATES)).contains(2);
    }

    /** Enough states to make all arrays grow. */
    @Test
    void bothReachTheSameNumberOfStatesInALargeGame() {
        TiltPuzzle puzzle = Tilts.puzzle("o....B", "o.#..o", ".o...o", "..o.#.", "B#####", "A#A###");

        assertThat(new NaiveTilt(puzzle).reachable(40_000))
                .contains((int) kind.solve(puzzle, PuzzleLimits.DEFAULT).nodes());
    }

    @Test
    void everySolutionReplays() {
        forEachSeed(4000, seed -> {
            TiltPuzzle puzzle = RandomTilts.next(new SplittableRandom(seed));

            Solved solved = solve(puzzle);

            if (solved.isSolved()) {
                assertThat(solved.solution()).hasSize(solved.moves());
                assertThat(kind.replay(puzzle, solved.solution())).isEmpty();
            }
        });
    }

    @Test
    void thePlayerAgreesWithTheSecondSolver() {
        forEachSeed(2000, seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            TiltPuzzle puzzle = RandomTilts.next(random);
            Play play = new Play(puzzle);
            NaiveTilt naive = new NaiveTilt(puzzle);
            String state = naive.start();
            for (int move = 0; move < 10 && !play.isWon(); move++) {
                Way way = Way.of(random.nextInt(Way.COUNT));
                String next = naive.tilted(state, way);
                Optional<String> wrong = play.tilt(way);

                assertThat(wrong.filter(reason -> !reason.equals("nothing moves"))
                                .isPresent())
                        .isEqualTo(next.equals(NaiveTilt.LOST));
                assertThat(play.isWon()).isEqualTo(next.equals(NaiveTilt.WON));
                if (next.equals(NaiveTilt.LOST)) {
                    return;
                }
                assertThat(wrong.isPresent()).isEqualTo(next.equals(state));
                state = next;
            }
        });
    }

    @Test
    void aShortestSolutionIsUniqueIfNoOtherOfItsLengthReplays() {
        forEachSeed(1000, seed -> {
            TiltPuzzle puzzle = next(
                    seed,
                    candidate -> solve(candidate).isSolved() && solve(candidate).moves() <= 5);
            Solved solved = solve(puzzle);

            int wins = wins(new NaiveTilt(puzzle), new NaiveTilt(puzzle).start(), solved.moves());

            assertThat(solved.status()).isEqualTo(wins == 1 ? Status.UNIQUE : Status.MULTIPLE);
        });
    }

    private Solved solve(TiltPuzzle puzzle) {
        return kind.solve(puzzle, PuzzleLimits.DEFAULT.withNodes(MOST_STATES));
    }

    /** The first suitable puzzle of a seed. */
    private static TiltPuzzle next(long seed, Predicate<TiltPuzzle> isUsable) {
        SplittableRandom random = new SplittableRandom(seed);
        return Stream.generate(() -> RandomTilts.next(random))
                .filter(isUsable)
                .findFirst()
                .orElseThrow();
    }

    /** The number of sequences of {@code moves} moves that win. */
    private static int wins(NaiveTilt naive, String state, int moves) {
        int wins = 0;
        for (Way way : Way.values()) {
            String next = naive.tilted(state, way);
            if (next.equals(NaiveTilt.WON)) {
                wins++;
            } else if (!next.equals(NaiveTilt.LOST) && moves > 1) {
                wins += wins(naive, next, moves - 1);
            }
        }
        return wins;
    }
}
