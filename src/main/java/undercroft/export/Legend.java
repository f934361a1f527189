package undercroft.export;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import undercroft.export.Drawing.Anchor;
import undercroft.export.Drawing.Lettering;
import undercroft.export.Drawing.Mark;
import undercroft.export.Drawing.Spot;
import undercroft.export.Drawing.Words;

/** What the colours, signs and numbers of a picture mean, in as many columns as its height makes necessary. */
final class Legend {

    /** In pixels, all below. */
    private static final double ROW = 22;

    private static final double SPACE_ABOVE_HEADING = 10;
    private static final double SAMPLE_WIDTH = 26;
    private static final double SAMPLE_GAP = 8;
    private static final double COLUMN_GAP = 24;
    private static final double LETTER_SIZE = 12.5;

    /** From the middle of a row down to its baseline: half a capital. */
    private static final double BASELINE_DROP = LETTER_SIZE * 0.36;

    /** In characters: what is longer is cut. */
    private static final int LONGEST_TEXT = 40;

    private final Palette palette;
    private final List<Row> rows = new ArrayList<>();

    private record Row(String text, boolean heading, Function<Spot, List<Mark>> sample) {

        double height() {
            return heading ? ROW + SPACE_ABOVE_HEADING : ROW;
        }
    }

    Legend(Palette palette) {
        this.palette = palette;
    }

    void addHeading(String text) {
        rows.add(new Row(text, true, middle -> List.of()));
    }

    /**
     * Adds a line.
     *
     * @param sample draws the explained sign about a spot, not wider than {@link #SAMPLE_WIDTH}
     */
    void add(String text, Function<Spot, List<Mark>> sample) {
        String cut = text.length() <= LONGEST_TEXT ? text : text.substring(0, LONGEST_TEXT) + "…";
        rows.add(new Row(cut, false, sample));
    }

    /** Adds a line that explains a number or another short text. */
    void add(String text, String explained) {
        Lettering lettering = lettering(true);
        add(text, middle -> List.of(new Words(explained, middle.plus(0, BASELINE_DROP), Anchor.MIDDLE, lettering)));
    }

    /** A legend on the page. */
    record Placed(List<Mark> marks, double width, double height) {}

    /** Puts the legend onto the page, in columns no higher than {@code available} if two rows fit into that. */
    Placed placedAt(double left, double top, double available) {
        List<Mark> marks = new ArrayList<>();
        double columnLeft = left;
        double columnRight = left;
        double y = top;
        double bottom = top;
        for (int i = 0; i < rows.size(); i++) {
            Row row = rows.get(i);
            // A heading never stands alone at a column's foot.
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
