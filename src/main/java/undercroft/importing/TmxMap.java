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
import undercroft.source.SourcePosition;
import undercroft.source.SourceText;

/** Reads maps of Tiled in TMX. External entities, and anything else outside the file, are ignored. */
final class TmxMap {

    /** Of elements in each other; layers of Tiled nest only in groups. */
    private static final int MAX_DEPTH = 64;

    /** Each takes a few hundred bytes of memory. Tiles are elements only in maps of old versions of Tiled. */
    private static final int MAX_ELEMENTS = 500_000;

    /** An XML element. */
    private record Element(
            SourcePosition position, String name, Map<String, String> attributes, List<Element> children, String text) {

        String attribute(String key) {
            return attributes.getOrDefault(key, "");
        }

        Optional<Element> child(String childName) {
            return children.stream()
                    .filter(child -> child.name.equals(childName))
                    .findFirst();
        }
    }

    private final String file;
    private final String text;
    private final ImportReport report;
    private final TiledValues values;
    private int knownLine = 1;
    private int knownStart;
    private int elements;

    private TmxMap(SourceText source, ImportReport report) {
        this.file = source.name();
        this.text = source.text();
        this.report = report;
        this.values = new TiledValues(report);
    }

    static TiledMap read(SourceText source, ImportReport report) throws ImportAbortedException {
        TmxMap map = new TmxMap(source, report);
        return map.map(map.parsed());
    }

    private Element parsed() throws ImportAbortedException {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_COALESCING, true);
        try {
            XMLStreamReader xml = factory.createXMLStreamReader(new StringReader(text));
            SourcePosition position = position(xml.getLocation());
            while (xml.next() != XMLStreamConstants.START_ELEMENT) {
                position = position(xml.getLocation());
            }
            return element(xml, position, 1);
        } catch (XMLStreamException e) {
            SourcePosition position = e.getLocation() == null ? report.start() : position(e.getLocation());
            report.error(position, "The file is not XML here. Save the map again.");
        }
        throw new ImportAbortedException();
    }

    /** @param position of the element: where the event before it ended */
    private Element element(XMLStreamReader xml, SourcePosition position, int depth)
            throws XMLStreamException, ImportAbortedException {
        if (depth > MAX_DEPTH) {
            report.error(position, "The file nests more than %d deep. Save the map again.".formatted(MAX_DEPTH));
            throw new ImportAbortedException();
        }
        elements++;
        if (elements > MAX_ELEMENTS) {
            report.error(
                    position,
                    "The file has more than %d elements. Save the map with CSV tiles.".formatted(MAX_ELEMENTS));
            throw new ImportAbortedException();
        }
        Map<String, String> attributes = new LinkedHashMap<>();
        for (int i = 0; i < xml.getAttributeCount(); i++) {
            attributes.put(xml.getAttributeLocalName(i), xml.getAttributeValue(i));
        }
        String name = xml.getLocalName();
        List<Element> children = new ArrayList<>();
        StringBuilder content = new StringBuilder();
        SourcePosition before = position(xml.getLocation());
        int event = xml.next();
        while (event != XMLStreamConstants.END_ELEMENT) {
            if (event == XMLStreamConstants.START_ELEMENT) {
                children.add(element(xml, before, depth + 1));
            } else if (event == XMLStreamConstants.CHARACTERS) {
                content.append(xml.getText());
            }
            before = position(xml.getLocation());
            event = xml.next();
        }
        return new Element(position, name, attributes, List.copyOf(children), content.toString());
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

    /**
     * The position of the next element. The parser gives the end of the last event: before blanks that it does not report, or
     * behind the bracket that ended a text.
     */
    private SourcePosition position(Location location) {
        int line = Math.max(1, location.getLineNumber());
        int column = Math.max(1, location.getColumnNumber());
        int next = lineStart(line) + column - 1;
        if (column >= 2 && text.startsWith("<", next - 1)) {
            return new SourcePosition(file, line, column - 1);
        }
        while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
            boolean isLineEnd = isLineEnd(next);
            line += isLineEnd ? 1 : 0;
            column = isLineEnd ? 1 : column + 1;
            next++;
        }
        return next < text.length()
                ? new SourcePosition(file, line, column)
                : new SourcePosition(
                        file, Math.max(1, location.getLineNumber()), Math.max(1, location.getColumnNumber()));
    }

    /** The index at which a line begins. The parser goes forward only, and so do the lines that are asked for. */
    private int lineStart(int line) {
        if (line < knownLine) {
            knownLine = 1;
            knownStart = 0;
        }
        int next = knownStart;
        while (knownLine < line && next < text.length()) {
            if (isLineEnd(next)) {
                knownLine++;
                knownStart = next + 1;
            }
            next++;
        }
        return knownStart;
    }

    /** Whether a line ends with a character, as XML 1.0 counts them in section 2.11. */
    private boolean isLineEnd(int index) {
        char end = text.charAt(index);
        return end == '\n' || (end == '\r' && !text.startsWith("\n", index + 1));
    }
}
