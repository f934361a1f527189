package undercroft.puzzle.trails;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import undercroft.puzzle.trails.HexBoard.End;
import undercroft.puzzle.trails.HexBoard.Place;
import undercroft.random.SeededRandom;

class SetScoreTest {

    /** Path 92 %, extra 8.4, 11 bridges, 72 duplicates: 13.8 − 0.84 − 0.55 − 1.44; and 93 %, 9.1, 13, 106. */
    @Test
    void publishedFiguresMakeThePublishedScores() {
        assertThat(new SetScore(1000, 15, 13_800, 8_400, 11, 72, 0).value()).isCloseTo(10.97, within(1e-9));
        assertThat(new SetScore(1000, 15, 13_950, 9_100, 13, 106, 0).value()).isCloseTo(10.27, within(1e-9));
    }

    @Test
    void aSideOfASingleTrailCostsAPoint() {
        assertThat(new SetScore(10, 15, 100, 50, 2, 40, 3).value()).isCloseTo(10 - 0.5 - 0.1 - 0.8 - 3, within(1e-9));
    }

    @Test
    void sumsUpInOneLine() {
        assertThat(new SetScore(1000, 15, 13_800, 8_400, 11, 72, 0).summary())
                .isEqualTo("score 10.970: path 92.0 %, extra edges 8.40, bridges 11, duplicates 72, singles 0");
    }

    /**
     * A single hexagon with places at its north and its south. The front joins opposite edges, so every turn has a path; the
     * back joins all edges but one, and cuts a place off in two turns of six. Each side is up on half the boards: P = (1 + 2/3)
     * / 2. With a path there are 2 edges, 3 vertices and 1 component, without it one component more: no extra edge.
     */
    @Test
    void scoresABoardThatIsSolvedByHand() {
        HexBoard board = HexBoard.of(
                List.of(new Hexagon(0, 0)),
                List.of(),
                List.of(new Place("A", List.of(new End(0, Edge.N))), new Place("B", List.of(new End(0, Edge.S)))));

        SetScore score = new SetScorer(board, 1, 100_000, SeededRandom.of(1, 1)).score(TileSet.of("abcabc aaaaab"));

        assertThat(score.path()).isCloseTo(5.0 / 6, within(0.005));
        assertThat(score.extraEdges()).isZero();
        assertThat(score.value()).isCloseTo(5.0 / 6 - 0.05 - 0.02 * 2, within(0.005));
    }
}
