package undercroft.puzzle.lines;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Binary numbers are written as usual: the last digit is line or cell 0. */
final class CrossTest {

    @Test
    void linesThroughACellBeginAtMostALengthBefore() {
        assertThat(Cross.through(0, 3)).isEqualTo(0b001);
        assertThat(Cross.through(1, 3)).isEqualTo(0b011);
        assertThat(Cross.through(2, 3)).isEqualTo(0b111);
        assertThat(Cross.through(3, 3)).isEqualTo(0b110);
        assertThat(Cross.through(4, 3)).isEqualTo(0b100);
    }

    @Test
    void everyLineGoesThroughTheMiddle() {
        for (int value = 1; value <= Grid.GREATEST_VALUE; value++) {
            assertThat(Integer.bitCount(Cross.through(value - 1, value))).isEqualTo(value);
        }
    }

    @Test
    void linesCoverTheirLengthOfCells() {
        assertThat(Cross.covered(0b0001, 4)).isEqualTo(0b0001111);
        assertThat(Cross.covered(0b1000, 4)).isEqualTo(0b1111000);
        assertThat(Cross.covered(0b10001, 5)).isEqualTo(0b111111111);
        assertThat(Cross.covered(0b1, 1)).isEqualTo(0b1);
        assertThat(Cross.covered(0, 7)).isZero();
    }

    @Test
    void linesWithinCellsNeedAllTheirCells() {
        assertThat(Cross.within(0b01111, 3)).isEqualTo(0b011);
        assertThat(Cross.within(0b11011, 3)).isZero();
        assertThat(Cross.within(0b11111, 3)).isEqualTo(0b111);
        assertThat(Cross.within(0b111111111, 5)).isEqualTo(0b11111);
        assertThat(Cross.within(0b1, 1)).isEqualTo(0b1);
    }

    @Test
    void commonCellsLieBetweenTheLastStartAndTheFirstEnd() {
        assertThat(Cross.common(0b011, 3)).isEqualTo(0b00110);
        assertThat(Cross.common(0b101, 3)).isEqualTo(0b00100);
        assertThat(Cross.common(0b100, 3)).isEqualTo(0b11100);
    }

    @Test
    void onlyOnePlacementIsSingle() {
        assertThat(Cross.isSingle(0b0100)).isTrue();
        assertThat(Cross.isSingle(0b0110)).isFalse();
        assertThat(Cross.isSingle(0)).isFalse();
    }
}
