package undercroft.export;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import undercroft.export.format.Appearance;
import undercroft.export.format.FileFormat;
import undercroft.level.Level;

/**
 * A format that the graph of a level can be written in. {@link GraphFormats} lists the formats. Implementations hold no
 * state.
 */
public interface GraphFormat extends FileFormat {

    /** Why the format cannot hold a level, with what to do instead; empty if it can. */
    default Optional<String> refusal(Level level) {
        return Optional.empty();
    }

    /**
     * Writes the graph of a level that is not refused.
     *
     * @param out is neither buffered nor closed here
     */
    void write(Level level, Appearance appearance, OutputStream out) throws IOException;
}
