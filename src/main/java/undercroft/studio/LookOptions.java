package undercroft.studio;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import undercroft.export.format.Appearance;
import undercroft.export.format.Appearance.Theme;
import undercroft.export.format.TileSettings;
import undercroft.export.tileset.BuiltInTileset;
import undercroft.json.JsonObject;
import undercroft.source.BadInputException;
import undercroft.tiles.TileMap;
import undercroft.tiles.WallRule;

/** How layouts are shown, as a JSON object. */
final class LookOptions {

    private static final List<String> FIELDS =
            List.of("theme", "scale", "grid", "mission", "walls", "tileScale", "tileset");

    private LookOptions() {}

    /**
     * Reads an appearance; what is not there is as on the command line.
     *
     * @throws BadInputException with everything that is wrong with it
     */
    static Appearance read(String text) throws BadInputException {
        return OptionsObject.read(text, List.of(), FIELDS, LookOptions::of);
    }

    private static Appearance of(JsonObject options) {
        Appearance standard = Appearance.DEFAULT;
        TileSettings tiles = new TileSettings(
                named(options, "walls", WallRule::named, "solid, inside or edges", TileSettings.DEFAULT.walls()),
                options.has("tileScale")
                        ? options.integer("tileScale", 1, TileMap.MAX_SCALE)
                        : TileSettings.DEFAULT.scale(),
                named(
                        options,
                        "tileset",
                        name -> BuiltInTileset.named(name).map(BuiltInTileset::tileset),
                        "stone, crypt or cave",
                        TileSettings.DEFAULT.tileset()));
        int scale = options.has("scale")
                ? options.integer("scale", Appearance.MIN_PIXELS_PER_CELL, Appearance.MAX_PIXELS_PER_CELL)
                : standard.pixelsPerCell();
        return standard.withTheme(named(options, "theme", Theme::named, "light, dark or parchment", standard.theme()))
                .withPixelsPerCell(scale)
                .withGrid(options.has("grid") ? options.bool("grid") : standard.grid())
                .withMission(options.has("mission") ? options.bool("mission") : standard.mission())
                .withTiles(tiles);
    }

    private static <T> T named(
            JsonObject options, String field, Function<String, Optional<T>> known, String names, T standard) {
        if (!options.has(field)) {
            return standard;
        }
        Optional<T> found = known.apply(options.text(field));
        if (found.isEmpty()) {
            options.error(field, "must be " + names);
        }
        return found.orElse(standard);
    }
}
