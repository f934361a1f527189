package undercroft.export;

import java.util.List;
import java.util.Optional;
import undercroft.export.tilemap.CsvFormat;
import undercroft.export.tilemap.LdtkFormat;
import undercroft.export.tilemap.TmjFormat;
import undercroft.export.tilemap.TmxFormat;
import undercroft.tiles.WallRule;

/**
 * The formats that a layout can be written in. A format's own classes are loaded when it is first asked for, those that
 * it writes with when it first writes: most runs need one or two formats, and a short run is mostly loading.
 */
public final class LayoutFormats {

    private LayoutFormats() {}

    /** The names of all formats, as a user writes them. */
    public static List<String> names() {
        return List.of("json", "svg", "png", "ascii", "tmx", "tmj", "ldtk", "csv", "edgar-legacy");
    }

    /** The format of a name, with walls inside where it has tiles. */
    public static Optional<LayoutFormat> named(String name) {
        return named(name, WallRule.INSIDE);
    }

    /**
     * The format of a name.
     *
     * @param walls where the walls are in formats that have tiles
     */
    public static Optional<LayoutFormat> named(String name, WallRule walls) {
        return Optional.ofNullable(
                switch (name) {
                    case "json" -> LayoutJson.ofThisProgram();
                    case "svg" -> new SvgFormat();
                    case "png" -> new PngFormat();
                    case "ascii" -> new AsciiFormat();
                    case "tmx" -> new TmxFormat(walls);
                    case "tmj" -> new TmjFormat(walls);
                    case "ldtk" -> new LdtkFormat(walls);
                    case "csv" -> new CsvFormat(walls);
                    case "edgar-legacy" -> new EdgarLegacyFormat();
                    default -> null;
                });
    }
}
