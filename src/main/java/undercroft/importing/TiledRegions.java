package undercroft.importing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import undercroft.geometry.CellDrawing;
import undercroft.geometry.Point;
import undercroft.source.Quotation;

/** Finds the regions of a tile layer: tiles connected by their sides. */
final class TiledRegions {

    private final TiledMap.Tiles layer;
    private final ImportReport report;
    private final boolean[][] seen;

    private TiledRegions(TiledMap.Tiles layer, ImportReport report) {
        this.layer = layer;
        this.report = report;
        this.seen = new boolean[layer.rows().size()][];
        Arrays.setAll(seen, row -> new boolean[layer.rows().get(row).length()]);
    }

    /** The outlines of all regions, in cells with y up. Regions that cannot be rooms are reported and left out. */
    static List<List<Point>> outlines(TiledMap.Tiles layer, ImportReport report) {
        return new TiledRegions(layer, report).outlines();
    }

    private List<List<Point>> outlines() {
        List<List<Point>> outlines = new ArrayList<>();
        for (int row = 0; row < seen.length; row++) {
            for (int column = 0; column < seen[row].length; column++) {
                if (!seen[row][column] && layer.rows().get(row).charAt(column) == '#') {
                    outline(row, column).ifPresent(outlines::add);
                }
            }
        }
        return outlines;
    }

    private Optional<List<Point>> outline(int fromRow, int fromColumn) {
        char[][] drawn = new char[seen.length][];
        Arrays.setAll(drawn, row -> ".".repeat(seen[row].length).toCharArray());
        List<int[]> waiting = new ArrayList<>();
        visit(fromRow, fromColumn, waiting);
        while (!waiting.isEmpty()) {
            int[] cell = waiting.remove(waiting.size() - 1);
            drawn[cell[0]][cell[1]] = '#';
            visit(cell[0] - 1, cell[1], waiting);
            visit(cell[0] + 1, cell[1], waiting);
            visit(cell[0], cell[1] - 1, waiting);
            visit(cell[0], cell[1] + 1, waiting);
        }
        CellDrawing drawing =
                new CellDrawing(Arrays.stream(drawn).map(String::valueOf).toList());
        if (drawing.firstFault().isPresent() || !drawing.pillars().isEmpty()) {
            report.error(
                    layer.position(),
                    "The region of tiles around column %d, row %d of layer %s has a hole, or touches itself at a corner. Change it."
                            .formatted(fromColumn, fromRow, Quotation.plain(layer.name())));
            return Optional.empty();
        }
        return Optional.of(drawing.outline());
    }

    private void visit(int row, int column, List<int[]> waiting) {
        boolean isOnMap = row >= 0 && row < seen.length && column >= 0 && column < seen[row].length;
        if (isOnMap && !seen[row][column] && layer.rows().get(row).charAt(column) == '#') {
            seen[row][column] = true;
            waiting.add(new int[] {row, column});
        }
    }
}
