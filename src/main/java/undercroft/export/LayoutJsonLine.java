package undercroft.export;

import java.io.IOException;
import java.io.OutputStream;
import undercroft.export.format.Appearance;
import undercroft.export.format.LayoutFormat;
import undercroft.layout.Layout;

/** The JSON of {@link LayoutJson} on a single line. */
public final class LayoutJsonLine implements LayoutFormat {

    private final LayoutJson json = LayoutJson.ofThisProgram();

    @Override
    public String suffix() {
        return ".jsonl";
    }

    @Override
    public boolean isReadable() {
        return true;
    }

    @Override
    public void write(Layout layout, Appearance appearance, OutputStream out) throws IOException {
        json.writeOnOneLine(appearance.detail().of(layout), out);
    }
}
