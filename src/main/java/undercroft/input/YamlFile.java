package undercroft.input;

import java.util.Optional;
import org.yaml.snakeyaml.reader.StreamReader;

/** Turns a file's text, which must be free of control characters, into the nodes of its only document. */
final class YamlFile {

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private YamlFile() {}

    /** The file's only document, or nothing where that is reported as a problem. */
    static Optional<YamlNode> read(SourceFile file, Problems problems) {
        problems.beginFile(file.name());
        if (file instanceof SourceFile.Unreadable unreadable) {
            Place place = Place.endOf(unreadable.start(), file.name());
            problems.add(place, unreadable.problem(), unreadable.advice());
            return Optional.empty();
        }
        String text = withoutByteOrderMark(((SourceFile.Text) file).text());
        return isPrintable(text, file.name(), problems)
                ? YamlComposer.compose(file.name(), text, problems)
                : Optional.empty();
    }

    private static String withoutByteOrderMark(String text) {
        return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
    }

    private static boolean isPrintable(String text, String name, Problems problems) {
        int index = 0;
        while (index < text.length()) {
            int codePoint = text.codePointAt(index);
            if (!StreamReader.isPrintable(codePoint)) {
                String problem = "The file holds the control character U+%04X.".formatted(codePoint);
                problems.add(
                        Place.endOf(text.substring(0, index), name),
                        problem,
                        "Take it out, or check that the file is text.");
                return false;
            }
            index += Character.charCount(codePoint);
        }
        return true;
    }
}
