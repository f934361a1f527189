package undercroft.importing;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads Tiled's maps in JSON. */
final class TmjMap {

    private static final List<String> OTHER_SHAPES = List.of("gid", "template", "point", "ellipse", "text", "capsule");

    private final Diagnostics diagnostics;
    private final Values values;
    private final TiledReading reading;

    private TmjMap(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
        this.values = new Values(diagnostics);
        this.reading = new TiledReading(diagnostics);
    }

    /** Whether a file looks like a map. */
    static boolean isOne(Node.Fields root) {
        return root.get("layers").isPresent() && root.get("tilewidth").isPresent();
    }

    static TiledMap read(Node.Fields root, Diagnostics diagnostics) throws EndOfReading {
        return new TmjMap(diagnostics).map(root);
    }

    private TiledMap map(Node.Fields map) throws EndOfReading {
        reading.check(map.at(), word(map, "orientation"), word(map, "infinite").equals("true"));
        List<TiledMap.Layer> layers = new ArrayList<>();
        layers(map, layers);
        return new TiledMap(size(map, "height"), size(map, "tilewidth"), size(map, "tileheight"), layers);
    }

    private void layers(Node.Fields parent, List<TiledMap.Layer> layers) throws EndOfReading {
        for (Node node : values.list(parent, "layers")) {
            Optional<Node.Fields> mapping = values.mapping(node, "layer");
            if (mapping.isPresent()) {
                layer(mapping.get(), layers);
            }
        }
    }

    private void layer(Node.Fields layer, List<TiledMap.Layer> layers) throws EndOfReading {
        reading.checkOffset(layer.at(), word(layer, "offsetx"), word(layer, "offsety"));
        switch (word(layer, "type")) {
            case "tilelayer" -> layers.add(tiles(layer));
            case "objectgroup" -> layers.add(objects(layer));
            case "group" -> layers(layer, layers);
            case "imagelayer" -> diagnostics.passOver(layer.at(), "An image layer");
            default -> diagnostics.error(layer.at(), "The layer is of no known type. Save the map again.");
        }
    }

    private TiledMap.Tiles tiles(Node.Fields layer) throws EndOfReading {
        int width = size(layer, "width");
        int height = size(layer, "height");
        Node data = layer.get("data").orElse(layer);
        List<String> rows;
        if (data instanceof Node.Scalar text) {
            rows = TileData.base64(text.text(), word(layer, "compression"), width, height, text.at(), diagnostics);
        } else {
            List<Boolean> tiles = new ArrayList<>();
            for (Node tile : values.list(data, "data")) {
                tiles.add(tile instanceof Node.Scalar scalar
                        && TileData.tile(scalar.text()).orElse(0) != 0);
            }
            rows = TileData.rows(tiles, width, height, data.at(), diagnostics);
        }
        return new TiledMap.Tiles(layer.at(), word(layer, "name"), rows);
    }

    private TiledMap.Objects objects(Node.Fields layer) throws EndOfReading {
        List<TiledMap.MapObject> objects = new ArrayList<>();
        for (Node node : values.list(layer, "objects")) {
            Optional<Node.Fields> object = values.mapping(node, "object");
            if (object.isPresent()) {
                objects.add(object(object.get()));
            }
        }
        return new TiledMap.Objects(layer.at(), word(layer, "name"), objects);
    }

    private TiledMap.MapObject object(Node.Fields object) throws EndOfReading {
        TiledMap.Shape shape = TiledMap.Shape.RECTANGLE;
        List<TiledMap.Pixel> points = List.of();
        if (object.get("polygon").isPresent()) {
            shape = TiledMap.Shape.POLYGON;
            points = points(values.list(object, "polygon"));
        } else if (object.get("polyline").isPresent()) {
            shape = TiledMap.Shape.POLYLINE;
            points = points(values.list(object, "polyline"));
        } else if (OTHER_SHAPES.stream().anyMatch(key -> object.get(key).isPresent())) {
            shape = TiledMap.Shape.OTHER;
        }
        Map<String, String> properties = new LinkedHashMap<>();
        for (Node node : values.list(object, "properties")) {
            values.mapping(node, "property")
                    .ifPresent(property -> properties.put(word(property, "name"), word(property, "value")));
        }
        return new TiledMap.MapObject(
                object.at(),
                word(object, "name"),
                word(object, "class").isEmpty() ? word(object, "type") : word(object, "class"),
                shape,
                new TiledMap.Pixel(number(object, "x"), number(object, "y")),
                new TiledMap.Pixel(number(object, "width"), number(object, "height")),
                number(object, "rotation").signum() != 0,
                points,
                properties);
    }

    private List<TiledMap.Pixel> points(List<Node> nodes) throws EndOfReading {
        List<TiledMap.Pixel> points = new ArrayList<>();
        for (Node node : nodes) {
            Optional<Node.Fields> point = values.mapping(node, "point");
            if (point.isPresent()) {
                points.add(new TiledMap.Pixel(number(point.get(), "x"), number(point.get(), "y")));
            }
        }
        return points;
    }

    private int size(Node.Fields fields, String key) throws EndOfReading {
        return reading.size(fields.at(), key, word(fields, key));
    }

    private BigDecimal number(Node.Fields fields, String key) throws EndOfReading {
        return reading.number(fields.get(key).map(Node::at).orElse(fields.at()), key, word(fields, key));
    }

    private static String word(Node.Fields fields, String key) {
        return fields.get(key)
                .filter(Node.Scalar.class::isInstance)
                .map(node -> ((Node.Scalar) node).text())
                .orElse("");
    }
}
