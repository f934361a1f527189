package undercroft.export.drawing;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import undercroft.export.drawing.Drawing.Area;
import undercroft.export.drawing.Drawing.Clipped;
import undercroft.export.drawing.Drawing.Layer;
import undercroft.export.drawing.Drawing.Mark;
import undercroft.export.drawing.Drawing.Region;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Drawing.Stroke;
import undercroft.export.drawing.Drawing.Strokes;
import undercroft.export.drawing.Drawing.Words;

/** Writes a drawing as SVG: a group for each layer, an element for each mark. */
public final class SvgWriter {

    private SvgWriter() {}

    public static void write(Drawing drawing, OutputStream out) throws IOException {
        SvgElements.write(out, drawing.width(), drawing.height(), drawing.title(), svg -> writeLayers(drawing, svg));
    }

    /** Writes the page and the layers of a drawing into an open file. */
    public static void writeLayers(Drawing drawing, SvgElements svg) throws IOException {
        svg.line()
                .start("rect")
                .attribute("width", "100%")
                .attribute("height", "100%")
                .fill(drawing.page())
                .end();
        for (Layer layer : drawing.layers()) {
            svg.line().start("g").attribute("id", layer.name());
            writeMarks(layer.marks(), svg);
            svg.line().end();
        }
    }

    /** Writes marks into an open group. */
    public static void writeMarks(List<Mark> marks, SvgElements svg) throws IOException {
        for (Mark mark : marks) {
            write(mark, svg.line());
        }
    }

    private static void write(Mark mark, SvgElements svg) throws IOException {
        if (mark instanceof Area area) {
            svg.start("path")
                    .attribute("d", SvgElements.path(List.of(new Stroke(area.corners(), true))))
                    .fill(area.fill());
            if (!area.tooltip().isEmpty()) {
                svg.textElement("title", area.tooltip());
            }
            svg.end();
        } else if (mark instanceof Region region) {
            svg.start("path")
                    .attribute("d", SvgElements.path(closed(region.contours())))
                    .fill(region.fill())
                    .end();
        } else if (mark instanceof Clipped clipped) {
            write(clipped, svg);
        } else if (mark instanceof Strokes strokes) {
            write(strokes, svg);
        } else if (mark instanceof Words words) {
            svg.words(words);
        }
    }

    private static void write(Clipped clipped, SvgElements svg) throws IOException {
        svg.start("clipPath").attribute("id", clipped.name());
        svg.start("path")
                .attribute("d", SvgElements.path(closed(clipped.contours())))
                .end();
        svg.end();
        svg.line().start("g").attribute("clip-path", "url(#" + clipped.name() + ")");
        writeMarks(clipped.marks(), svg);
        svg.line().end();
    }

    private static List<Stroke> closed(List<List<Spot>> contours) {
        return contours.stream().map(contour -> new Stroke(contour, true)).toList();
    }

    private static void write(Strokes strokes, SvgElements svg) throws IOException {
        svg.start("path")
                .attribute("d", SvgElements.path(strokes.strokes()))
                .attribute("fill", "none")
                .attribute("stroke", strokes.pen().colour().hex());
        if (strokes.pen().colour().opacity() < 1) {
            svg.attribute("stroke-opacity", strokes.pen().colour().opacity());
        }
        svg.attribute("stroke-width", strokes.pen().width())
                .attribute("stroke-linecap", "round")
                .attribute("stroke-linejoin", "round")
                .end();
    }
}
