package undercroft.input;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import undercroft.geometry.CellDrawing;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.source.Quotation;
import undercroft.source.SourceNode.Literal;
import undercroft.source.SourceNode.Scalar;
import undercroft.source.SourceNode.Style;
import undercroft.source.SourceNode.Text;
import undercroft.source.SourcePosition;
import undercroft.template.RoomTemplate;

/** Reads the {@code cells} of a template: a drawing. */
final class DrawingReader {

    /** The size of the largest drawing, in cells each way. */
    private static final int MAX_SIZE = 1_000;

    private final Value value;
    private final String template;
    private final Optional<Legend> legend;
    private final FloorPlanDraft plan;
    private final Scalar scalar;
    private final List<String> rows;

    private DrawingReader(Value value, String template, Optional<Legend> legend, FloorPlanDraft plan, Scalar scalar) {
        this.value = value;
        this.template = template;
        this.legend = legend;
        this.plan = plan;
        this.scalar = scalar;
        this.rows = scalar.text().stripTrailing().isEmpty() ? List.of() : rows(scalar.text());
    }

    /**
     * Reads a drawing.
     *
     * @param template the template in words, for messages
     * @param legend what its letters stand for; without it, every letter is floor
     * @param plan takes the pillars and markers
     * @return the outline; nothing if it is no room, which is reported
     */
    static Optional<Polygon> read(Value value, String template, Optional<Legend> legend, FloorPlanDraft plan) {
        boolean isFolded = value.node() instanceof Text text && text.style() == Style.FOLDED;
        if (value.node() instanceof Scalar scalar && !scalar.isNull() && !isFolded) {
            return new DrawingReader(value, template, legend, plan, scalar).polygon();
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
        if (fault.isPresent() || !addLetters(drawing)) {
            return Optional.empty();
        }
        return polygon(drawing.outline());
    }

    /** Adds the pillars and markers to the floor plan; false if there are too many or a letter is wrong, which is reported. */
    private boolean addLetters(CellDrawing drawing) {
        int before = value.diagnostics().errorCount();
        Set<Point> enclosed = new HashSet<>(drawing.pillars());
        Map<String, SourcePosition> used = new LinkedHashMap<>();
        for (int row = 0; row < rows.size(); row++) {
            int[] letters = rows.get(row).codePoints().toArray();
            for (int column = 0; column < letters.length; column++) {
                Point cell = drawing.cell(row, column);
                String letter = new String(letters, column, 1);
                if (enclosed.contains(cell)) {
                    plan.addPillar(cell, positionOf(row, column));
                } else if (legend.isPresent() && !Legend.isReserved(letter)) {
                    boolean isFirst = used.putIfAbsent(letter, positionOf(row, column)) == null;
                    add(letter, legend.get().meaning(letter), cell, positionOf(row, column), isFirst);
                }
            }
        }
        legend.ifPresent(all -> all.reportUnused(used));
        if (plan.pillarCount() > RoomTemplate.MAX_PILLARS || plan.markerCount() > RoomTemplate.MAX_MARKERS) {
            return value.wrong(
                            "a drawing with %d pillars and %d markers"
                                    .formatted(plan.pillarCount(), plan.markerCount()),
                            "Draw at most %d of each.".formatted(RoomTemplate.MAX_MARKERS))
                    .isPresent();
        }
        return value.diagnostics().errorCount() == before;
    }

    private void add(
            String letter, Optional<Legend.Meaning> meaning, Point cell, SourcePosition position, boolean isFirst) {
        if (meaning.isPresent()) {
            meaning.get()
                    .marker()
                    .ifPresentOrElse(
                            marker -> plan.addMarker(marker.apply(cell), position),
                            () -> plan.addPillar(cell, position));
        } else if (isFirst) {
            value.reportAt(
                    position,
                    "The letter %s in the cells of %s is not in its legend."
                            .formatted(Quotation.word(letter), template),
                    "Add it there, or write # for floor.");
        }
    }

    private Optional<Polygon> polygon(List<Point> outline) {
        return outline.size() > RoomTemplate.MAX_CORNERS
                ? value.wrong(
                        "a drawing of %d corners".formatted(outline.size()),
                        "Draw at most %d.".formatted(RoomTemplate.MAX_CORNERS))
                : Optional.of(Polygon.of(outline));
    }

    /**
     * Reports a line that YAML takes for a comment although it belongs to the drawing: one that begins with {@code #} and is
     * indented less than the first line. Otherwise part of the room would be lost silently.
     */
    private boolean isCutShort() {
        if (!(scalar instanceof Literal literal)) {
            return false;
        }
        List<String> lines = literal.sourceLines();
        int headerLine = scalar.position().line();
        int next = headerLine + rows.size();
        if (next >= lines.size()) {
            return false;
        }
        String header = lines.get(headerLine - 1);
        String line = lines.get(next);
        boolean comment = line.stripLeading().startsWith("#") && indentation(line) > indentation(header);
        if (comment) {
            value.reportAt(
                    new SourcePosition(scalar.position().file(), next + 1, indentation(line) + 1),
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
                value.reportAt(
                        positionOf(row, column),
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
            value.reportAt(
                    positionOf(corner.row(), corner.column()),
                    "The cells of %s touch only at a corner, here and on the line above.".formatted(template),
                    "Fill or clear a cell beside them.");
        } else if (fault instanceof CellDrawing.Fault.SecondPart part) {
            value.reportAt(
                    positionOf(part.row(), part.column()),
                    "The cells of %s are not connected: a second part begins here.".formatted(template),
                    "Join the parts, or make them two templates.");
        }
    }

    private SourcePosition positionOf(int row, int column) {
        if (!(scalar instanceof Literal literal)) {
            return scalar.position();
        }
        int line = scalar.position().line() + row;
        // At least 0, because a line separator within a row ends a line of the source.
        int indentation = Math.max(
                0, literal.sourceLines().get(line).length() - rows.get(row).length());
        return new SourcePosition(scalar.position().file(), line + 1, indentation + column + 1);
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
