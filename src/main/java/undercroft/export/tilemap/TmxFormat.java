package undercroft.export.tilemap;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import undercroft.export.format.Appearance;
import undercroft.export.format.Companion;
import undercroft.export.tilemap.TiledMap.MapObject;
import undercroft.export.tilemap.TiledMap.ObjectLayer;
import undercroft.export.tilemap.TiledMap.TileLayer;
import undercroft.export.tileset.Tileset;
import undercroft.tiles.TileMap;

/** Maps of Tiled as XML. */
public final class TmxFormat extends TileFormat {

    public TmxFormat() {
        super(".tmx");
    }

    @Override
    public List<Companion> companions(Appearance appearance) {
        return TiledMap.companions(appearance.tiles().tileset());
    }

    @Override
    void write(TileMap map, Tileset tileset, OutputStream out) throws IOException {
        TmxElements.write(out, xml -> write(TiledMap.of(map, tileset), xml));
    }

    private static void write(TiledMap map, TmxElements xml) throws IOException {
        xml.start("map")
                .attribute("version", TiledMap.VERSION)
                .attribute("tiledversion", TiledMap.TILED_VERSION)
                .attribute("orientation", "orthogonal")
                .attribute("renderorder", "right-down")
                .attribute("width", map.width())
                .attribute("height", map.height())
                .attribute("tilewidth", map.tileset().tileSize())
                .attribute("tileheight", map.tileset().tileSize())
                .attribute("infinite", 0)
                .attribute("nextlayerid", map.nextLayerId())
                .attribute("nextobjectid", map.nextObjectId());
        if (map.tileset().background().isPresent()) {
            xml.attribute("backgroundcolor", map.tileset().background().get());
        }
        write(map.properties(), xml);
        xml.start("tileset")
                .attribute("firstgid", TiledMap.FIRST_ID)
                .attribute("source", map.tileset().source())
                .end();
        for (TileLayer layer : map.tileLayers()) {
            write(layer, map, xml);
        }
        for (ObjectLayer layer : map.objectLayers()) {
            write(layer, xml);
        }
        xml.end();
    }

    private static void write(TileLayer layer, TiledMap map, TmxElements xml) throws IOException {
        String rows = IntStream.range(0, map.height())
                .mapToObj(row -> row(layer, map, row))
                .collect(joining(",\n", "\n", "\n"));
        xml.start("layer")
                .attribute("id", layer.id())
                .attribute("name", layer.name())
                .attribute("width", map.width())
                .attribute("height", map.height());
        xml.start("data").attribute("encoding", "csv").text(rows).end();
        xml.end();
    }

    private static String row(TileLayer layer, TiledMap map, int row) {
        int width = map.width();
        return Arrays.stream(layer.numbers(), row * width, (row + 1) * width)
                .mapToObj(Integer::toString)
                .collect(joining(","));
    }

    private static void write(ObjectLayer layer, TmxElements xml) throws IOException {
        xml.start("objectgroup").attribute("id", layer.id()).attribute("name", layer.name());
        if (!layer.isVisible()) {
            xml.attribute("visible", 0);
        }
        write(layer.properties(), xml);
        for (MapObject object : layer.objects()) {
            write(object, xml);
        }
        xml.end();
    }

    private static void write(MapObject object, TmxElements xml) throws IOException {
        String points = object.points().stream()
                .map(point -> point.x() + "," + point.y())
                .collect(joining(" "));
        xml.start("object").attribute("id", object.id());
        if (!object.name().isEmpty()) {
            xml.attribute("name", object.name());
        }
        xml.attribute("type", object.type())
                .attribute("x", object.at().x())
                .attribute("y", object.at().y());
        write(object.properties(), xml);
        xml.start(object.shape());
        if (!object.isPoint()) {
            xml.attribute("points", points);
        }
        xml.end();
        xml.end();
    }

    private static void write(List<Property> properties, TmxElements xml) throws IOException {
        if (properties.isEmpty()) {
            return;
        }
        xml.start("properties");
        for (Property property : properties) {
            xml.start("property").attribute("name", property.name()).attribute("type", property.tiledType());
            // XML readers replace line breaks in attributes by blanks.
            if (property.text().contains("\n")) {
                xml.text(property.text());
            } else {
                xml.attribute("value", property.text());
            }
            xml.end();
        }
        xml.end();
    }
}
