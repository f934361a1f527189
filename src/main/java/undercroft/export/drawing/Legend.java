package undercroft.export.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import undercroft.export.drawing.Drawing.Anchor;
import undercroft.export.drawing.Drawing.Lettering;
import undercroft.export.drawing.Drawing.Mark;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Drawing.Words;

/** Explains the colours, signs and numbers of a picture, in as many columns as its height requires. */
public final class Legend {

    /** Lengths are in pixels. */
    private static final double ROW = 22;

    private static final double SPACE_ABOVE_HEADING = 10;
    private static final double SAMPLE_WIDTH = 26;
    private static final double SAMPLE_GAP = 8;
    private static final double COLUMN_GAP = 24;
    private static final double LETTER_SIZE = 12.5;

    /** From the middle of a row down to its baseline: half the height of a capital. */
    private static final double BASELINE_DROP = LETTER_SIZE * 0.36;

    /** The longest text, in characters; longer ones are cut. */
    private static final int LONGEST_TEXT = 40;

    private final Palette palette;
    private final List<Row> rows = new ArrayList<>();

    private record Row(String text, boolean heading, Function<Spot, List<Mark>> sample) {

        double height() {
            return heading ? ROW + SPACE_ABOVE_HEADING : ROW;
        }
    }

    public Legend(Palette palette) {
        this.palette = palette;
    }

    public void addHeading(String text) {
        rows.add(new Row(text, true, middle -> List.of()));
    }

    /**
     * Adds a row.
     *
     * @param sample draws the sign centred on a spot, at most {@link #SAMPLE_WIDTH} wide
     */
    public void add(String text, Function<Spot, List<Mark>> sample) {
        String cut = text.length() <= LONGEST_TEXT ? text : text.substring(0, LONGEST_TEXT) + "…";
        rows.add(new Row(cut, false, sample));
    }

    /** Adds a row that explains a number or another short text. */
    public void add(String text, String explained) {
        Lettering lettering = lettering(true);
        add(text, middle -> List.of(new Words(explained, middle.plus(0, BASELINE_DROP), Anchor.MIDDLE, lettering)));
    }

    /** A legend on the page. */
    public record Placed(List<Mark> marks, double width, double height) {}

    /**
     * Places the legend on the page, in columns at most {@code available} high unless two rows do not fit into that.
     */
    public Placed placedAt(double left, double top, double available) {
        List<Mark> marks = new ArrayList<>();
        double columnLeft = left;
        double columnRight = left;
        double y = top;
        double bottom = top;
        for (int i = 0; i < rows.size(); i++) {
            Row row = rows.get(i);
            // A heading is never the last row of a column.
            double needed = row.heading && i + 1 < rows.size() ? row.height() + ROW : row.height();
            if (y > top && y + needed > top + available) {
                columnLeft = columnRight + COLUMN_GAP;
                y = top;
            }
            y += row.heading && y > top ? SPACE_ABOVE_HEADING : 0;
            double textLeft = row.heading ? columnLeft : columnLeft + SAMPLE_WIDTH + SAMPLE_GAP;
            Spot baseline = new Spot(textLeft, y + ROW / 2 + BASELINE_DROP);
            Words text = new Words(row.text, baseline, Anchor.START, lettering(row.heading));
            marks.addAll(row.sample.apply(new Spot(columnLeft + SAMPLE_WIDTH / 2, y + ROW / 2)));
            marks.add(text);
            columnRight = Math.max(columnRight, textLeft + text.width());
            y += ROW;
            bottom = Math.max(bottom, y);
        }
        return new Placed(marks, columnRight - left, bottom - top);
    }

    private Lettering lettering(boolean heading) {
        return new Lettering(LETTER_SIZE, heading, heading ? palette.faintInk() : palette.ink());
    }
}
