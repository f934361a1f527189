package undercroft.export.tilemap;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import undercroft.export.XmlText;

/** Writes XML with an element a line, indented by its depth. */
final class TmxElements {

    private static final String INDENTATION = " ";

    private final XMLStreamWriter xml;
    private int depth;

    /** Whether the innermost element holds no other element so far. */
    private boolean isLeaf;

    private TmxElements(XMLStreamWriter xml) {
        this.xml = xml;
    }

    /** What writes the elements of a file. */
    @FunctionalInterface
    interface Content {
        void writeTo(TmxElements xml) throws XMLStreamException;
    }

    /** Writes a file; {@code out} stays open. */
    static void write(OutputStream out, Content content) throws IOException {
        try {
            XMLStreamWriter xml =
                    XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(out, StandardCharsets.UTF_8.name());
            xml.writeStartDocument(StandardCharsets.UTF_8.name(), "1.0");
            content.writeTo(new TmxElements(xml));
            xml.writeCharacters("\n");
            xml.writeEndDocument();
            xml.flush();
        } catch (XMLStreamException e) {
            throw new IOException(e);
        }
    }

    TmxElements start(String element) throws XMLStreamException {
        beginLine();
        xml.writeStartElement(element);
        depth++;
        isLeaf = true;
        return this;
    }

    TmxElements end() throws XMLStreamException {
        depth--;
        if (!isLeaf) {
            beginLine();
        }
        isLeaf = false;
        xml.writeEndElement();
        return this;
    }

    TmxElements attribute(String name, int value) throws XMLStreamException {
        return attribute(name, Integer.toString(value));
    }

    TmxElements attribute(String name, String value) throws XMLStreamException {
        xml.writeAttribute(name, XmlText.printable(value));
        return this;
    }

    TmxElements text(String text) throws XMLStreamException {
        xml.writeCharacters(XmlText.printable(text));
        return this;
    }

    private void beginLine() throws XMLStreamException {
        xml.writeCharacters("\n" + INDENTATION.repeat(depth));
    }
}
