package undercroft.cli;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;
import undercroft.export.format.TileSettings;
import undercroft.export.tileset.BuiltInTileset;
import undercroft.export.tileset.Tileset;
import undercroft.importing.TilesetFile;
import undercroft.source.BadInputException;
import undercroft.tiles.TileMap;
import undercroft.tiles.WallRule;

/** The options of formats of tiles. */
final class TileOptions {

    @Option(
            names = "--walls",
            paramLabel = "RULE",
            defaultValue = "solid",
            description = "Where the walls of tiles are: solid, around the rooms, so that no floor touches the void;"
                    + " inside, on the outermost cells of a room; or edges, between the cells."
                    + " Default: ${DEFAULT-VALUE}.")
    private String walls = "";

    @Option(
            names = "--tile-scale",
            paramLabel = "N",
            defaultValue = "1",
            description =
                    "How many tiles are along the side of a cell, from 1 to 4. From 3 on every room has enough for"
                            + " its walls. Default: ${DEFAULT-VALUE}.")
    private int scale;

    @Option(
            names = "--tileset",
            paramLabel = "NAME",
            defaultValue = "stone",
            description =
                    "The pictures of tiles: stone, crypt, cave, or a tileset of Tiled as a .tsx file with terrains or"
                            + " classes named after tiles, floor and wall at least. Default: ${DEFAULT-VALUE}.")
    private String tileset = "";

    /**
     * The settings that the options give.
     *
     * @param folder in which maps will be; empty for standard output
     */
    TileSettings settings(Optional<Path> folder) throws RefusedException {
        WallRule rule = WallRule.named(walls)
                .orElseThrow(() ->
                        new RefusedException("The --walls (%s) must be solid, inside or edges.".formatted(walls)));
        if (scale < 1 || scale > TileMap.MAX_SCALE) {
            throw new RefusedException(
                    "The --tile-scale (%d) must be from 1 to %d.".formatted(scale, TileMap.MAX_SCALE));
        }
        return new TileSettings(rule, scale, tileset(folder.orElse(Path.of(""))));
    }

    private Tileset tileset(Path folder) throws RefusedException {
        Optional<BuiltInTileset> known = BuiltInTileset.named(tileset);
        if (known.isPresent()) {
            return known.get().tileset();
        }
        if (!tileset.endsWith(".tsx")) {
            throw new RefusedException(
                    "The --tileset (%s) must be stone, crypt, cave or a .tsx file.".formatted(tileset));
        }
        try {
            return TilesetFile.read(Path.of(tileset), folder);
        } catch (BadInputException e) {
            throw RefusedException.of(e);
        }
    }
}
