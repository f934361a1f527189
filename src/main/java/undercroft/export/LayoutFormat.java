package undercroft.export;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import undercroft.layout.Layout;

/** A kind of file that a layout can be written as. Implementations hold no state: one serves any number of threads. */
public interface LayoutFormat {

    /** What a user calls it, such as {@code svg}. */
    String name();

    /** How its files end, with the dot: mostly the name, but {@code .txt} for {@code ascii}. */
    String suffix();

    /**
     * Writes a layout. Formats for programs ignore the appearance.
     *
     * @param out is neither buffered nor closed here
     */
    void write(Layout layout, Appearance appearance, OutputStream out) throws IOException;

    /** The files that must stand beside those of this format. */
    default List<Companion> companions() {
        return List.of();
    }
}
