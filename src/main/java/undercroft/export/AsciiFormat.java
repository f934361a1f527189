package undercroft.export;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import undercroft.export.format.Appearance;
import undercroft.export.format.LayoutFormat;
import undercroft.geometry.Box;
import undercroft.layout.Layout;

/** Layouts drawn with characters, for terminals. */
final class AsciiFormat implements LayoutFormat {

    /** The most cells of a layout: 4 million make a text of 8 MB. */
    private static final long LARGEST = 4_000_000;

    @Override
    public String suffix() {
        return ".txt";
    }

    @Override
    public void write(Layout layout, Appearance appearance, OutputStream out) throws IOException {
        Box bounds = layout.bounds();
        if ((long) bounds.width() * bounds.height() > LARGEST) {
            throw new IOException("The layout of %s (%d × %d cells) is too large for text. Draw it as svg."
                    .formatted(layout.level(), bounds.width(), bounds.height()));
        }
        out.write(AsciiDrawing.of(layout).getBytes(StandardCharsets.UTF_8));
    }
}
