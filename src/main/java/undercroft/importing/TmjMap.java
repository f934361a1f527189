package undercroft.importing;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import undercroft.source.SourceNode;
import undercroft.source.SourceNode.Mapping;
import undercroft.source.SourceNode.Scalar;

/** Reads maps of Tiled in JSON. */
final class TmjMap {

    private static final List<String> OTHER_SHAPES = List.of("gid", "template", "point", "ellipse", "text", "capsule");

    private final ImportReport report;
    private final NodeReader nodes;
    private final TiledValues values;

    private TmjMap(ImportReport report) {
        this.report = report;
        this.nodes = new NodeReader(report);
        this.values = new TiledValues(report);
    }

    /** Whether a file looks like a map. */
    static boolean isMap(Mapping root) {
        return root.get("layers").isPresent() && root.get("tilewidth").isPresent();
    }

    static TiledMap read(Mapping root, ImportReport report) throws ImportAbortedException {
        return new TmjMap(report).map(root);
    }

    private TiledMap map(Mapping map) throws ImportAbortedException {
        values.check(
                map.position(),
                NodeReader.scalar(map, "orientation"),
                NodeReader.scalar(map, "infinite").equals("true"));
        List<TiledMap.Layer> layers = new ArrayList<>();
        layers(map, layers);
        return new TiledMap(size(map, "height"), size(map, "tilewidth"), size(map, "tileheight"), layers);
    }

    private void layers(Mapping parent, List<TiledMap.Layer> layers) throws ImportAbortedException {
        for (SourceNode node : nodes.list(parent, "layers")) {
            Optional<Mapping> mapping = nodes.mapping(node, "layer");
            if (mapping.isPresent()) {
                layer(mapping.get(), layers);
            }
        }
    }

    private void layer(Mapping layer, List<TiledMap.Layer> layers) throws ImportAbortedException {
        values.checkOffset(layer.position(), NodeReader.scalar(layer, "offsetx"), NodeReader.scalar(layer, "offsety"));
        switch (NodeReader.scalar(layer, "type")) {
            case "tilelayer" -> layers.add(tiles(layer));
            case "objectgroup" -> layers.add(objects(layer));
            case "group" -> layers(layer, layers);
            case "imagelayer" -> report.omit(layer.position(), "An image layer");
            default -> report.error(layer.position(), "The layer is of no known type. Save the map again.");
        }
    }

    private TiledMap.Tiles tiles(Mapping layer) throws ImportAbortedException {
        int width = size(layer, "width");
        int height = size(layer, "height");
        values.countTiles(layer.position(), width, height);
        SourceNode data = layer.get("data").orElse(layer);
        List<String> rows;
        if (data instanceof Scalar text) {
            rows = TileData.base64(
                    text.text(), NodeReader.scalar(layer, "compression"), width, height, text.position(), report);
        } else {
            List<Boolean> tiles = new ArrayList<>();
            for (SourceNode tile : nodes.list(data, "data")) {
                tiles.add(tile instanceof Scalar scalar
                        && TileData.tile(scalar.text()).orElse(0) != 0);
            }
            rows = TileData.rows(tiles, width, height, data.position(), report);
        }
        return new TiledMap.Tiles(layer.position(), NodeReader.scalar(layer, "name"), rows);
    }

    private TiledMap.Objects objects(Mapping layer) throws ImportAbortedException {
        List<TiledMap.MapObject> objects = new ArrayList<>();
        for (SourceNode node : nodes.list(layer, "objects")) {
            Optional<Mapping> object = nodes.mapping(node, "object");
            if (object.isPresent()) {
                objects.add(object(object.get()));
            }
        }
        return new TiledMap.Objects(layer.position(), NodeReader.scalar(layer, "name"), objects);
    }

    private TiledMap.MapObject object(Mapping object) throws ImportAbortedException {
        TiledMap.Shape shape = TiledMap.Shape.RECTANGLE;
        List<TiledMap.Pixel> points = List.of();
        if (object.get("polygon").isPresent()) {
            shape = TiledMap.Shape.POLYGON;
            points = points(nodes.list(object, "polygon"));
        } else if (object.get("polyline").isPresent()) {
            shape = TiledMap.Shape.POLYLINE;
            points = points(nodes.list(object, "polyline"));
        } else if (OTHER_SHAPES.stream().anyMatch(key -> object.get(key).isPresent())) {
            shape = TiledMap.Shape.OTHER;
        }
        Map<String, String> properties = new LinkedHashMap<>();
        for (SourceNode node : nodes.list(object, "properties")) {
            nodes.mapping(node, "property")
                    .ifPresent(property ->
                            properties.put(NodeReader.scalar(property, "name"), NodeReader.scalar(property, "value")));
        }
        return new TiledMap.MapObject(
                object.position(),
                NodeReader.scalar(object, "name"),
                NodeReader.scalar(object, "class").isEmpty()
                        ? NodeReader.scalar(object, "type")
                        : NodeReader.scalar(object, "class"),
                shape,
                new TiledMap.Pixel(number(object, "x"), number(object, "y")),
                new TiledMap.Pixel(number(object, "width"), number(object, "height")),
                number(object, "rotation").signum() != 0,
                points,
                properties);
    }

    private List<TiledMap.Pixel> points(List<SourceNode> items) throws ImportAbortedException {
        List<TiledMap.Pixel> points = new ArrayList<>();
        for (SourceNode node : items) {
            Optional<Mapping> point = nodes.mapping(node, "point");
            if (point.isPresent()) {
                points.add(new TiledMap.Pixel(number(point.get(), "x"), number(point.get(), "y")));
            }
        }
        return points;
    }

    private int size(Mapping mapping, String key) throws ImportAbortedException {
        return values.size(mapping.position(), key, NodeReader.scalar(mapping, key));
    }

    private BigDecimal number(Mapping mapping, String key) throws ImportAbortedException {
        return values.number(
                mapping.get(key).map(SourceNode::position).orElse(mapping.position()),
                key,
                NodeReader.scalar(mapping, key));
    }
}
