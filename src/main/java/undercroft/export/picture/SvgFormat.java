package undercroft.export.picture;

import java.io.IOException;
import java.io.OutputStream;
import undercroft.export.drawing.SvgWriter;
import undercroft.export.format.Appearance;
import undercroft.export.format.LayoutFormat;
import undercroft.layout.Layout;

/** Layouts as SVG, for browsers and drawing programs. */
public final class SvgFormat implements LayoutFormat {

    @Override
    public String suffix() {
        return ".svg";
    }

    @Override
    public void write(Layout layout, Appearance appearance, OutputStream out) throws IOException {
        PictureLimits.check(layout, appearance);
        SvgWriter.write(LayoutDrawing.of(layout, appearance), out);
    }
}
