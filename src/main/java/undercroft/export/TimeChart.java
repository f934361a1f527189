package undercroft.export;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import undercroft.export.drawing.PngWriter;
import undercroft.export.drawing.SvgWriter;

/**
 * A chart of time against number of rooms, both on logarithmic axes: a dot for the median of each level, with a line up
 * to the 99th percentile.
 *
 * @param subtitle may be ""
 * @param timeTitle the title of the time axis
 */
public record TimeChart(String title, String subtitle, String timeTitle, List<Series> series) {

    /**
     * Levels measured in the same way.
     *
     * @param never the numbers of rooms of levels for which no layout was found
     */
    public record Series(String name, List<Dot> dots, List<Integer> never) {
        public Series {
            dots = List.copyOf(dots);
            never = List.copyOf(never);
        }
    }

    /**
     * The times of a level.
     *
     * @param rooms at least 1
     * @param median in milliseconds, at least 0
     * @param p99 in milliseconds, at least 0
     */
    public record Dot(int rooms, double median, double p99) {}

    public TimeChart {
        series = List.copyOf(series);
    }

    /** Writes the chart as SVG; {@code out} stays open. */
    public void writeSvg(OutputStream out) throws IOException {
        SvgWriter.write(new TimeChartDrawing(this).drawn(), out);
    }

    /** Writes the chart as PNG; {@code out} stays open. */
    public void writePng(OutputStream out) throws IOException {
        PngWriter.write(new TimeChartDrawing(this).drawn(), out);
    }
}
