package undercroft.input;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;
import undercroft.source.Diagnostics;
import undercroft.source.Quotation;
import undercroft.source.SourcePosition;

/** The name of a level; output files are named after it. */
final class LevelName {

    /** Names that some file system refuses or changes. */
    private static final Pattern NO_FILE_NAME =
            Pattern.compile(".*[/\\\\:*?\"<>|\\p{Cntrl}].*|\\.+|.{101,}|\\s.*|.*\\s", Pattern.DOTALL);

    /**
     * Of a name in UTF-8. Most file systems take names of at most 255 bytes; a seed and the longest suffix, such as
     * {@code -9007199254740991.edgar.json}, need some 30 of them.
     */
    private static final int MAX_BYTES = 200;

    /** A path up to its last slash or backslash. */
    private static final Pattern FOLDERS = Pattern.compile("^.*[/\\\\]", Pattern.DOTALL);

    private static final String ADVICE = "Choose one of at most 100 characters without / \\ : * ? \" < > and |.";

    private LevelName() {}

    /** The name that the level gives itself, or else that of its file without the extension. */
    static String of(String file, Optional<Value> given, Diagnostics diagnostics) {
        if (given.isPresent()) {
            Optional<Name> name = given.get().name();
            if (name.isPresent()) {
                checkGiven(name.get().text(), given.get());
            }
            return name.map(Name::text).orElse("");
        }
        String name = FOLDERS.matcher(file).replaceFirst("").replaceFirst("\\.ya?ml$", "");
        if (name.isEmpty() || NO_FILE_NAME.matcher(name).matches() || bytes(name) > MAX_BYTES) {
            diagnostics.error(
                    SourcePosition.startOf(file),
                    "The level has no name, and its file's (%s) cannot serve. Write name: and a name."
                            .formatted(Quotation.word(name)));
        }
        return name;
    }

    private static void checkGiven(String name, Value given) {
        if (NO_FILE_NAME.matcher(name).matches()) {
            given.wrong("%s, which cannot name a file".formatted(Quotation.word(name)), ADVICE);
        } else if (bytes(name) > MAX_BYTES) {
            given.wrong(
                    "%s, which has %d bytes in UTF-8 and is too long for the name of a file"
                            .formatted(Quotation.word(name), bytes(name)),
                    "Choose one of at most %d bytes.".formatted(MAX_BYTES));
        }
    }

    private static int bytes(String name) {
        return name.getBytes(StandardCharsets.UTF_8).length;
    }
}
