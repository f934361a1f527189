package undercroft.level;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What must hold whenever a connection is passed. Nothing is spent by it. */
public sealed interface Requirement {

    /** Letters, digits, and signs that have no meaning in the text of a requirement. */
    Pattern PLAIN_NAME = Pattern.compile("[\\p{L}\\p{Nd}_.-]+");

    /** {@return the requirement as layouts and messages show it} */
    String text();

    /**
     * The player holds every one of some items.
     *
     * @param items at least one
     */
    record All(List<String> items) implements Requirement {

        public All {
            items = List.copyOf(items);
        }

        @Override
        public String text() {
            return items.stream().map(Requirement::word).collect(Collectors.joining(" & "));
        }
    }

    /**
     * The player holds at least one of some items.
     *
     * @param items at least one
     */
    record Any(List<String> items) implements Requirement {

        public Any {
            items = List.copyOf(items);
        }

        @Override
        public String text() {
            return items.stream().map(Requirement::word).collect(Collectors.joining(" | ", "(", ")"));
        }
    }

    /**
     * The player holds several copies of an item.
     *
     * @param count at least 1
     */
    record Count(String item, int count) implements Requirement {

        @Override
        public String text() {
            return count + " " + word(item);
        }
    }

    /** A switch stands in one of its states. */
    record SwitchState(String name, String state) implements Requirement {

        @Override
        public String text() {
            return word(name) + "=" + word(state);
        }
    }

    /**
     * Several requirements that must all hold, as one text: {@code lamp & rope & (bomb | hammer) & 3 orb & sluice=low}.
     *
     * @return the text, or "" if there are none
     */
    static String text(List<Requirement> all) {
        return all.stream().map(Requirement::text).collect(Collectors.joining(" & "));
    }

    /**
     * Reads what {@link #text(List)} writes.
     *
     * @return the requirements, with all single items as one; nothing if the text is not of that form
     */
    static Optional<List<Requirement>> parsed(String text) {
        return RequirementText.read(text);
    }

    /** A name as it stands in a text: in quotes if it holds other signs than letters, digits, dots, hyphens and underscores. */
    private static String word(String name) {
        return PLAIN_NAME.matcher(name).matches()
                ? name
                : "\"" + name.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }
}
