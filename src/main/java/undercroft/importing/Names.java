package undercroft.importing;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import undercroft.template.RoomTemplate;

/**
 * Makes the names of templates unique. If several templates have the same name, the first keeps it and a number is appended
 * to the others. Equal templates become one.
 */
final class Names {

    /** In characters; the names of levels and templates are used as file names. */
    private static final int MAX_LENGTH = 100;

    /** In bytes of UTF-8, as in the reader of levels: with a seed and an ending it stays a file name. */
    private static final int MAX_LEVEL_BYTES = 200;

    /** Appended to the second template of a name. */
    private static final int FIRST_NUMBER = 2;

    /** By the templates as they were asked for. */
    private final Map<RoomTemplate, RoomTemplate> made = new HashMap<>();

    private final Set<String> taken = new HashSet<>();

    /** The number to append to the next template that wants a name. */
    private final Map<String, Integer> numbers = new HashMap<>();

    /** The template with a unique name; the same one for equal templates. */
    RoomTemplate unique(RoomTemplate template) {
        RoomTemplate wanted = named(template, clean(template.name(), MAX_LENGTH));
        RoomTemplate known = made.get(wanted);
        if (known != null) {
            return known;
        }
        RoomTemplate unique = named(wanted, free(wanted.name()));
        made.put(wanted, unique);
        return unique;
    }

    /** The number of different templates so far. */
    int size() {
        return made.size();
    }

    private String free(String wanted) {
        String name = wanted;
        while (!taken.add(name)) {
            name = wanted + "-" + numbers.merge(wanted, FIRST_NUMBER, (last, first) -> last + 1);
        }
        return name;
    }

    /** The name of a level after its file: without the extension, and with dashes for what file names cannot hold. */
    static String ofLevel(Path file) {
        String name = Optional.ofNullable(file.getFileName())
                .map(Path::toString)
                .orElse("")
                .replaceFirst("\\.[^.]+$", "");
        String clean = clean(name.replaceAll("[/\\\\:*?\"<>|]", "-"), MAX_LENGTH);
        while (clean.getBytes(StandardCharsets.UTF_8).length > MAX_LEVEL_BYTES) {
            clean = clean(clean, clean.length() - 1);
        }
        return clean.matches("\\.*") ? "imported" : clean;
    }

    /** Turns a text into a name: one line, at most {@code maxLength} characters, not empty. */
    static String clean(String text, int maxLength) {
        String line = text.replaceAll("[\\p{Cc}\\p{Zl}\\p{Zp}\\s]+", " ").strip();
        String cut = cut(line, maxLength).strip();
        return cut.isEmpty() ? "unnamed" : cut;
    }

    /** The beginning of a text, without half of a character at its end. */
    private static String cut(String text, int maxLength) {
        if (text.length() <= maxLength) {
            return text;
        }
        return text.substring(0, Character.isHighSurrogate(text.charAt(maxLength - 1)) ? maxLength - 1 : maxLength);
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
