package undercroft.puzzle.tilt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import net.jqwik.api.Assume;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.Solved;
import undercroft.puzzle.Solved.Status;

/** The search, a second solver that shares no line with it, and the player, on random puzzles with every extra. */
class AgreementTest {

    private static final int MOST_STATES = 1_500;

    /** Iterative deepening below this is quick. */
    private static final int MOST_MOVES = 12;

    private final TiltKind kind = new TiltKind();

    @Property(tries = 3000, edgeCases = EdgeCasesMode.NONE)
    void bothSolversFindTheSameFewestMoves(@ForAll long seed) {
        TiltPuzzle puzzle = RandomTilts.next(new Random(seed));
        NaiveTilt naive = new NaiveTilt(puzzle);
        Assume.that(naive.reachable(MOST_STATES).isPresent());

        Solved solved = kind.solve(puzzle, PuzzleLimits.DEFAULT);

        if (solved.status() == Status.NONE) {
            assertThat(naive.fewestMoves(MOST_MOVES)).isEmpty();
        } else {
            assertThat(naive.fewestMoves(Math.min(MOST_MOVES, solved.moves())))
                    .isEqualTo(solved.moves() <= MOST_MOVES ? OptionalInt.of(solved.moves()) : OptionalInt.empty());
        }
    }

    @Property(tries = 3000)
    void bothReachAsManyStatesWhereNoneIsWon(@ForAll long seed) {
        TiltPuzzle puzzle = RandomTilts.next(new Random(seed));

        Solved solved = kind.solve(puzzle, PuzzleLimits.DEFAULT.withNodes(MOST_STATES));

        Assume.that(solved.status() == Status.NONE);
        assertThat(new NaiveTilt(puzzle).reachable(MOST_STATES)).contains((int) solved.nodes());
    }

    /** Tilted to the east, the fruit wakes the hedgehog and is pulled back: another state, though nothing lies elsewhere. */
    @Test
    void aHedgehogThatWakesIsAChange() {
        TiltPuzzle puzzle = RandomTilts.next(new Random(-3038));
        assertThat(puzzle.rows()).containsExactly("A#..", ">A.z", ".>~.");

        assertThat(kind.solve(puzzle, PuzzleLimits.DEFAULT).nodes()).isEqualTo(2);
        assertThat(new NaiveTilt(puzzle).reachable(MOST_STATES)).contains(2);
    }

    /** So many that all arrays have to grow. */
    @Test
    void bothReachAsManyStatesOfALargeGame() {
        TiltPuzzle puzzle = Tilts.puzzle("o....B", "o.#..o", ".o...o", "..o.#.", "B#####", "A#A###");

        assertThat(new NaiveTilt(puzzle).reachable(40_000))
                .contains((int) kind.solve(puzzle, PuzzleLimits.DEFAULT).nodes());
    }

    @Property(tries = 4000)
    void everySolutionReplays(@ForAll long seed) {
        TiltPuzzle puzzle = RandomTilts.next(new Random(seed));

        Solved solved = kind.solve(puzzle, PuzzleLimits.DEFAULT.withNodes(MOST_STATES));

        if (solved.isSolved()) {
            assertThat(solved.solution()).hasSize(solved.moves());
            assertThat(kind.replay(puzzle, solved.solution())).isEmpty();
        }
    }

    @Property(tries = 2000)
    void thePlayerMovesAsTheSecondSolver(@ForAll long seed) {
        Random random = new Random(seed);
        TiltPuzzle puzzle = RandomTilts.next(random);
        Play play = new Play(puzzle);
        NaiveTilt naive = new NaiveTilt(puzzle);
        String state = naive.start();
        for (int move = 0; move < 10 && !play.isWon(); move++) {
            Way way = Way.of(random.nextInt(Way.COUNT));
            String next = naive.tilted(state, way);
            Optional<String> wrong = play.tilt(way);

            assertThat(wrong.filter(reason -> !reason.equals("nothing moves")).isPresent())
                    .isEqualTo(next.equals(NaiveTilt.LOST));
            assertThat(play.isWon()).isEqualTo(next.equals(NaiveTilt.WON));
            if (next.equals(NaiveTilt.LOST)) {
                return;
            }
            assertThat(wrong.isPresent()).isEqualTo(next.equals(state));
            state = next;
        }
    }

    @Property(tries = 1000)
    void aShortestSolutionIsUniqueWhereNoOtherOfItsLengthReplays(@ForAll long seed) {
        TiltPuzzle puzzle = RandomTilts.next(new Random(seed));
        Solved solved = kind.solve(puzzle, PuzzleLimits.DEFAULT.withNodes(MOST_STATES));
        Assume.that(solved.isSolved() && solved.moves() <= 5);

        int wins = wins(new NaiveTilt(puzzle), new NaiveTilt(puzzle).start(), solved.moves());

        assertThat(solved.status()).isEqualTo(wins == 1 ? Status.UNIQUE : Status.MULTIPLE);
    }

    /** In how many ways so many moves win. */
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
