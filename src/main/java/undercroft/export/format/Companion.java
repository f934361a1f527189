package undercroft.export.format;

import java.io.IOException;
import java.io.OutputStream;

/** A file that all files of a format refer to, such as the image of the tiles. It is the same for every layout. */
public interface Companion {

    /** The name of the file, which belongs in the same folder. */
    String name();

    /** Writes the file's bytes; {@code out} stays open. */
    void writeTo(OutputStream out) throws IOException;
}
