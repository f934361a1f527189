package undercroft.input;

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

    /** A path up to its last slash or backslash. */
    private static final Pattern FOLDERS = Pattern.compile("^.*[/\\\\]", Pattern.DOTALL);

    private static final String ADVICE = "Choose one of at most 100 characters without / \\ : * ? \" < > and |.";

    private LevelName() {}

    /** The name that the level gives itself, or else that of its file without the extension. */
    static String of(String file, Optional<Value> given, Diagnostics diagnostics) {
        if (given.isPresent()) {
            Optional<Name> name = given.get().name();
            if (name.isPresent() && NO_FILE_NAME.matcher(name.get().text()).matches()) {
                given.get()
                        .wrong(
                                "%s, which cannot name a file"
                                        .formatted(Quotation.word(name.get().text())),
                                ADVICE);
            }
            return name.map(Name::text).orElse("");
        }
        String name = FOLDERS.matcher(file).replaceFirst("").replaceFirst("\\.ya?ml$", "");
        if (name.isEmpty() || NO_FILE_NAME.matcher(name).matches()) {
            diagnostics.error(
                    SourcePosition.startOf(file),
                    "The level has no name, and its file's (%s) cannot serve. Write name: and a name."
                            .formatted(Quotation.word(name)));
        }
        return name;
    }
}
