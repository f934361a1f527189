package undercroft.export;

import java.util.List;
import java.util.Optional;

/**
 * The formats that a layout can be written in. A format's own classes are loaded when it is first asked for, those that
 * it writes with when it first writes: most runs need one or two formats, and a short run is mostly loading.
 */
public final class LayoutFormats {

    private LayoutFormats() {}

    /** The names of all formats, as a user writes them. */
    public static List<String> names() {
        return List.of("json", "svg", "png", "ascii", "edgar-legacy");
    }

    /** The format of a name. */
    public static Optional<LayoutFormat> named(String name) {
        return Optional.ofNullable(
                switch (name) {
                    case "json" -> LayoutJson.ofThisProgram();
                    case "svg" -> new SvgFormat();
                    case "png" -> new PngFormat();
                    case "ascii" -> new AsciiFormat();
                    case "edgar-legacy" -> new EdgarLegacyFormat();
                    default -> null;
                });
    }
}
