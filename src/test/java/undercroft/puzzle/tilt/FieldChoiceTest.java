package undercroft.puzzle.tilt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import undercroft.puzzle.Board;

class FieldChoiceTest {

    @Test
    void theOutermostRingOfAnOpenBoardBecomesWall() {
        expect(FieldChoice.of(Board.open(8, 8)), 1, 1, 6, 6, 36);
    }

    @Test
    void aMaskIsUsedAsItIs() {
        expect(FieldChoice.of(Board.of(List.of("....", "...#", "...."))), 0, 0, 4, 3, 11);
    }

    @Test
    void theLargestRegionIsTaken() {
        expect(FieldChoice.of(Board.of(List.of("..#...", "..#...", "..#..."))), 0, 0, 6, 3, 9);
    }

    @Test
    void aBoardThatIsTooLargeIsCutToTheLargestRegionThatFits() {
        // 10 x 9 cells are free except for a column. To its right are 7 x 9 = 63 cells, which fit.
        List<String> rows = Stream.generate(() -> "..#.......").limit(9).toList();
        expect(FieldChoice.of(Board.of(rows)), 0, 3, 7, 9, 63);
    }

    @Test
    void aBoardWithoutFreeCellsHasNoArea() {
        assertThat(FieldChoice.of(Board.of(List.of("##", "##"))).area()).isZero();
        assertThat(FieldChoice.of(Board.open(2, 2)).area()).isZero();
    }

    private static void expect(BoardField field, int top, int left, int width, int height, int cells) {
        assertThat(List.of(
                        field.top(),
                        field.left(),
                        field.grid().width(),
                        field.grid().height(),
                        Long.bitCount(field.area())))
                .containsExactly(top, left, width, height, cells);
    }
}
