package undercroft.bench;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A table that can be printed line by line before all lines are known.
 *
 * @param columns the first is aligned to the left, all others to the right
 * @param firstWidth the width of the first column in characters, if its heading is not wider
 */
record Table<T>(List<Column<T>> columns, int firstWidth) {

    private static final int LEAST_WIDTH = 7;

    /**
     * A column.
     *
     * @param cell the text for a row
     */
    record Column<T>(String heading, Function<T, String> cell) {}

    Table {
        columns = List.copyOf(columns);
        firstWidth = Math.max(firstWidth, columns.get(0).heading().length());
    }

    String heading() {
        return line(columns.stream().map(Column::heading).toList());
    }

    String line(T row) {
        return line(cells(row));
    }

    /** The whole table in Markdown; every line has its end. */
    String markdown(List<T> rows) {
        String rule = "| --- |" + " ---: |".repeat(columns.size() - 1);
        return markdownLine(columns.stream().map(Column::heading).toList())
                + rule
                + "\n"
                + rows.stream().map(row -> markdownLine(cells(row))).collect(Collectors.joining());
    }

    private List<String> cells(T row) {
        return columns.stream().map(column -> column.cell().apply(row)).toList();
    }

    private String line(List<String> cells) {
        StringBuilder line = new StringBuilder(padded(cells.get(0), -firstWidth));
        for (int i = 1; i < cells.size(); i++) {
            int width = Math.max(LEAST_WIDTH, columns.get(i).heading().length());
            line.append("  ").append(padded(cells.get(i), width));
        }
        return line.toString();
    }

    private static String padded(String text, int width) {
        return ("%" + width + "s").formatted(text);
    }

    private static String markdownLine(List<String> cells) {
        return cells.stream().map(cell -> cell.replace("|", "\\|")).collect(Collectors.joining(" | ", "| ", " |\n"));
    }
}
