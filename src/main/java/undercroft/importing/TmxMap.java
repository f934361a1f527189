package undercroft.importing;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import undercroft.importing.XmlTree.Element;
import undercroft.source.SourcePosition;
import undercroft.source.SourceText;

/** Reads maps of Tiled in TMX. */
final class TmxMap {

    private final ImportReport report;
    private final TiledValues values;

    private TmxMap(ImportReport report) {
        this.report = report;
        this.values = new TiledValues(report);
    }

    static TiledMap read(SourceText source, ImportReport report) throws ImportAbortedException {
        return new TmxMap(report).map(XmlTree.read(source, report));
    }

    private TiledMap map(Element map) throws ImportAbortedException {
        if (!map.name().equals("map")) {
            report.error(map.position(), "The file is not a Tiled map. Give a .tmx file.");
            throw new ImportAbortedException();
        }
        values.check(
                map.position(),
                map.attribute("orientation"),
                map.attribute("infinite").equals("1"));
        int height = values.size(map.position(), "height", map.attribute("height"));
        int tileWidth = values.size(map.position(), "tilewidth", map.attribute("tilewidth"));
        int tileHeight = values.size(map.position(), "tileheight", map.attribute("tileheight"));
        List<TiledMap.Layer> layers = new ArrayList<>();
        layers(map, layers);
        return new TiledMap(height, tileWidth, tileHeight, layers);
    }

    private void layers(Element parent, List<TiledMap.Layer> layers) throws ImportAbortedException {
        for (Element child : parent.children()) {
            switch (child.name()) {
                case "layer" -> layers.add(tiles(child));
                case "objectgroup" -> layers.add(objects(child));
                case "group" -> {
                    values.checkOffset(child.position(), child.attribute("offsetx"), child.attribute("offsety"));
                    layers(child, layers);
                }
                case "imagelayer" -> report.omit(child.position(), "An image layer");
                default -> {
                    // Tilesets, properties and the editor's own settings say nothing of rooms.
                }
            }
        }
    }

    private TiledMap.Tiles tiles(Element layer) throws ImportAbortedException {
        values.checkOffset(layer.position(), layer.attribute("offsetx"), layer.attribute("offsety"));
        int width = values.size(layer.position(), "width", layer.attribute("width"));
        int height = values.size(layer.position(), "height", layer.attribute("height"));
        values.countTiles(layer.position(), width, height);
        Optional<Element> data = layer.child("data");
        if (data.isEmpty()) {
            report.error(layer.position(), "The layer has no data. Save the map again.");
            throw new ImportAbortedException();
        }
        Element given = data.get();
        String encoding = given.attribute("encoding");
        List<String> rows;
        if (encoding.equals("base64")) {
            rows = TileData.base64(
                    given.text(), given.attribute("compression"), width, height, given.position(), report);
        } else if (encoding.equals("csv")) {
            rows = TileData.csv(given.text(), width, height, given.position(), report);
        } else {
            List<Boolean> tiles = given.children().stream()
                    .map(tile -> TileData.tile(tile.attribute("gid")).orElse(0) != 0)
                    .toList();
            rows = TileData.rows(tiles, width, height, given.position(), report);
        }
        return new TiledMap.Tiles(layer.position(), layer.attribute("name"), rows);
    }

    private TiledMap.Objects objects(Element group) throws ImportAbortedException {
        values.checkOffset(group.position(), group.attribute("offsetx"), group.attribute("offsety"));
        List<TiledMap.MapObject> objects = new ArrayList<>();
        for (Element child : group.children()) {
            if (child.name().equals("object")) {
                objects.add(object(child));
            }
        }
        return new TiledMap.Objects(group.position(), group.attribute("name"), objects);
    }

    private TiledMap.MapObject object(Element object) throws ImportAbortedException {
        TiledMap.Shape shape = TiledMap.Shape.RECTANGLE;
        List<TiledMap.Pixel> points = List.of();
        if (object.child("polygon").isPresent()) {
            shape = TiledMap.Shape.POLYGON;
            points = points(object.child("polygon").get());
        } else if (object.child("polyline").isPresent()) {
            shape = TiledMap.Shape.POLYLINE;
            points = points(object.child("polyline").get());
        } else if (isOther(object)) {
            shape = TiledMap.Shape.OTHER;
        }
        Map<String, String> properties = new LinkedHashMap<>();
        for (Element property :
                object.child("properties").map(Element::children).orElse(List.of())) {
            String value = property.attributes().getOrDefault("value", property.text());
            properties.put(property.attribute("name"), value);
        }
        SourcePosition position = object.position();
        String kind = object.attributes().getOrDefault("class", object.attribute("type"));
        return new TiledMap.MapObject(
                position,
                object.attribute("name"),
                kind,
                shape,
                new TiledMap.Pixel(number(position, object, "x"), number(position, object, "y")),
                new TiledMap.Pixel(number(position, object, "width"), number(position, object, "height")),
                number(position, object, "rotation").signum() != 0,
                points,
                properties);
    }

    private static boolean isOther(Element object) {
        return object.attributes().containsKey("gid")
                || object.attributes().containsKey("template")
                || object.children().stream()
                        .anyMatch(child ->
                                List.of("point", "ellipse", "text", "capsule").contains(child.name()));
    }

    private BigDecimal number(SourcePosition position, Element object, String key) throws ImportAbortedException {
        return values.number(position, key, object.attribute(key));
    }

    private List<TiledMap.Pixel> points(Element polygon) throws ImportAbortedException {
        List<TiledMap.Pixel> points = new ArrayList<>();
        for (String pair : polygon.attribute("points").strip().split("\\s+", -1)) {
            String[] numbers = pair.split(",", -1);
            if (numbers.length != 2) {
                report.error(polygon.position(), "The points are not pairs of numbers. Save the map again.");
                throw new ImportAbortedException();
            }
            points.add(new TiledMap.Pixel(
                    values.number(polygon.position(), "x", numbers[0]),
                    values.number(polygon.position(), "y", numbers[1])));
        }
        return points;
    }
}
