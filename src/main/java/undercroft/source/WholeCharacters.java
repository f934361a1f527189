package undercroft.source;

/**
 * Refuses half characters. Escape sequences of JSON and YAML can write one half of a surrogate pair alone, which no
 * encoding, no file name and no other program can take.
 */
final class WholeCharacters {

    private WholeCharacters() {}

    /**
     * Reports a text with a surrogate that is not part of a pair.
     *
     * @param text with its escape sequences resolved
     * @return the text
     */
    static String check(String text, SourcePosition position, Diagnostics diagnostics) {
        int half = firstHalf(text);
        if (half >= 0) {
            diagnostics.error(
                    position,
                    "The text %s holds half of a character, %s. Write the whole character."
                            .formatted(
                                    Quotation.quoted(text), Quotation.visible(Character.toString(text.charAt(half)))));
        }
        return text;
    }

    /** Whether no surrogate in a text is alone. */
    static boolean areIn(String text) {
        return firstHalf(text) < 0;
    }

    /** The index of the first surrogate that is not part of a pair; −1 if there is none. */
    private static int firstHalf(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isSurrogate(text.charAt(i))) {
                boolean isPair = Character.isSupplementaryCodePoint(text.codePointAt(i));
                if (!isPair) {
                    return i;
                }
                i++;
            }
        }
        return -1;
    }
}
