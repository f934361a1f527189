package undercroft.export.format;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import undercroft.layout.Layout;

/** A format of which one file can hold several layouts, such as the levels of a project. */
public interface SharedFileFormat extends LayoutFormat {

    /**
     * Writes several layouts into one file.
     *
     * @param layouts at least one, each of another level or seed
     * @param appearance a format uses the parts that concern it and ignores the others
     * @param out is neither buffered nor closed here
     * @throws IOException if the stream fails, or if the format cannot hold the layouts; the message then says what to do
     */
    void writeAll(List<Layout> layouts, Appearance appearance, OutputStream out) throws IOException;
}
