package undercroft.export;

import java.io.IOException;
import java.io.OutputStream;
import undercroft.export.format.Appearance;
import undercroft.export.format.LayoutFormat;
import undercroft.layout.Layout;

/** Layouts as PNG, for programs that cannot show SVG. */
final class PngFormat implements LayoutFormat {

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
        PngWriter.write(LayoutDrawing.of(layout, appearance), out);
    }
}
