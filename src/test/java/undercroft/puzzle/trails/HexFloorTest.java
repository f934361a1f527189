package undercroft.puzzle.trails;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import undercroft.puzzle.Board;

class HexFloorTest {

    /** Letters name hexagons in order; a dot is covered by none. */
    @Test
    void columnsAlternateByOneCell() {
        assertThat(covered("......", "......", "......", "......"))
                .containsExactly("aa..dd", "aaccdd", "bbccee", "bb..ee");
    }

    /** The other starts would leave out the floor's upper left corner, or have one hexagon less. */
    @Test
    void startsWhereTheMostHexagonsFit() {
        assertThat(covered("#####", "#..##", "#....", "#....", "#....", "###.."))
                .containsExactly(".....", ".aa..", ".aacc", ".bbcc", ".bbdd", "...dd");
    }

    @Test
    void usesTheLargestRegionOnly() {
        assertThat(covered("..#..", "..#..", "###..", "###..")).containsExactly("...aa", "...aa", "...bb", "...bb");
    }

    @Test
    void thereMayBeNoHexagonAtAll() {
        assertThat(HexFloor.of(Board.open(1, 9)).hexagons()).isEmpty();
    }

    private static List<String> covered(String... rows) {
        Board board = Board.of(List.of(rows));
        HexFloor floor = HexFloor.of(board);
        char[][] drawing = new char[board.height()][board.width()];
        for (char[] line : drawing) {
            Arrays.fill(line, '.');
        }
        char name = 'a';
        for (Hexagon hexagon : floor.hexagons()) {
            for (int cell = 0; cell < 4; cell++) {
                drawing[floor.rowOf(hexagon) + cell / 2][floor.columnOf(hexagon) + cell % 2] = name;
            }
            name++;
        }
        return Arrays.stream(drawing).map(String::new).toList();
    }
}
