package undercroft.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import undercroft.export.TimeChart.Dot;
import undercroft.export.TimeChart.Series;

final class TimeChartTest {

    /** The ordinate of a spot of a path, such as 30 in {@code L12.5 30}. */
    private static final Pattern ORDINATE = Pattern.compile("[ML][-0-9.]+ ([-0-9.]+)");

    private static final TimeChart CHART = new TimeChart(
            "Times & rooms",
            "100 seeds",
            "Time of a layout",
            List.of(
                    new Series("Ours", List.of(new Dot(5, 0.2, 1), new Dot(40, 2, 20)), List.of()),
                    new Series("Theirs", List.of(new Dot(5, 4, 2000)), List.of(40))));

    @Test
    void hasTitleLabelsAndAxes() throws Exception {
        assertThat(texts(CHART))
                .contains("Times & rooms", "100 seeds", "rooms", "Time of a layout", "Ours", "Theirs")
                .containsSubsequence("2", "5", "10", "20", "50")
                .containsSubsequence("1 ms", "10 ms", "100 ms", "1 s");
    }

    @Test
    void theCrossIsExplainedOnlyForSeriesThatMissLayouts() throws Exception {
        assertThat(texts(CHART)).containsOnlyOnce("no layout found");
    }

    @Test
    void theTimeAxisIsLogarithmic() throws Exception {
        TimeChart chart = new TimeChart(
                "Decades",
                "",
                "",
                List.of(new Series("Ours", List.of(new Dot(10, 1, 10), new Dot(20, 10, 100)), List.of())));

        List<Double> medians = tops(Xml.parse(svg(chart)));

        assertThat(medians).hasSize(2);
        List<Double> lines = lengths(Xml.parse(svg(chart)));
        assertThat(medians.get(0) - medians.get(1))
                .isPositive()
                .isCloseTo(lines.get(0), within(0.1))
                .isCloseTo(lines.get(1), within(0.1));
    }

    @Test
    void drawsAChartWithoutData() throws Exception {
        TimeChart empty = new TimeChart("Nothing", "", "", List.of(new Series("Ours", List.of(), List.of())));

        assertThat(texts(empty)).contains("Nothing", "Ours", "10 ms");
    }

    @Test
    void aTimeOfZeroIsDrawnAsAMicrosecond() throws Exception {
        TimeChart instant =
                new TimeChart("Instant", "", "", List.of(new Series("Ours", List.of(new Dot(1, 0, 0)), List.of())));

        assertThat(texts(instant)).contains("0.001 ms");
    }

    @Test
    void pngHasTheSameSize() throws Exception {
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        CHART.writePng(png);

        BufferedImage image = ImageIO.read(new ByteArrayInputStream(png.toByteArray()));

        Element svg = Xml.parse(svg(CHART));
        assertThat(image.getWidth()).isEqualTo(Integer.parseInt(svg.getAttribute("width")));
        assertThat(image.getHeight()).isEqualTo(Integer.parseInt(svg.getAttribute("height")));
    }

    private static List<String> texts(TimeChart chart) throws Exception {
        return Xml.all(Xml.parse(svg(chart)), "text").stream()
                .map(Element::getTextContent)
                .toList();
    }

    /** The upper ends of the medians' dots, in the order of the levels. */
    private static List<Double> tops(Element svg) {
        return inSeries(svg).stream()
                .filter(path -> !path.getAttribute("fill").equals("none"))
                .map(path -> ordinates(path).stream().min(Double::compare).orElseThrow())
                .toList();
    }

    /** The lengths of the lines from medians to 99th percentiles. */
    private static List<Double> lengths(Element svg) {
        return inSeries(svg).stream()
                .map(TimeChartTest::ordinates)
                .filter(ordinates -> ordinates.size() == 2)
                .map(ordinates -> Math.abs(ordinates.get(0) - ordinates.get(1)))
                .toList();
    }

    private static List<Element> inSeries(Element svg) {
        return Xml.all(svg, "g").stream()
                .filter(group -> group.getAttribute("id").equals("series"))
                .flatMap(group -> Xml.all(group, "path").stream())
                .toList();
    }

    private static List<Double> ordinates(Element path) {
        return ORDINATE.matcher(path.getAttribute("d"))
                .results()
                .map(spot -> Double.valueOf(spot.group(1)))
                .toList();
    }

    private static byte[] svg(TimeChart chart) throws Exception {
        ByteArrayOutputStream svg = new ByteArrayOutputStream();
        chart.writeSvg(svg);
        return svg.toByteArray();
    }
}
