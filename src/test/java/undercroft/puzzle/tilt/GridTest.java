package undercroft.puzzle.tilt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** Sets are binary numbers, with the last cell first and a group of digits for each row. */
class GridTest {

    private static final Grid GRID = new Grid(3, 2);

    @Test
    void stepsThatLeaveTheGridAreDropped() {
        long corners = 0b101_101L;

        assertThat(GRID.shifted(corners, Way.NORTH)).isEqualTo(0b000_101L);
        assertThat(GRID.shifted(corners, Way.EAST)).isEqualTo(0b010_010L);
        assertThat(GRID.shifted(corners, Way.SOUTH)).isEqualTo(0b101_000L);
        assertThat(GRID.shifted(corners, Way.WEST)).isEqualTo(0b010_010L);
    }

    @Test
    void aFullGridHasNoRoomForMore() {
        Grid full = new Grid(8, 8);

        assertThat(full.all()).isEqualTo(-1L);
        assertThat(full.shifted(-1L, Way.EAST)).isEqualTo(~0x0101010101010101L);
        assertThat(full.shifted(-1L, Way.SOUTH)).isEqualTo(~0xFFL);
        assertThatThrownBy(() -> new Grid(13, 5)).hasMessageContaining("13 × 5");
    }

    @Test
    void aRowOfSixtyFourHasNoNorthOrSouth() {
        Grid row = new Grid(64, 1);

        assertThat(row.shifted(-1L, Way.NORTH)).isZero();
        assertThat(row.shifted(-1L, Way.SOUTH)).isZero();
        assertThat(row.shifted(1L, Way.EAST)).isEqualTo(2L);
    }

    @Test
    void theLargestRegionIsKeptAndTheFirstOneOnATie() {
        assertThat(GRID.largestRegion(0b110_001L)).isEqualTo(0b110_000L);
        assertThat(GRID.largestRegion(0b100_001L)).isEqualTo(0b000_001L);
        assertThat(GRID.largestRegion(0)).isZero();
    }
}
