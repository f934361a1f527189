package undercroft.input;

import java.util.Optional;
import java.util.regex.Pattern;

/** The name of a level; output files are named after it. */
final class LevelName {

    /** What no system of files takes in a name, or takes for something else. */
    private static final Pattern NO_FILE_NAME =
            Pattern.compile(".*[/\\\\:*?\"<>|\\p{Cntrl}].*|\\.+|.{101,}|\\s.*|.*\\s", Pattern.DOTALL);

    /** The path up to the last slash, of whichever system. */
    private static final Pattern FOLDERS = Pattern.compile("^.*[/\\\\]", Pattern.DOTALL);

    private static final String ADVICE = "Choose one of at most 100 characters without / \\ : * ? \" < > and |.";

    private LevelName() {}

    /** The name that the level gives, or else its file's without the extension. */
    static String of(String file, Optional<Value> given, Problems problems) {
        if (given.isPresent()) {
            Optional<Name> name = given.get().name();
            if (name.isPresent() && NO_FILE_NAME.matcher(name.get().text()).matches()) {
                given.get()
                        .wrong(
                                "%s, which cannot name a file"
                                        .formatted(Shown.word(name.get().text())),
                                ADVICE);
            }
            return name.map(Name::text).orElse("");
        }
        String name = FOLDERS.matcher(file).replaceFirst("").replaceFirst("\\.ya?ml$", "");
        if (name.isEmpty() || NO_FILE_NAME.matcher(name).matches()) {
            problems.add(
                    Place.startOf(file),
                    "The level has no name, and its file's (%s) cannot serve.".formatted(Shown.word(name)),
                    "Write name: and a name.");
        }
        return name;
    }
}
