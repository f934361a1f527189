package undercroft.xml;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Writes a file of XML 1.0, with the same bytes as the JDK's own writer, which is missing where Java is compiled to
 * WebAssembly. Names of elements and attributes must be XML names. In texts and values, characters that XML cannot hold
 * (control characters and halves of surrogate pairs) become "?".
 */
public final class XmlWriter {

    /** Characters that are gathered before they are encoded: pieces of this size make the cost of a call negligible. */
    private static final int BUFFER_SIZE = 1 << 13;

    private static final char STAND_IN = '?';

    private final OutputStream out;
    private final StringBuilder buffer = new StringBuilder(BUFFER_SIZE);
    private final Deque<String> open = new ArrayDeque<>();

    /** Whether the last start tag may still get attributes. */
    private boolean isInStartTag;

    private XmlWriter(OutputStream out) {
        this.out = out;
    }

    /** What writes the elements of a file. */
    @FunctionalInterface
    public interface Content {
        void writeTo(XmlWriter xml) throws IOException;
    }

    /** Writes a file and ends the elements that its content leaves open; {@code out} stays open. */
    public static void write(OutputStream out, Content content) throws IOException {
        XmlWriter xml = new XmlWriter(out);
        xml.buffer.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
        content.writeTo(xml);
        while (!xml.open.isEmpty()) {
            xml.end();
        }
        xml.empty();
        out.flush();
    }

    /** Begins an element. */
    public XmlWriter start(String element) throws IOException {
        endStartTag();
        buffer.append('<').append(element);
        open.push(element);
        isInStartTag = true;
        return this;
    }

    /**
     * Gives the element that has just begun an attribute.
     *
     * @param value in which line breaks and tabs stay, which readers take for blanks
     * @throws IllegalStateException where the element has content already
     */
    public XmlWriter attribute(String name, String value) {
        if (!isInStartTag) {
            throw new IllegalStateException("The attribute %s has no start tag to stand in.".formatted(name));
        }
        buffer.append(' ').append(name).append("=\"");
        escape(value, true);
        buffer.append('"');
        return this;
    }

    /** Writes a text into the innermost element that is open. */
    public XmlWriter text(String text) throws IOException {
        endStartTag();
        escape(text, false);
        return this;
    }

    /** Ends the innermost element. One without content gets an end tag, too. */
    public XmlWriter end() throws IOException {
        endStartTag();
        buffer.append("</").append(open.pop()).append('>');
        return this;
    }

    private void endStartTag() throws IOException {
        if (isInStartTag) {
            buffer.append('>');
            isInStartTag = false;
        }
        if (buffer.length() >= BUFFER_SIZE) {
            empty();
        }
    }

    private void empty() throws IOException {
        out.write(buffer.toString().getBytes(StandardCharsets.UTF_8));
        buffer.setLength(0);
    }

    private void escape(String text, boolean isValue) {
        int written = 0;
        for (int i = 0; i < text.length(); i++) {
            String escape = escapeOf(text, i, isValue);
            if (!escape.isEmpty()) {
                buffer.append(text, written, i).append(escape);
                written = i + 1;
            }
        }
        buffer.append(text, written, text.length());
    }

    /** What stands for a character of a text; empty where it stands for itself. */
    private static String escapeOf(String text, int index, boolean isValue) {
        char character = text.charAt(index);
        return switch (character) {
            case '&' -> "&amp;";
            case '<' -> "&lt;";
            case '>' -> "&gt;";
            case '"' -> isValue ? "&quot;" : "";
            default -> canHold(text, index) ? "" : String.valueOf(STAND_IN);
        };
    }

    /** The characters of the production {@code Char} in XML 1.0, section 2.2. */
    private static boolean canHold(String text, int index) {
        char character = text.charAt(index);
        if (Character.isSurrogate(character)) {
            return Character.isHighSurrogate(character)
                    ? index + 1 < text.length() && Character.isLowSurrogate(text.charAt(index + 1))
                    : index > 0 && Character.isHighSurrogate(text.charAt(index - 1));
        }
        return character >= ' '
                ? character != '\uFFFE' && character != '\uFFFF'
                : character == '\t' || character == '\n' || character == '\r';
    }
}
