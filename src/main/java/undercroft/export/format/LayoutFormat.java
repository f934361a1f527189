package undercroft.export.format;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import undercroft.layout.Layout;

/**
 * A format that layouts can be written in. It says everything about itself that others need to know; {@code
 * LayoutFormats} lists the formats. Implementations hold no state: one instance serves any number of threads.
 */
public interface LayoutFormat extends FileFormat {

    /**
     * Writes a layout.
     *
     * @param appearance a format uses the parts that concern it and ignores the others
     * @param out is neither buffered nor closed here
     * @throws IOException if the stream fails, or if the format cannot hold the layout; the message then says what to
     *     do
     */
    void write(Layout layout, Appearance appearance, OutputStream out) throws IOException;

    /** What the user should know of a layout in this format, as a whole sentence, if anything. */
    default Optional<String> note(Layout layout, Appearance appearance) {
        return Optional.empty();
    }

    /**
     * The files that must stand beside those in this format.
     *
     * @param appearance decides what those files refer to
     */
    default List<Companion> companions(Appearance appearance) {
        return List.of();
    }

    /** Whether {@code LayoutJson} can read files in this format, so that a resumed run can check them. */
    default boolean isReadable() {
        return false;
    }
}
