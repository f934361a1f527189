package undercroft.export.drawing;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import undercroft.export.drawing.Drawing.Anchor;
import undercroft.export.drawing.Drawing.Lettering;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Drawing.Stroke;
import undercroft.export.drawing.Drawing.Words;
import undercroft.xml.XmlWriter;

/** Writes SVG elements: numbers, texts in one font, paths and colours. */
public final class SvgElements {

    private static final String NAMESPACE = "http://www.w3.org/2000/svg";

    /** Fonts with letters as wide as those of {@link StrokeFont}. */
    private static final String FONTS = "Helvetica, Arial, 'Liberation Sans', sans-serif";

    private final XmlWriter xml;

    private SvgElements(XmlWriter xml) {
        this.xml = xml;
    }

    /** Writes the elements of a file. */
    @FunctionalInterface
    public interface Content {
        void writeTo(SvgElements svg) throws IOException;
    }

    /** Writes a file with some elements; {@code out} stays open. */
    public static void write(OutputStream out, int width, int height, String title, Content content)
            throws IOException {
        XmlWriter.write(out, xml -> {
            SvgElements svg = new SvgElements(xml);
            svg.line()
                    .start("svg")
                    .attribute("xmlns", NAMESPACE)
                    .attribute("viewBox", "0 0 " + width + " " + height)
                    .attribute("width", width)
                    .attribute("height", height)
                    .attribute("font-family", FONTS);
            svg.line().textElement("title", title);
            content.writeTo(svg);
            svg.line().end().line();
        });
    }

    public SvgElements start(String element) throws IOException {
        xml.start(element);
        return this;
    }

    public SvgElements end() throws IOException {
        xml.end();
        return this;
    }

    public SvgElements line() throws IOException {
        xml.text("\n");
        return this;
    }

    public SvgElements attribute(String name, String value) throws IOException {
        xml.attribute(name, value);
        return this;
    }

    public SvgElements attribute(String name, double value) throws IOException {
        return attribute(name, number(value));
    }

    public SvgElements fill(Colour colour) throws IOException {
        attribute("fill", colour.hex());
        return colour.opacity() < 1 ? attribute("fill-opacity", colour.opacity()) : this;
    }

    public SvgElements textElement(String element, String text) throws IOException {
        xml.start(element).text(text).end();
        return this;
    }

    /** A text as wide as {@link StrokeFont} measures it, whatever font the viewer has. */
    public SvgElements words(Words words) throws IOException {
        Lettering lettering = words.lettering();
        start("text").attribute("x", words.at().x()).attribute("y", words.at().y());
        if (words.anchor() == Anchor.MIDDLE) {
            attribute("text-anchor", "middle");
        }
        attribute("font-size", lettering.size());
        if (lettering.bold()) {
            attribute("font-weight", "bold");
        }
        fill(lettering.colour());
        attribute("textLength", words.width());
        attribute("lengthAdjust", "spacingAndGlyphs");
        attribute("xml:space", "preserve");
        xml.text(words.text());
        return end();
    }

    /** The data of a path along some strokes. */
    public static String path(List<Stroke> strokes) {
        StringBuilder path = new StringBuilder();
        for (Stroke stroke : strokes) {
            for (int i = 0; i < stroke.spots().size(); i++) {
                Spot spot = stroke.spots().get(i);
                path.append(i == 0 ? 'M' : 'L');
                appendNumber(path, spot.x());
                path.append(' ');
                appendNumber(path, spot.y());
            }
            if (stroke.closed()) {
                path.append('Z');
            }
        }
        return path.toString();
    }

    /** A number with at most two decimals: finer than screens can show. */
    public static String number(double value) {
        StringBuilder text = new StringBuilder();
        appendNumber(text, value);
        return text.toString();
    }

    /** Formatted by hand for speed: pictures consist mostly of numbers. */
    private static void appendNumber(StringBuilder text, double value) {
        long hundredths = Math.round(value * 100);
        if (hundredths < 0) {
            text.append('-');
        }
        long size = Math.abs(hundredths);
        text.append(size / 100);
        long decimals = size % 100;
        if (decimals != 0) {
            text.append('.').append(decimals / 10);
            if (decimals % 10 != 0) {
                text.append(decimals % 10);
            }
        }
    }
}
