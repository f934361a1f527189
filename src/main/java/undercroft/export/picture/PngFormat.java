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
        PictureLimits.checkRaster(layout, drawing, "png");
        PngWriter.write(drawing, out);
    }
}
