package undercroft.export;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/**
 * A chart of the puzzle rooms of a level in the order in which a player meets them, by their difficulty.
 *
 * @param subtitle what else there is to say, or ""
 */
public record CampaignChart(String title, String subtitle, List<Step> steps) {

    /**
     * A puzzle room.
     *
     * @param kind of its puzzle
     * @param difficulty from 0 to 1
     * @param isNew whether it brings a new mechanic
     * @param signs a letter for each thing it has: C a catch, R a revelation, T a trap
     */
    public record Step(String room, String kind, double difficulty, boolean isNew, String signs) {}

    public CampaignChart {
        steps = List.copyOf(steps);
    }

    /** Writes the chart as SVG; {@code out} stays open. */
    public void writeSvg(OutputStream out) throws IOException {
        SvgWriter.write(new CampaignChartDrawing(this).drawn(), out);
    }

    /** Writes the chart as PNG; {@code out} stays open. */
    public void writePng(OutputStream out) throws IOException {
        PngWriter.write(new CampaignChartDrawing(this).drawn(), out);
    }
}
