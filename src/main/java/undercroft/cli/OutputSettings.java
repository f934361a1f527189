package undercroft.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import undercroft.export.FormatRegistry;
import undercroft.export.format.Appearance;
import undercroft.export.format.Detail;
import undercroft.export.format.LayoutFormat;
import undercroft.export.format.TileSettings;
import undercroft.export.tileset.BuiltInTileset;
import undercroft.export.tileset.Tileset;
import undercroft.importing.TilesetFile;
import undercroft.source.BadInputException;
import undercroft.tiles.TileMap;
import undercroft.tiles.WallRule;

/**
 * What the options of layouts ask for, checked. Apart from the options, because picocli loads every class that their methods name,
 * even to print a help text.
 *
 * @param folder in which files will be; empty for standard output
 */
record OutputSettings(Optional<Path> folder, Appearance appearance) {

    private static final String MISSION = "mission";

    static OutputSettings of(TargetOptions target, MapOptions map, TileOptions tiles) throws RefusedException {
        Appearance appearance = Destination.appearance(target.theme())
                .withPixelsPerCell(pixels(map.scale()))
                .withGrid(map.hasGrid())
                .withMission(showsMission(map.shown()))
                .withTiles(tiles(tiles, target.folder().orElse(Path.of(""))));
        return new OutputSettings(target.folder(), appearance);
    }

    /**
     * Where the layouts go.
     *
     * @param formats the names of the formats
     * @param detail how much JSON holds, if that is given
     */
    Destination destination(FormatRegistry<LayoutFormat> known, List<String> formats, Optional<String> detail)
            throws RefusedException {
        Destination destination = Destination.of(folder, known, formats, appearance);
        return detail.isPresent() ? destination.withDetail(detail(detail.get())) : destination;
    }

    private static int pixels(int scale) throws RefusedException {
        if (scale != Appearance.AUTOMATIC
                && (scale < Appearance.MIN_PIXELS_PER_CELL || scale > Appearance.MAX_PIXELS_PER_CELL)) {
            throw new RefusedException("The --scale (%d) must be from %d to %d pixels."
                    .formatted(scale, Appearance.MIN_PIXELS_PER_CELL, Appearance.MAX_PIXELS_PER_CELL));
        }
        return scale;
    }

    private static boolean showsMission(Optional<String> shown) throws RefusedException {
        if (shown.isPresent() && !shown.get().equals(MISSION)) {
            throw new RefusedException("The --show (%s) must be %s.".formatted(shown.get(), MISSION));
        }
        return shown.isPresent();
    }

    private static TileSettings tiles(TileOptions given, Path folder) throws RefusedException {
        WallRule rule = WallRule.named(given.walls())
                .orElseThrow(() -> new RefusedException(
                        "The --walls (%s) must be solid, inside or edges.".formatted(given.walls())));
        if (given.scale() < 1 || given.scale() > TileMap.MAX_SCALE) {
            throw new RefusedException(
                    "The --tile-scale (%d) must be from 1 to %d.".formatted(given.scale(), TileMap.MAX_SCALE));
        }
        return new TileSettings(rule, given.scale(), tileset(given.tileset(), folder));
    }

    private static Tileset tileset(String name, Path folder) throws RefusedException {
        Optional<BuiltInTileset> known = BuiltInTileset.named(name);
        if (known.isPresent()) {
            return known.get().tileset();
        }
        if (!name.endsWith(".tsx")) {
            throw new RefusedException("The --tileset (%s) must be stone, crypt, cave or a .tsx file.".formatted(name));
        }
        try {
            return TilesetFile.read(Path.of(name), folder);
        } catch (BadInputException e) {
            throw RefusedException.of(e);
        }
    }

    private static Detail detail(String name) throws RefusedException {
        return Detail.named(name)
                .orElseThrow(() -> new RefusedException("The --detail (%s) must be plain or full.".formatted(name)));
    }
}
