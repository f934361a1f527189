package undercroft.export;

import java.io.IOException;
import java.io.OutputStream;
import undercroft.export.format.Appearance;
import undercroft.export.format.LayoutFormat;
import undercroft.layout.Layout;

/** The JSON of {@link LayoutJson} under the extension that engines import as a layout and not as text. */
final class UndercroftFormat implements LayoutFormat {

    private final LayoutJson json = LayoutJson.ofThisProgram();

    @Override
    public String suffix() {
        return ".undercroft";
    }

    @Override
    public boolean isReadable() {
        return true;
    }

    @Override
    public void write(Layout layout, Appearance appearance, OutputStream out) throws IOException {
        json.write(layout, appearance, out);
    }
}
