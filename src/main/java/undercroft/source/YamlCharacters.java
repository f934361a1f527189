package undercroft.source;

import org.yaml.snakeyaml.reader.StreamReader;

/** The characters that YAML 1.2.2, section 5.1, allows. SnakeYAML refuses others too, but gives no position. */
final class YamlCharacters {

    private YamlCharacters() {}

    /** Whether a text holds only allowed characters; the first other one is reported. */
    static boolean areAllowed(SourceText source, Diagnostics diagnostics) {
        String text = source.text();
        int index = 0;
        while (index < text.length()) {
            int codePoint = text.codePointAt(index);
            if (!StreamReader.isPrintable(codePoint)) {
                diagnostics.error(
                        source.positionAt(index),
                        "The file holds the control character U+%04X. Take it out, or check that the file is text."
                                .formatted(codePoint));
                return false;
            }
            index += Character.charCount(codePoint);
        }
        return true;
    }
}
