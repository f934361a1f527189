package undercroft.export;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import undercroft.export.drawing.PngWriter;
import undercroft.export.drawing.SvgWriter;

/**
 * A chart of the difficulty of the puzzle rooms of a level, in the order in which a player meets them.
 *
 * @param subtitle may be ""
 */
public record CampaignChart(String title, String subtitle, List<Step> steps) {

    /**
     * A puzzle room.
     *
     * @param kind the kind of its puzzle
     * @param difficulty from 0 to 1
     * @param isNew whether it introduces a new mechanic
     * @param signs a letter for each feature: C for a catch, R for a revelation, T for a trap
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
