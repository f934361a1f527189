package undercroft.export.tilemap;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.stream.IntStream;
import undercroft.export.tileset.Terrain;
import undercroft.export.tileset.Tileset;
import undercroft.export.tileset.TilesetTile;
import undercroft.geometry.CardinalDirection;
import undercroft.tiles.Tile;

/** Writes a tileset as Tiled does. Walls, floors and corridors are terrains, so that Tiled's terrain brush knows them. */
final class TsxFile {

    private TsxFile() {}

    static void write(Tileset tileset, OutputStream out) throws IOException {
        TmxElements.write(out, xml -> write(tileset, xml));
    }

    private static void write(Tileset tileset, TmxElements xml) throws IOException {
        xml.start("tileset")
                .attribute("version", TiledMap.VERSION)
                .attribute("tiledversion", TiledMap.TILED_VERSION)
                .attribute("name", tileset.name())
                .attribute("tilewidth", tileset.tileSize())
                .attribute("tileheight", tileset.tileSize())
                .attribute("tilecount", tileset.count())
                .attribute("columns", tileset.columns());
        xml.start("image")
                .attribute("source", tileset.image().file())
                .attribute("width", tileset.image().width())
                .attribute("height", tileset.image().height())
                .end();
        for (TilesetTile tile : tileset.tiles()) {
            write(tile, tileset, xml);
        }
        xml.start("wangsets");
        for (TerrainSet terrains : TerrainSet.values()) {
            write(terrains, tileset, xml);
        }
        xml.end();
        xml.end();
    }

    private static void write(TilesetTile tile, Tileset tileset, TmxElements xml) throws IOException {
        xml.start("tile")
                .attribute("id", tile.id())
                .attribute("type", tile.kind().text());
        if (tile.weight() != TilesetTile.USUAL_WEIGHT) {
            double probability = (double) tile.weight() / TilesetTile.USUAL_WEIGHT;
            xml.attribute("probability", String.format(Locale.ROOT, "%.2f", probability));
        }
        if (tile.part().isPresent()) {
            xml.start("properties");
            writeProperty("directions", directions(tile), xml);
            writeProperty("part", tile.part().get().text(), xml);
            xml.end();
        }
        if (tile.kind().isSolid()) {
            writeCollision(tileset, xml);
        }
        xml.end();
    }

    /** The whole tile as a shape with which things collide, as Tiled's collision editor writes it. */
    private static void writeCollision(Tileset tileset, TmxElements xml) throws IOException {
        xml.start("objectgroup").attribute("draworder", "index").attribute("id", 2);
        xml.start("object")
                .attribute("id", 1)
                .attribute("x", 0)
                .attribute("y", 0)
                .attribute("width", tileset.tileSize())
                .attribute("height", tileset.tileSize())
                .end();
        xml.end();
    }

    /** The directions in which one passes the door of a tile, as texts. */
    static String directions(TilesetTile tile) {
        return tile.directions().stream().sorted().map(CardinalDirection::text).collect(joining(" "));
    }

    private static void writeProperty(String name, String value, TmxElements xml) throws IOException {
        xml.start("property").attribute("name", name).attribute("value", value).end();
    }

    private static void write(TerrainSet terrains, Tileset tileset, TmxElements xml) throws IOException {
        xml.start("wangset")
                .attribute("name", terrains.label())
                .attribute("type", terrains.tiledType())
                .attribute("tile", -1);
        for (Tile kind : terrains.kinds()) {
            xml.start("wangcolor")
                    .attribute("name", kind.text())
                    .attribute("color", TerrainSet.colour(kind))
                    .attribute("tile", -1)
                    .attribute("probability", 1)
                    .end();
        }
        for (TilesetTile tile : tileset.tiles()) {
            int colour = 1 + terrains.kinds().indexOf(tile.kind());
            if (colour > 0 && tile.terrain().alike() != 0) {
                xml.start("wangtile")
                        .attribute("tileid", tile.id())
                        .attribute(
                                "wangid",
                                wangId(tile.terrain(), colour)
                                        .mapToObj(Integer::toString)
                                        .collect(joining(",")))
                        .end();
            }
        }
        xml.end();
    }

    /** The colours of the places around a tile. */
    static IntStream wangId(Terrain terrain, int colour) {
        return IntStream.range(0, Terrain.PLACES).map(place -> (terrain.alike() & 1 << place) == 0 ? 0 : colour);
    }
}
