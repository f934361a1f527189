package undercroft.export.print;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import undercroft.export.format.Appearance;
import undercroft.export.picture.PuzzlePicture;
import undercroft.puzzle.Scene;
import undercroft.xml.XmlWriter;

/** A page of HTML to print: sheets one after the other, in the light theme on white paper. */
final class PrintedPage {

    private static final PuzzlePicture PICTURE = new PuzzlePicture(Appearance.DEFAULT);

    private final StringBuilder body = new StringBuilder();

    /** Begins a part of the page, {@code sheet} or {@code puzzle} for example, by the name of its class. */
    PrintedPage start(String element, String className) {
        body.append("<%s class=\"%s\">\n".formatted(element, className));
        return this;
    }

    PrintedPage end(String element) {
        body.append("</%s>\n".formatted(element));
        return this;
    }

    /** Adds an element with a text. */
    PrintedPage text(String element, String text) throws IOException {
        body.append(escaped(element, text)).append('\n');
        return this;
    }

    /** Adds a picture as wide as its place. */
    PrintedPage picture(Scene scene, String title) throws IOException {
        body.append(svg(scene, title));
        return this;
    }

    /**
     * Adds a picture of a given size.
     *
     * @param millimetres for each cell
     */
    PrintedPage picture(Scene scene, String title, double millimetres) throws IOException {
        double width = PuzzlePicture.widthWithMargin(scene) * millimetres;
        body.append("<div style=\"width: %smm\">\n".formatted(String.format(Locale.ROOT, "%.2f", width)));
        body.append(svg(scene, title)).append("</div>\n");
        return this;
    }

    /** Writes the page; {@code out} stays open. */
    void write(String title, Paper paper, OutputStream out) throws IOException {
        String page = template()
                .replace("<!--paper-->", paper.css())
                .replace("<!--title-->", escaped("title", title))
                .replace("<!--body-->", body);
        out.write(page.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    private static String svg(Scene scene, String title) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PICTURE.writeSvg(scene, title, bytes);
        // The name of the layer must not be there once for each picture.
        return withoutDeclaration(bytes).replace("<g id=\"puzzle\">", "<g>");
    }

    private static String escaped(String element, String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        XmlWriter.write(bytes, xml -> xml.start(element).text(text));
        return withoutDeclaration(bytes);
    }

    private static String withoutDeclaration(ByteArrayOutputStream xml) {
        String text = xml.toString(StandardCharsets.UTF_8);
        return text.substring(text.indexOf("?>") + 2).strip();
    }

    private static String template() throws IOException {
        try (InputStream in =
                Objects.requireNonNull(PrintedPage.class.getResourceAsStream("print.html"), "print.html")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
