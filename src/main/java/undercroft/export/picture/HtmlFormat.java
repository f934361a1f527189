package undercroft.export.picture;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import undercroft.export.drawing.Drawing;
import undercroft.export.drawing.Palette;
import undercroft.export.drawing.SvgWriter;
import undercroft.export.format.Appearance;
import undercroft.export.format.LayoutFormat;
import undercroft.export.play.PuzzleRooms;
import undercroft.layout.Layout;
import undercroft.xml.XmlWriter;

/**
 * Layouts as one page of HTML to send around: the map as SVG, what there is to know of each room, and a script that moves
 * the map and switches its layers. Puzzles of rooms can be played. The page refers to nothing outside of itself, and shows all of it without scripts, too.
 */
public final class HtmlFormat implements LayoutFormat {

    @Override
    public String suffix() {
        return ".html";
    }

    @Override
    public void write(Layout layout, Appearance appearance, OutputStream out) throws IOException {
        PictureLimits.check(layout, appearance);
        Palette palette = Palette.of(appearance.theme());
        Drawing drawing = LayoutDrawing.withWay(layout, appearance);
        ByteArrayOutputStream map = new ByteArrayOutputStream();
        SvgWriter.write(drawing, map);
        RoomFacts facts = new RoomFacts(layout);
        String page = template()
                .replace("<!--title-->", fragment(xml -> xml.start("title").text(drawing.title())))
                .replace("<!--theme-->", appearance.theme().text())
                .replace("<!--colours-->", colours(palette))
                .replace("<!--play-style-->", PuzzleRooms.style(layout));
        out.write(before(page, "<!--map-->").getBytes(StandardCharsets.UTF_8));
        out.write(withoutDeclaration(map).getBytes(StandardCharsets.UTF_8));
        String rest = after(page, "<!--map-->");
        out.write(before(rest, "<!--heading-->").getBytes(StandardCharsets.UTF_8));
        out.write(fragment(facts::writeHeading).getBytes(StandardCharsets.UTF_8));
        rest = after(rest, "<!--heading-->");
        out.write(before(rest, "<!--facts-->").getBytes(StandardCharsets.UTF_8));
        out.write(fragment(facts::writeRooms).getBytes(StandardCharsets.UTF_8));
        rest = after(rest, "<!--facts-->");
        out.write(before(rest, "<!--play-->").getBytes(StandardCharsets.UTF_8));
        out.write(PuzzleRooms.elements(layout).getBytes(StandardCharsets.UTF_8));
        out.write(after(rest, "<!--play-->").getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    private static String colours(Palette palette) {
        return ":root { --page: %s; --ink: %s; --faint: %s; --line: %s; --mark: %s; }"
                .formatted(
                        palette.page().hex(),
                        palette.ink().hex(),
                        palette.faintInk().hex(),
                        palette.corridor().hex(),
                        palette.ink().hex());
    }

    /** Elements as they stand in HTML. */
    private static String fragment(XmlWriter.Content content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        XmlWriter.write(bytes, content);
        return withoutDeclaration(bytes);
    }

    /** A page of HTML with a declaration of XML would be shown as in browsers of the last century. */
    private static String withoutDeclaration(ByteArrayOutputStream xml) {
        String text = xml.toString(StandardCharsets.UTF_8);
        return text.substring(text.indexOf("?>") + 2);
    }

    private static String before(String text, String mark) {
        return text.substring(0, text.indexOf(mark));
    }

    private static String after(String text, String mark) {
        return text.substring(text.indexOf(mark) + mark.length());
    }

    private static String template() throws IOException {
        try (InputStream in = Objects.requireNonNull(HtmlFormat.class.getResourceAsStream("map.html"), "map.html")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
