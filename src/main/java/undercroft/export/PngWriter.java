package undercroft.export;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import undercroft.export.Drawing.Area;
import undercroft.export.Drawing.Pen;
import undercroft.export.Drawing.Stroke;
import undercroft.export.Drawing.Strokes;
import undercroft.export.Drawing.Tip;
import undercroft.export.Drawing.Words;

/** Draws a drawing with Java2D, without a screen and without fonts, and writes it as PNG. */
final class PngWriter {

    /** Of the letters' size. */
    private static final double LETTER_STROKE = 0.085;

    private static final double BOLD_LETTER_STROKE = 0.13;

    private PngWriter() {}

    static void write(Drawing drawing, OutputStream out) throws IOException {
        BufferedImage image = new BufferedImage(drawing.width(), drawing.height(), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.setColor(awt(drawing.page()));
        graphics.fillRect(0, 0, drawing.width(), drawing.height());
        drawing.layers().stream().flatMap(layer -> layer.marks().stream()).forEach(mark -> draw(mark, graphics));
        graphics.dispose();
        // Not ImageIO's own choice of stream, which may be a file in a temporary folder.
        try (ImageOutputStream stream = new MemoryCacheImageOutputStream(out)) {
            ImageIO.write(image, "png", stream);
        }
    }

    private static void draw(Drawing.Mark mark, Graphics2D graphics) {
        if (mark instanceof Area area) {
            graphics.setColor(awt(area.fill()));
            graphics.fill(path(List.of(new Stroke(area.corners(), true))));
        } else if (mark instanceof Strokes strokes) {
            draw(strokes.strokes(), strokes.pen(), graphics);
        } else if (mark instanceof Words words) {
            double size = words.lettering().size();
            double width = size * (words.lettering().bold() ? BOLD_LETTER_STROKE : LETTER_STROKE);
            Pen pen = new Pen(words.lettering().colour(), width, Tip.ROUND);
            draw(StrokeFont.standard().strokes(words.text(), words.start(), size), pen, graphics);
        }
    }

    private static void draw(List<Stroke> strokes, Pen pen, Graphics2D graphics) {
        boolean round = pen.tip() == Tip.ROUND;
        graphics.setColor(awt(pen.colour()));
        graphics.setStroke(new BasicStroke(
                (float) pen.width(),
                round ? BasicStroke.CAP_ROUND : BasicStroke.CAP_SQUARE,
                round ? BasicStroke.JOIN_ROUND : BasicStroke.JOIN_MITER));
        graphics.draw(path(strokes));
    }

    private static Path2D path(List<Stroke> strokes) {
        Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO);
        for (Stroke stroke : strokes) {
            path.moveTo(stroke.spots().get(0).x(), stroke.spots().get(0).y());
            stroke.spots().stream().skip(1).forEach(spot -> path.lineTo(spot.x(), spot.y()));
            if (stroke.closed()) {
                path.closePath();
            }
        }
        return path;
    }

    private static Color awt(Colour colour) {
        return new Color(colour.rgb() >> 16 & 0xFF, colour.rgb() >> 8 & 0xFF, colour.rgb() & 0xFF, (int)
                Math.round(colour.opacity() * 255));
    }
}
