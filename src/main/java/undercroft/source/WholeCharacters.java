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
        text.codePoints()
                .filter(codePoint -> Character.getType(codePoint) == Character.SURROGATE)
                .findFirst()
                .ifPresent(half -> diagnostics.error(
                        position,
                        "The text %s holds half of a character, %s. Write the whole character."
                                .formatted(Quotation.quoted(text), Quotation.visible(Character.toString(half)))));
        return text;
    }
}
