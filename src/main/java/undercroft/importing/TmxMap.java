package undercroft.importing;

import java.io.StringReader;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** Reads Tiled's TMX files, without external entities or anything else from outside the file. */
final class TmxMap {

    private static final int MAX_DEPTH = 64;

    /** An element with what is in it; text only where it has no elements. */
    private record Element(
            SourcePosition at, String name, Map<String, String> attributes, List<Element> children, String text) {

        String attribute(String key) {
            return attributes.getOrDefault(key, "");
        }

        Optional<Element> child(String childName) {
            return children.stream()
                    .filter(child -> child.name.equals(childName))
                    .findFirst();
        }
    }

    private final List<String> lines;
    private final Diagnostics diagnostics;
    private final TiledReading reading;

    private TmxMap(String text, Diagnostics diagnostics) {
        this.lines = List.of(text.split("\\R", -1));
        this.diagnostics = diagnostics;
        this.reading = new TiledReading(diagnostics);
    }

    static TiledMap read(String text, Diagnostics diagnostics) throws EndOfReading {
        TmxMap map = new TmxMap(text, diagnostics);
        return map.map(map.parsed(text));
    }

    private Element parsed(String text) throws EndOfReading {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_COALESCING, true);
        try {
            XMLStreamReader xml = factory.createXMLStreamReader(new StringReader(text));
            SourcePosition at = at(xml.getLocation());
            while (xml.next() != XMLStreamConstants.START_ELEMENT) {
                at = at(xml.getLocation());
            }
            return element(xml, at, 1);
        } catch (XMLStreamException e) {
            SourcePosition at = e.getLocation() == null ? SourcePosition.START : at(e.getLocation());
            diagnostics.error(at, "The file is not XML here. Save the map again.");
        }
        throw new EndOfReading();
    }

    /** @param at where the element begins: where what comes before it ends */
    private Element element(XMLStreamReader xml, SourcePosition at, int depth) throws XMLStreamException, EndOfReading {
        if (depth > MAX_DEPTH) {
            diagnostics.error(at, "The file nests more than %d deep. Save the map again.".formatted(MAX_DEPTH));
            throw new EndOfReading();
        }
        Map<String, String> attributes = new LinkedHashMap<>();
        for (int i = 0; i < xml.getAttributeCount(); i++) {
            attributes.put(xml.getAttributeLocalName(i), xml.getAttributeValue(i));
        }
        String name = xml.getLocalName();
        List<Element> children = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        SourcePosition before = at(xml.getLocation());
        int event = xml.next();
        while (event != XMLStreamConstants.END_ELEMENT) {
            if (event == XMLStreamConstants.START_ELEMENT) {
                children.add(element(xml, before, depth + 1));
            } else if (event == XMLStreamConstants.CHARACTERS) {
                text.append(xml.getText());
            }
            before = at(xml.getLocation());
            event = xml.next();
        }
        return new Element(at, name, attributes, List.copyOf(children), text.toString());
    }

    private TiledMap map(Element map) throws EndOfReading {
        if (!map.name().equals("map")) {
            diagnostics.error(map.at(), "The file is not a Tiled map. Give a .tmx file.");
            throw new EndOfReading();
        }
        reading.check(
                map.at(),
                map.attribute("orientation"),
                map.attribute("infinite").equals("1"));
        int height = reading.size(map.at(), "height", map.attribute("height"));
        int tileWidth = reading.size(map.at(), "tilewidth", map.attribute("tilewidth"));
        int tileHeight = reading.size(map.at(), "tileheight", map.attribute("tileheight"));
        List<TiledMap.Layer> layers = new ArrayList<>();
        layers(map, layers);
        return new TiledMap(height, tileWidth, tileHeight, layers);
    }

    private void layers(Element parent, List<TiledMap.Layer> layers) throws EndOfReading {
        for (Element child : parent.children()) {
            switch (child.name()) {
                case "layer" -> layers.add(tiles(child));
                case "objectgroup" -> layers.add(objects(child));
                case "group" -> {
                    reading.checkOffset(child.at(), child.attribute("offsetx"), child.attribute("offsety"));
                    layers(child, layers);
                }
                case "imagelayer" -> diagnostics.passOver(child.at(), "An image layer");
                default -> {
                    // Tilesets, properties and the editor's own settings say nothing of rooms.
                }
            }
        }
    }

    private TiledMap.Tiles tiles(Element layer) throws EndOfReading {
        reading.checkOffset(layer.at(), layer.attribute("offsetx"), layer.attribute("offsety"));
        int width = reading.size(layer.at(), "width", layer.attribute("width"));
        int height = reading.size(layer.at(), "height", layer.attribute("height"));
        Optional<Element> data = layer.child("data");
        if (data.isEmpty()) {
            diagnostics.error(layer.at(), "The layer has no data. Save the map again.");
            throw new EndOfReading();
        }
        Element given = data.get();
        String encoding = given.attribute("encoding");
        List<String> rows;
        if (encoding.equals("base64")) {
            rows = TileData.base64(
                    given.text(), given.attribute("compression"), width, height, given.at(), diagnostics);
        } else if (encoding.equals("csv")) {
            rows = TileData.csv(given.text(), width, height, given.at(), diagnostics);
        } else {
            List<Boolean> tiles = given.children().stream()
                    .map(tile -> TileData.tile(tile.attribute("gid")).orElse(0) != 0)
                    .toList();
            rows = TileData.rows(tiles, width, height, given.at(), diagnostics);
        }
        return new TiledMap.Tiles(layer.at(), layer.attribute("name"), rows);
    }

    private TiledMap.Objects objects(Element group) throws EndOfReading {
        reading.checkOffset(group.at(), group.attribute("offsetx"), group.attribute("offsety"));
        List<TiledMap.MapObject> objects = new ArrayList<>();
        for (Element child : group.children()) {
            if (child.name().equals("object")) {
                objects.add(object(child));
            }
        }
        return new TiledMap.Objects(group.at(), group.attribute("name"), objects);
    }

    private TiledMap.MapObject object(Element object) throws EndOfReading {
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
        SourcePosition at = object.at();
        String kind = object.attributes().getOrDefault("class", object.attribute("type"));
        return new TiledMap.MapObject(
                at,
                object.attribute("name"),
                kind,
                shape,
                new TiledMap.Pixel(number(at, object, "x"), number(at, object, "y")),
                new TiledMap.Pixel(number(at, object, "width"), number(at, object, "height")),
                number(at, object, "rotation").signum() != 0,
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

    private BigDecimal number(SourcePosition at, Element object, String key) throws EndOfReading {
        return reading.number(at, key, object.attribute(key));
    }

    private List<TiledMap.Pixel> points(Element polygon) throws EndOfReading {
        List<TiledMap.Pixel> points = new ArrayList<>();
        for (String pair : polygon.attribute("points").strip().split("\\s+", -1)) {
            String[] numbers = pair.split(",", -1);
            if (numbers.length != 2) {
                diagnostics.error(polygon.at(), "The points are not pairs of numbers. Save the map again.");
                throw new EndOfReading();
            }
            points.add(new TiledMap.Pixel(
                    reading.number(polygon.at(), "x", numbers[0]), reading.number(polygon.at(), "y", numbers[1])));
        }
        return points;
    }

    /**
     * Where the next element begins. The parser stands where the last event ended, before blanks that it does not report,
     * or already behind the bracket that ended a text.
     */
    private SourcePosition at(Location location) {
        int line = Math.max(1, location.getLineNumber());
        int column = Math.max(1, location.getColumnNumber());
        if (line <= lines.size() && column >= 2 && lines.get(line - 1).startsWith("<", column - 2)) {
            return new SourcePosition(line, column - 1);
        }
        for (int row = line; row <= lines.size(); row++) {
            String text = lines.get(row - 1);
            for (int i = row == line ? column - 1 : 0; i < text.length(); i++) {
                if (!Character.isWhitespace(text.charAt(i))) {
                    return new SourcePosition(row, i + 1);
                }
            }
        }
        return new SourcePosition(line, column);
    }
}
