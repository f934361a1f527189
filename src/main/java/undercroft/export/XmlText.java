package undercroft.export;

/** Texts in XML files. */
public final class XmlText {

    private XmlText() {}

    /** A text without what XML 1.0 cannot hold: control characters and halves of characters become "?". */
    public static String printable(String text) {
        return text.replaceAll("[^\\t\\n\\r\\x20-\\x{D7FF}\\x{E000}-\\x{FFFD}\\x{10000}-\\x{10FFFF}]", "?");
    }
}
