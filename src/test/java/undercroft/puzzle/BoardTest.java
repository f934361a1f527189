package undercroft.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

final class BoardTest {

    @Test
    void rowsAreCountedFromTheTop() {
        Board board = Board.of(List.of("..#", "#.."));

        assertThat(board.isBlocked(0, 2)).isTrue();
        assertThat(board.isBlocked(1, 0)).isTrue();
        assertThat(board.isFree(0, 0)).isTrue();
        assertThat(board.freeCells()).isEqualTo(4);
    }

    @Test
    void nothingIsFreeOffTheBoard() {
        Board board = Board.open(2, 1);

        assertThat(board.isFree(-1, 0)).isFalse();
        assertThat(board.isFree(0, 2)).isFalse();
        assertThat(board.isFree(1, 0)).isFalse();
    }

    @Test
    void aBoardIsDrawnAsItWasRead() {
        assertThat(Board.of(List.of(" x#", "#..")).rows()).containsExactly("..#", "#..");
    }

    @Test
    void anEmptyBoardIsRefused() {
        assertThatThrownBy(() -> Board.of(List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("A board of 0 x 0 has no cell.");
    }
}
