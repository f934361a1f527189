package undercroft.puzzle.tilt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The part of a board that is used, as a grid of at most {@value Grid#MOST_CELLS} cells. Everything around it is wall.
 *
 * @param boardWidth width of the board in cells
 * @param boardHeight height of the board in cells
 * @param top row of the board at which the grid starts
 * @param left column of the board at which the grid starts
 * @param area the cells of the grid that may stay open
 */
record BoardField(int boardWidth, int boardHeight, int top, int left, Grid grid, long area) {

    /** A rectangle of a board. */
    record Extent(int top, int left, int height, int width) {

        /** The smallest rectangle around all cells that are not walls; an empty one if there are none. */
        static Extent of(List<String> rows) {
            int top = rows.size();
            int left = rows.get(0).length();
            int bottom = -1;
            int right = -1;
            for (int row = 0; row < rows.size(); row++) {
                for (int column = 0; column < rows.get(row).length(); column++) {
                    if (rows.get(row).charAt(column) != Tile.WALL) {
                        top = Math.min(top, row);
                        bottom = row;
                        left = Math.min(left, column);
                        right = Math.max(right, column);
                    }
                }
            }
            return bottom < 0 ? new Extent(0, 0, 0, 0) : new Extent(top, left, bottom - top + 1, right - left + 1);
        }
    }

    /** The field of a puzzle: the rectangle around all cells that are not walls. */
    static BoardField of(TiltPuzzle puzzle) {
        Extent extent = Extent.of(puzzle.rows());
        Grid grid = new Grid(extent.width, extent.height);
        return new BoardField(puzzle.width(), puzzle.height(), extent.top, extent.left, grid, grid.all());
    }

    /** The start position of a puzzle of this field. Colours without fruit are left out. */
    Position position(TiltPuzzle puzzle) {
        Terrain terrain = new Terrain(grid);
        long blocks = 0;
        long awake = 0;
        long[] fruit = new long[Tile.FRUIT.length()];
        for (int cell = 0; cell < grid.cells(); cell++) {
            char tile = puzzle.tile(top + grid.row(cell), left + grid.column(cell));
            long bit = Grid.bit(cell);
            if (Tile.isFruit(tile)) {
                fruit[Tile.FRUIT.indexOf(tile)] |= bit;
            } else if (Tile.isAnteater(tile)) {
                terrain.anteaters[Tile.ANTEATERS.indexOf(tile)] |= bit;
            }
            terrain.walls |= tile == Tile.WALL ? bit : 0;
            terrain.puddles |= tile == Tile.PUDDLE ? bit : 0;
            terrain.hedgehogs |= Tile.isHedgehog(tile) ? bit : 0;
            awake |= tile == Tile.AWAKE ? bit : 0;
            blocks |= tile == Tile.BLOCK ? bit : 0;
        }
        for (Sill sill : puzzle.sills()) {
            terrain.sills[sill.way().index()] |= Grid.bit(grid.cell(sill.row() - top, sill.column() - left));
        }
        return new Position(
                terrain, blocks, Arrays.stream(fruit).filter(set -> set != 0).toArray(), awake);
    }

    /** The puzzle of this field that starts from a position, with colours lettered from A. */
    TiltPuzzle puzzle(Position position) {
        char[][] tiles = new char[boardHeight][boardWidth];
        for (char[] row : tiles) {
            Arrays.fill(row, Tile.WALL);
        }
        List<Sill> sills = new ArrayList<>();
        for (int cell = 0; cell < grid.cells(); cell++) {
            int row = top + grid.row(cell);
            int column = left + grid.column(cell);
            tiles[row][column] = position.tile(cell);
            for (Way way : Way.ALL) {
                if ((position.terrain().sills[way.index()] & Grid.bit(cell)) != 0) {
                    sills.add(new Sill(row, column, way));
                }
            }
        }
        return new TiltPuzzle(Arrays.stream(tiles).map(String::new).toList(), sills);
    }
}
