package undercroft.puzzle;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** What was chosen about a puzzle: values by the names of the kind's settings. Immutable. */
public final class Settings {

    private final List<Setting> known;
    private final Map<String, Integer> values;

    private Settings(List<Setting> known, Map<String, Integer> values) {
        this.known = known;
        this.values = values;
    }

    /** Nothing chosen of a kind's settings. */
    public static Settings standard(PuzzleKind<?> kind) {
        return new Settings(List.copyOf(kind.settings()), Map.of());
    }

    /**
     * These with one more choice.
     *
     * @throws IllegalArgumentException where the kind has no such setting, or the value is out of its range
     */
    public Settings with(String name, int value) {
        Setting setting = setting(name);
        if (value < setting.least() || value > setting.most()) {
            throw new IllegalArgumentException("The %s (%d) must be %s.".formatted(name, value, setting.range()));
        }
        Map<String, Integer> more = new LinkedHashMap<>(values);
        more.put(name, value);
        return new Settings(known, more);
    }

    /** What was chosen, or the setting's standard; empty where the kind is to choose by the board. */
    public OptionalInt chosen(String name) {
        Integer value = values.get(name);
        return value == null ? setting(name).standard() : OptionalInt.of(value);
    }

    /**
     * A number with a standard value.
     *
     * @throws IllegalStateException where the setting has no standard and nothing was chosen
     */
    public int number(String name) {
        return chosen(name).orElseThrow(() -> new IllegalStateException("No " + name + " was chosen."));
    }

    public boolean flag(String name) {
        return number(name) != 0;
    }

    /** The word that was chosen of a setting with words. */
    public String word(String name) {
        return setting(name).words().get(number(name));
    }

    private Setting setting(String name) {
        return known.stream()
                .filter(setting -> setting.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("There is no setting " + name + "."));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Settings settings && known.equals(settings.known) && values.equals(settings.values);
    }

    @Override
    public int hashCode() {
        return 31 * known.hashCode() + values.hashCode();
    }

    @Override
    public String toString() {
        return values.toString();
    }
}
