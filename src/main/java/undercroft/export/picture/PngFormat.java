package undercroft.export.picture;

import java.io.IOException;
import java.io.OutputStream;
import undercroft.export.drawing.Drawing;
import undercroft.export.drawing.PngWriter;
import undercroft.export.format.Appearance;
import undercroft.export.format.LayoutFormat;
import undercroft.layout.Layout;

/** Layouts as PNG, for programs that cannot show SVG. */
public final class PngFormat implements LayoutFormat {

    /** A map of the largest size and a legend a third as wide; they take 160 MB while they are drawn. */
    private static final long MAX_PIXELS = 40_000_000;

    @Override
    public String suffix() {
        return ".png";
    }

    @Override
    public boolean isText() {
        return false;
    }

    @Override
    public void write(Layout layout, Appearance appearance, OutputStream out) throws IOException {
        PictureLimits.check(layout, appearance);
        Drawing drawing = LayoutDrawing.of(layout, appearance);
        if ((long) drawing.width() * drawing.height() > MAX_PIXELS) {
            throw new IOException(
                    "The layout of %s has a picture (%d × %d pixels) that is too large for png. Draw it as svg."
                            .formatted(layout.level(), drawing.width(), drawing.height()));
        }
        if (PngWriter.isTooIntricate(drawing)) {
            throw new IOException(
                    "The layout of %s has too many walls and floors to be drawn as png in a few seconds. Draw it as svg."
                            .formatted(layout.level()));
        }
        PngWriter.write(drawing, out);
    }
}
