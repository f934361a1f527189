package undercroft.importing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import undercroft.geometry.CellDrawing;
import undercroft.geometry.Point;
import undercroft.level.Level;
import undercroft.source.Quotation;

/** Finds the regions of a tile layer: tiles connected by their sides. */
final class TiledRegions {

    /** Of all regions with what they surround: ten times the largest map that is one region. */
    private static final int MAX_CELLS = 10_000_000;

    private final TiledMap.Tiles layer;
    private final ImportReport report;
    private final boolean[][] seen;
    private long drawnCells;

    /** The cells of one region after the other: each its row times {@link TiledMap#MAX_SIZE}, plus its column. */
    private final int[] region;

    private int size;

    private TiledRegions(TiledMap.Tiles layer, ImportReport report) {
        this.layer = layer;
        this.report = report;
        this.seen = new boolean[layer.rows().size()][];
        Arrays.setAll(seen, row -> new boolean[layer.rows().get(row).length()]);
        this.region = new int[layer.rows().stream().mapToInt(String::length).sum()];
    }

    /** The outlines of all regions, in cells with y up. Regions that cannot be rooms are reported and left out. */
    static List<List<Point>> outlines(TiledMap.Tiles layer, ImportReport report) throws ImportAbortedException {
        return new TiledRegions(layer, report).outlines();
    }

    private List<List<Point>> outlines() throws ImportAbortedException {
        List<List<Point>> outlines = new ArrayList<>();
        for (int row = 0; row < seen.length; row++) {
            for (int column = 0; column < seen[row].length; column++) {
                if (!seen[row][column] && layer.rows().get(row).charAt(column) == '#') {
                    outline(row, column).ifPresent(outlines::add);
                    if (outlines.size() > Level.MAX_TEMPLATES) {
                        return outlines;
                    }
                }
            }
        }
        return outlines;
    }

    private Optional<List<Point>> outline(int fromRow, int fromColumn) throws ImportAbortedException {
        collect(fromRow, fromColumn);
        CellDrawing drawing = new CellDrawing(drawn());
        if (drawing.firstFault().isPresent() || !drawing.pillars().isEmpty()) {
            report.error(
                    layer.position(),
                    "The region of tiles around column %d, row %d of layer %s has a hole, or touches itself at a corner. Change it."
                            .formatted(fromColumn, fromRow, Quotation.plain(layer.name())));
            return Optional.empty();
        }
        return Optional.of(drawing.outline());
    }

    /** Collects the cells of a region. */
    private void collect(int fromRow, int fromColumn) {
        size = 0;
        visit(fromRow, fromColumn);
        for (int i = 0; i < size; i++) {
            int row = region[i] / TiledMap.MAX_SIZE;
            int column = region[i] % TiledMap.MAX_SIZE;
            visit(row - 1, column);
            visit(row + 1, column);
            visit(row, column - 1);
            visit(row, column + 1);
        }
    }

    /** The rows of the smallest box around the region. */
    private List<String> drawn() throws ImportAbortedException {
        IntSummaryStatistics ofRows = Arrays.stream(region, 0, size)
                .map(cell -> cell / TiledMap.MAX_SIZE)
                .summaryStatistics();
        IntSummaryStatistics ofColumns = Arrays.stream(region, 0, size)
                .map(cell -> cell % TiledMap.MAX_SIZE)
                .summaryStatistics();
        int width = ofColumns.getMax() - ofColumns.getMin() + 1;
        int height = ofRows.getMax() - ofRows.getMin() + 1;
        drawnCells += (long) width * height;
        if (drawnCells > MAX_CELLS) {
            report.error(
                    layer.position(),
                    "The regions of tiles of layer %s span more than %d cells, with what they surround. Divide the map."
                            .formatted(Quotation.plain(layer.name()), MAX_CELLS));
            throw new ImportAbortedException();
        }
        char[][] drawn = new char[height][width];
        for (char[] row : drawn) {
            Arrays.fill(row, '.');
        }
        for (int i = 0; i < size; i++) {
            int row = region[i] / TiledMap.MAX_SIZE - ofRows.getMin();
            drawn[row][region[i] % TiledMap.MAX_SIZE - ofColumns.getMin()] = '#';
        }
        return Arrays.stream(drawn).map(String::valueOf).toList();
    }

    private void visit(int row, int column) {
        boolean isOnMap = row >= 0 && row < seen.length && column >= 0 && column < seen[row].length;
        if (isOnMap && !seen[row][column] && layer.rows().get(row).charAt(column) == '#') {
            seen[row][column] = true;
            region[size] = row * TiledMap.MAX_SIZE + column;
            size++;
        }
    }
}
