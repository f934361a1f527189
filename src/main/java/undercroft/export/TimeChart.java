package undercroft.export;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/**
 * A chart of the times that levels took by their number of rooms, both on logarithmic axes: of each level the median, with a
 * line up to the 99th percentile.
 *
 * @param subtitle what else there is to say, or ""
 * @param timeTitle what kind of time it is
 */
public record TimeChart(String title, String subtitle, String timeTitle, List<Series> series) {

    /**
     * Levels measured in the same way.
     *
     * @param never the rooms of levels without a layout
     */
    public record Series(String name, List<Dot> dots, List<Integer> never) {
        public Series {
            dots = List.copyOf(dots);
            never = List.copyOf(never);
        }
    }

    /**
     * A level.
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
