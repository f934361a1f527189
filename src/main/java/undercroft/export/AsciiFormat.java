package undercroft.export;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import undercroft.export.format.Appearance;
import undercroft.export.format.LayoutFormat;
import undercroft.layout.Layout;
import undercroft.tiles.MapSize;

/** Layouts drawn with characters, for terminals. */
final class AsciiFormat implements LayoutFormat {

    @Override
    public String suffix() {
        return ".txt";
    }

    @Override
    public void write(Layout layout, Appearance appearance, OutputStream out) throws IOException {
        Optional<String> excess = MapSize.excess(layout);
        if (excess.isPresent()) {
            throw new IOException(
                    "The layout of %s %s for text. Draw it as svg.".formatted(layout.level(), excess.get()));
        }
        StringBuilder text = new StringBuilder(AsciiDrawing.of(layout));
        if (appearance.mission()) {
            MissionText.of(layout).forEach(line -> text.append(line).append('\n'));
        }
        out.write(text.toString().getBytes(StandardCharsets.UTF_8));
    }
}
