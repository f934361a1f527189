package undercroft.puzzle.tilt;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import undercroft.puzzle.Fault;

/** Checks the start of a puzzle. A valid start may have no solution. */
final class StartCheck {

    private static final String SILLS = "sills";

    private final List<String> rows;
    private final List<Sill> sills;
    private final List<Fault> faults = new ArrayList<>();

    private StartCheck(List<String> rows, List<Sill> sills) {
        this.rows = rows;
        this.sills = sills;
    }

    /** Lists everything wrong with a start, the top row first. */
    static List<Fault> faults(List<String> rows, List<Sill> sills) {
        StartCheck check = new StartCheck(rows, sills);
        if (check.isRectangle()) {
            check.checkTiles();
            check.checkColours();
            check.checkExtent();
            check.checkSills();
        }
        return check.faults;
    }

    private boolean isRectangle() {
        if (rows.isEmpty() || rows.get(0).isEmpty()) {
            faults.add(Fault.everywhere("The board has no cell. Give it rows."));
        } else if (rows.stream().anyMatch(row -> row.length() != rows.get(0).length())) {
            faults.add(Fault.everywhere("The board's rows differ in length. Fill the short ones with '#'."));
        }
        return faults.isEmpty();
    }

    private void checkTiles() {
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.get(row).length(); column++) {
                char tile = tile(row, column);
                if (Tile.ALL.indexOf(tile) < 0) {
                    fault(row, column, "The character '%c' is unknown. Use one of %s.".formatted(tile, Tile.ALL));
                } else if (Tile.isFruit(tile) && (tile == tile(row, column + 1) || tile == tile(row + 1, column))) {
                    fault(
                            row,
                            column,
                            "The fruit '%c' is next to one of the same colour. Separate them.".formatted(tile));
                }
            }
        }
    }

    private void checkColours() {
        boolean any = false;
        for (char colour : Tile.FRUIT.toCharArray()) {
            long count = rows.stream()
                    .flatMapToInt(String::chars)
                    .filter(tile -> tile == colour)
                    .count();
            any |= count > 0;
            if (count % 2 != 0) {
                faults.add(Fault.everywhere("There are %d fruit '%c'. Use an even number.".formatted(count, colour)));
            }
        }
        if (!any) {
            faults.add(Fault.everywhere("There is no fruit. Add pairs of letters from A to H."));
        }
    }

    private void checkExtent() {
        BoardField.Extent extent = BoardField.Extent.of(rows);
        if (extent.width() * extent.height() > Grid.MOST_CELLS) {
            faults.add(Fault.everywhere("The cells that are not walls span %d x %d cells, and at most %d are allowed. "
                            .formatted(extent.width(), extent.height(), Grid.MOST_CELLS)
                    + "Take a smaller board or more walls."));
        }
    }

    private void checkSills() {
        Set<Sill> seen = new HashSet<>();
        for (int i = 0; i < sills.size(); i++) {
            Sill sill = sills.get(i);
            int row = sill.row() + sill.way().dy();
            int column = sill.column() + sill.way().dx();
            Sill opposite = new Sill(row, column, sill.way().opposite());
            if (isSolid(sill.row(), sill.column()) || isSolid(row, column)) {
                faults.add(Fault.atEntry(
                        SILLS, i, "A sill is not between two cells that pieces can be on. Move it, or leave it out."));
            } else if (!seen.add(sill) || seen.contains(opposite)) {
                faults.add(Fault.atEntry(SILLS, i, "There are two sills on one border. Leave one out."));
            }
        }
    }

    private boolean isSolid(int row, int column) {
        return Tile.isSolid(tile(row, column));
    }

    /** The tile of a place; everything beyond the board is wall. */
    private char tile(int row, int column) {
        return row < 0
                        || row >= rows.size()
                        || column < 0
                        || column >= rows.get(row).length()
                ? Tile.WALL
                : rows.get(row).charAt(column);
    }

    private void fault(int row, int column, String message) {
        faults.add(Fault.atCell(row, column, message));
    }
}
