package undercroft.importing;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import undercroft.template.RoomTemplate;

/**
 * Gives templates different names: of several that want the same one, the first gets it and the others a number too. Equal
 * templates are one.
 */
final class Names {

    private static final int LONGEST = 100;

    private final Map<String, RoomTemplate> taken = new HashMap<>();

    /** The template under a name that no other has. */
    RoomTemplate unique(RoomTemplate template) {
        String wanted = clean(template.name(), LONGEST);
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

    /** The name of a level that a file gives: its own without the end, and without what files cannot be called. */
    static String ofLevel(Path file) {
        String name = Objects.requireNonNull(file.getFileName()).toString().replaceFirst("\\.[^.]+$", "");
        String clean = clean(name.replaceAll("[/\\\\:*?\"<>|]", "-"), LONGEST);
        return clean.matches("\\.*") ? "imported" : clean;
    }

    /** A text as a name: one line, not too long, not empty. */
    static String clean(String text, int longest) {
        String line = text.replaceAll("[\\p{Cntrl}\\s]+", " ").strip();
        String cut =
                line.length() <= longest ? line : line.substring(0, longest).strip();
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
