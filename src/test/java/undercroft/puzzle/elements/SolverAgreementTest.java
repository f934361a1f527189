package undercroft.puzzle.elements;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import undercroft.puzzle.Board;
import undercroft.puzzle.Item;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.Solved;
import undercroft.puzzle.Solved.Status;
import undercroft.puzzle.elements.ReferenceSolver.Finding;
import undercroft.random.SeededRandom;

/** The solver and {@link ReferenceSolver} agree on random levels, and the reported solutions are right. */
class SolverAgreementTest {

    private static final int MOST_STATES = 500;

    private final ElementsKind kind = new ElementsKind();

    /** Boards of more than sixteen cells need states of several words. */
    @ParameterizedTest
    @CsvSource({
        "..../..../...., 4, 700",
        "..../..../...., 2, 700",
        "..../..../..../...., 3, 500",
        ".../.../.../..., 1, 300",
        "..##/...#/..../#..., 3, 500",
        "....../......, 2, 300",
        "...../...../...../...../....., 2, 300",
        "......./......./......./......./......./......./......., 1, 60",
    })
    void theTwoSolversAgree(String rows, int characters, int levels) {
        Variation variation = new Variation(Board.of(List.of(rows.split("/", -1))), characters);
        int compared = 0;
        int solved = 0;
        for (int level = 0; level < levels; level++) {
            ElementsPuzzle puzzle = withVoid(variation.drawn(SeededRandom.of(7, level)), level);
            Finding expected = new ReferenceSolver(LetterDrawing.of(puzzle, List.of())).solve(MOST_STATES);
            if (expected.fewest() != -2) {
                compared++;
                solved += expected.fewest() > 0 ? 1 : 0;
                compare(puzzle, expected);
            }
        }
        assertThat(compared).isGreaterThan(levels / 2);
        assertThat(solved).isGreaterThan(levels / 20);
    }

    /** Gives every third level a void floor, which random levels do not have. */
    private static ElementsPuzzle withVoid(ElementsPuzzle puzzle, int level) {
        if (level % 3 != 0) {
            return puzzle;
        }
        List<Floor> floors = new ArrayList<>(puzzle.floors());
        floors.set(level % floors.size(), Floor.VOID);
        return new ElementsPuzzle(puzzle.board(), floors, puzzle.walls(), puzzle.characters(), puzzle.chest());
    }

    private void compare(ElementsPuzzle puzzle, Finding expected) {
        Answer answer = new BreadthFirstSolver().solve(puzzle, BreadthFirstSolver.MOST_STATES, () -> false);
        Solved reported = kind.solve(puzzle, PuzzleLimits.DEFAULT);
        String drawing = String.join("\n", LetterDrawing.of(puzzle, List.of()));
        if (expected.fewest() < 0) {
            assertThat(answer).as(drawing).isInstanceOf(Answer.Impossible.class);
            assertThat(reported.status()).isEqualTo(Status.NONE);
            return;
        }
        assertThat(answer).as(drawing).isInstanceOf(Answer.Solved.class);
        Answer.Solved solved = (Answer.Solved) answer;
        assertThat(solved.moves()).as(drawing).hasSize(expected.fewest());
        assertThat(solved.counts().shortestSolutions()).as(drawing).isEqualTo(expected.solutions());
        assertThat(solved.counts().goodFirstMoves()).as(drawing).isEqualTo(expected.goodFirstMoves());
        List<Item> steps = reported.solution();
        assertThat(kind.replay(puzzle, steps)).as(drawing).isEqualTo(Optional.empty());
    }
}
