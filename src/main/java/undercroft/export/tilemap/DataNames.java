package undercroft.export.tilemap;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import undercroft.level.DataEntry;

/**
 * The names of data as properties of a room: {@code data.} and the key as an identifier, because engines make variables of properties.
 * The author of a level may use any keys.
 */
final class DataNames {

    private static final String PREFIX = "data.";

    private DataNames() {}

    /** The data as properties, each under a name of its own. */
    static Stream<Property> of(List<DataEntry> data) {
        Set<String> taken = new HashSet<>();
        List<Property> properties = new ArrayList<>();
        for (DataEntry entry : data) {
            String wanted = identifier(entry.key());
            String name = wanted;
            for (int number = 2; !taken.add(name); number++) {
                name = wanted + "_" + number;
            }
            properties.add(new Property.Text(PREFIX + name, entry.value()));
        }
        return properties.stream();
    }

    private static String identifier(String key) {
        StringBuilder letters = new StringBuilder();
        key.codePoints()
                .map(letter -> Character.isAlphabetic(letter) || Character.isDigit(letter) ? letter : '_')
                .forEach(letters::appendCodePoint);
        String name = letters.toString();
        return name.isEmpty() || Character.isDigit(name.codePointAt(0)) ? "_" + name : name;
    }
}
