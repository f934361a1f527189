package undercroft.export.tilemap;

import java.io.IOException;
import java.io.OutputStream;
import undercroft.xml.XmlWriter;

/** Writes XML with each element on a line of its own, indented by its depth. */
final class TmxElements {

    private static final String INDENTATION = " ";

    private final XmlWriter xml;
    private int depth;

    /** Whether the innermost open element contains no other element yet. */
    private boolean isLeaf;

    private TmxElements(XmlWriter xml) {
        this.xml = xml;
    }

    /** Writes the elements of a file. */
    @FunctionalInterface
    interface Content {
        void writeTo(TmxElements xml) throws IOException;
    }

    /** Writes a file; {@code out} stays open. */
    static void write(OutputStream out, Content content) throws IOException {
        XmlWriter.write(out, xml -> {
            content.writeTo(new TmxElements(xml));
            xml.text("\n");
        });
    }

    TmxElements start(String element) throws IOException {
        beginLine();
        xml.start(element);
        depth++;
        isLeaf = true;
        return this;
    }

    TmxElements end() throws IOException {
        depth--;
        if (!isLeaf) {
            beginLine();
        }
        isLeaf = false;
        xml.end();
        return this;
    }

    TmxElements attribute(String name, int value) throws IOException {
        return attribute(name, Integer.toString(value));
    }

    TmxElements attribute(String name, String value) throws IOException {
        xml.attribute(name, value);
        return this;
    }

    TmxElements text(String text) throws IOException {
        xml.text(text);
        return this;
    }

    private void beginLine() throws IOException {
        xml.text("\n" + INDENTATION.repeat(depth));
    }
}
