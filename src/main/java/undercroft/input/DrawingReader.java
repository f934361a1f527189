package undercroft.input;

import java.util.List;
import java.util.Optional;
import undercroft.geometry.CellDrawing;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;

/** Reads the {@code cells} of a template: a drawing. */
final class DrawingReader {

    /** In cells, each way. */
    private static final int MAX_SIZE = 1_000;

    private final Value value;
    private final String template;
    private final YamlNode.Scalar scalar;
    private final List<String> rows;

    private DrawingReader(Value value, String template, YamlNode.Scalar scalar) {
        this.value = value;
        this.template = template;
        this.scalar = scalar;
        this.rows = scalar.text().stripTrailing().isEmpty() ? List.of() : rows(scalar.text());
    }

    /** @param template the template in words */
    static Optional<Polygon> read(Value value, String template) {
        if (value.node() instanceof YamlNode.Scalar scalar
                && !scalar.isNothing()
                && scalar.style() != YamlNode.Style.FOLDED) {
            return new DrawingReader(value, template, scalar).polygon();
        }
        return value.wrong("Write | and the drawing below it, line by line.");
    }

    private Optional<Polygon> polygon() {
        int width = rows.stream().mapToInt(String::length).max().orElse(0);
        if (rows.size() > MAX_SIZE || width > MAX_SIZE) {
            return value.wrong(
                    "a drawing of %d by %d cells".formatted(width, rows.size()),
                    "Draw at most %d by %d.".formatted(MAX_SIZE, MAX_SIZE));
        }
        if (isCutShort() || holdsTab()) {
            return Optional.empty();
        }
        CellDrawing drawing = new CellDrawing(rows);
        Optional<CellDrawing.Fault> fault = drawing.firstFault();
        fault.ifPresent(this::report);
        return fault.isPresent() ? Optional.empty() : polygon(drawing.outline());
    }

    private Optional<Polygon> polygon(List<Point> outline) {
        return outline.size() > OutlineReader.MAX_POINTS
                ? value.wrong(
                        "a drawing of %d corners".formatted(outline.size()),
                        "Draw at most %d.".formatted(OutlineReader.MAX_POINTS))
                : Optional.of(Polygon.of(outline));
    }

    /**
     * YAML ends a drawing before a line that is indented less than its first, and takes it for a comment where it
     * begins with {@code #}: that would lose half of a room without a word.
     */
    private boolean isCutShort() {
        int next = scalar.place().line() + rows.size();
        if (scalar.style() != YamlNode.Style.LITERAL
                || next >= scalar.sourceLines().size()) {
            return false;
        }
        String header = scalar.sourceLines().get(scalar.place().line() - 1);
        String line = scalar.sourceLines().get(next);
        boolean comment = line.stripLeading().startsWith("#") && indentation(line) > indentation(header);
        if (comment) {
            value.problems()
                    .add(
                            new Place(scalar.place().file(), next + 1, indentation(line) + 1),
                            "The cells of %s end before this line, which begins further left than their first."
                                    .formatted(template),
                            "Fill the first line with dots on the left.");
        }
        return comment;
    }

    private boolean holdsTab() {
        for (int row = 0; row < rows.size(); row++) {
            int column = rows.get(row).indexOf('\t');
            if (column >= 0) {
                value.problems()
                        .add(
                                placeOf(row, column),
                                "The cells of %s hold a tab.".formatted(template),
                                "Write dots or blanks.");
                return true;
            }
        }
        return false;
    }

    private void report(CellDrawing.Fault fault) {
        if (fault instanceof CellDrawing.Fault.Nothing) {
            value.report("The cells of %s show no floor.".formatted(template), "Draw it with #.");
        } else if (fault instanceof CellDrawing.Fault.TouchingCorner corner) {
            value.problems()
                    .add(
                            placeOf(corner.row(), corner.column()),
                            "The cells of %s touch at a corner only, here and on the line above.".formatted(template),
                            "Fill or clear a cell beside them.");
        } else if (fault instanceof CellDrawing.Fault.SecondPart part) {
            value.problems()
                    .add(
                            placeOf(part.row(), part.column()),
                            "The cells of %s fall into several parts, of which a second begins here."
                                    .formatted(template),
                            "Join them, or make them two templates.");
        } else if (fault instanceof CellDrawing.Fault.Hole hole) {
            value.problems()
                    .add(
                            placeOf(hole.row(), hole.column()),
                            "The cells of %s have a hole here.".formatted(template),
                            "Fill it, or open it to the outside.");
        }
    }

    private Place placeOf(int row, int column) {
        if (scalar.style() != YamlNode.Style.LITERAL) {
            return scalar.place();
        }
        int line = scalar.place().line() + row;
        // Never below 0: a line separator within a row is a line of its own in the source.
        int indentation = Math.max(
                0, scalar.sourceLines().get(line).length() - rows.get(row).length());
        return new Place(scalar.place().file(), line + 1, indentation + column + 1);
    }

    private static List<String> rows(String text) {
        int end = text.length();
        while (end > 0 && text.charAt(end - 1) == '\n') {
            end--;
        }
        return List.of(text.substring(0, end).split("\n", -1));
    }

    private static int indentation(String line) {
        return line.length() - line.stripLeading().length();
    }
}
