package undercroft.importing;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import undercroft.template.RoomTemplate;

/**
 * Makes the names of templates unique. If several templates have the same name, the first keeps it and a number is appended
 * to the others. Equal templates become one.
 */
final class Names {

    /** In characters; the names of levels and templates are used as file names. */
    private static final int MAX_LENGTH = 100;

    private final Map<String, RoomTemplate> taken = new HashMap<>();

    /** The template with a unique name. */
    RoomTemplate unique(RoomTemplate template) {
        String wanted = clean(template.name(), MAX_LENGTH);
        String name = wanted;
        for (int number = 2; taken.containsKey(name); number++) {
            RoomTemplate known = Objects.requireNonNull(taken.get(name));
            if (known.equals(named(template, name))) {
                return known;
            }
            name = wanted + "-" + number;
        }
        RoomTemplate unique = named(template, name);
        taken.put(name, unique);
        return unique;
    }

    /** The name of a level after its file: without the extension, and with dashes for what file names cannot hold. */
    static String ofLevel(Path file) {
        String name = Optional.ofNullable(file.getFileName())
                .map(Path::toString)
                .orElse("")
                .replaceFirst("\\.[^.]+$", "");
        String clean = clean(name.replaceAll("[/\\\\:*?\"<>|]", "-"), MAX_LENGTH);
        return clean.matches("\\.*") ? "imported" : clean;
    }

    /** Turns a text into a name: one line, at most {@code maxLength} characters, not empty. */
    static String clean(String text, int maxLength) {
        String line = text.replaceAll("[\\p{Cntrl}\\s]+", " ").strip();
        String cut =
                line.length() <= maxLength ? line : line.substring(0, maxLength).strip();
        return cut.isEmpty() ? "unnamed" : cut;
    }

    private static RoomTemplate named(RoomTemplate template, String name) {
        return new RoomTemplate(
                name,
                template.outline(),
                template.doors(),
                template.transforms(),
                template.weight(),
                template.repeat());
    }
}
