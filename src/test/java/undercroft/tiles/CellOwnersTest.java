package undercroft.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CellOwnersTest {

    private static final int WIDTH = 9;

    /** All cells on the diagonal are ties; room 1 is in the west. */
    @Test
    void tiesGoToTheRoomInTheWestWhateverItsIndex() {
        CellOwners owners = new CellOwners(
                new Sketch().room(0, 0, 3, 0, 3, 3).room(0, 0, 3, 3, 0, 3).layout());

        assertThat(row(owners, 2)).containsExactly(1, 1, 1);
        assertThat(row(owners, 1)).containsExactly(1, 1, 0);
        assertThat(row(owners, 0)).containsExactly(1, 0, 0);
    }

    @Test
    void tiesWithoutARoomInTheWestGoToTheRoomInTheEast() {
        CellOwners owners = new CellOwners(new Sketch().room(0, 0, 3, 0, 3, 3).layout());

        assertThat(row(owners, 2)).containsExactly(-1, -1, 0);
        assertThat(row(owners, 1)).containsExactly(-1, 0, 0);
        assertThat(row(owners, 0)).containsExactly(0, 0, 0);
    }

    @Test
    void overlappedCellsGoToTheFirstRoom() {
        CellOwners owners = new CellOwners(new Sketch()
                .room(0, 0, 2, 0, 2, 1, 0, 1)
                .room(1, 0, 3, 0, 3, 1, 1, 1)
                .layout());

        assertThat(row(owners, 0)).containsExactly(0, 0, 1);
    }

    /** A line from top to bottom divides a box. A cell belongs to the western room if its centre is on the line or west of it. */
    @Test
    void everyCellGoesToTheSideOfItsCentre() {
        for (int below = 1; below < WIDTH; below++) {
            for (int above = 1; above < WIDTH; above++) {
                for (int height = 1; height <= 12; height++) {
                    checkBoxCutBy(below, above, height);
                }
            }
        }
    }

    private static void checkBoxCutBy(int below, int above, int height) {
        CellOwners owners = new CellOwners(new Sketch()
                .room(below, 0, WIDTH, 0, WIDTH, height, above, height)
                .room(0, 0, below, 0, above, height, 0, height)
                .layout());

        for (int y = 0; y < height; y++) {
            for (int x = 0; x < WIDTH; x++) {
                // The line is at x = below + (above − below) · (y + ½) / height in the middle of the row.
                int centre = (2 * x + 1) * height;
                int line = 2 * below * height + (above - below) * (2 * y + 1);
                assertThat(owners.at(x, y)).as("%d, %d", x, y).isEqualTo(centre <= line ? 1 : 0);
            }
        }
    }

    private static int[] row(CellOwners owners, int y) {
        return new int[] {owners.at(0, y), owners.at(1, y), owners.at(2, y)};
    }
}
