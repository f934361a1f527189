package undercroft.importing;

import java.io.StringReader;
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

/** Reads XML files of Tiled. External entities, and anything else outside the file, are ignored. */
final class XmlTree {

    /** Of elements in each other; layers of Tiled nest only in groups. */
    private static final int MAX_DEPTH = 64;

    /** Each takes a few hundred bytes of memory. Tiles are elements only in maps of old versions of Tiled. */
    private static final int MAX_ELEMENTS = 500_000;

    /** An XML element. */
    record Element(
            SourcePosition position, String name, Map<String, String> attributes, List<Element> children, String text) {

        /** The value of an attribute, or "". */
        String attribute(String key) {
            return attributes.getOrDefault(key, "");
        }

        /** The first child with a name. */
        Optional<Element> child(String childName) {
            return children(childName).stream().findFirst();
        }

        /** The children with a name. */
        List<Element> children(String childName) {
            return children.stream()
                    .filter(child -> child.name.equals(childName))
                    .toList();
        }
    }

    private final String file;
    private final String text;
    private final ImportReport report;
    private int knownLine = 1;
    private int knownStart;
    private int elements;

    private XmlTree(SourceText source, ImportReport report) {
        this.file = source.name();
        this.text = source.text();
        this.report = report;
    }

    /**
     * Reads a file.
     *
     * @return its outermost element
     */
    static Element read(SourceText source, ImportReport report) throws ImportAbortedException {
        return new XmlTree(source, report).parsed();
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
            report.error(position, "The file is not XML here. Save it again.");
        }
        throw new ImportAbortedException();
    }

    /** @param position of the element: where the event before it ended */
    private Element element(XMLStreamReader xml, SourcePosition position, int depth)
            throws XMLStreamException, ImportAbortedException {
        if (depth > MAX_DEPTH) {
            report.error(position, "The file nests more than %d deep. Save it again.".formatted(MAX_DEPTH));
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
