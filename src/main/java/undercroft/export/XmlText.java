package undercroft.export;

/** Texts in XML files. */
public final class XmlText {

    private static final char STAND_IN = '?';

    private XmlText() {}

    /** A text without what XML 1.0 cannot hold: control characters and halves of characters become "?". */
    public static String printable(String text) {
        int held = 0;
        while (held < text.length() && canHold(text.charAt(held))) {
            held++;
        }
        return held == text.length() ? text : replaced(text);
    }

    private static String replaced(String text) {
        StringBuilder printable = new StringBuilder();
        text.codePoints()
                .map(character -> canHold(character) ? character : STAND_IN)
                .forEach(printable::appendCodePoint);
        return printable.toString();
    }

    private static boolean canHold(int character) {
        return character >= ' '
                ? character <= '\uD7FF' || (character >= '\uE000' && character != '\uFFFE' && character != '\uFFFF')
                : character == '\t' || character == '\n' || character == '\r';
    }
}
