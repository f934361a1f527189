package undercroft.cli;

import picocli.CommandLine.Option;

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

    /** The name of a rule, as given; {@link OutputSettings} checks it, and the others. */
    String walls() {
        return walls;
    }

    int scale() {
        return scale;
    }

    String tileset() {
        return tileset;
    }
}
