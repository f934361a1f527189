package undercroft.puzzle;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** The chosen settings of a puzzle, by name. Immutable. */
public final class Settings {

    private final List<Setting> known;
    private final Map<String, Integer> values;

    private Settings(List<Setting> known, Map<String, Integer> values) {
        this.known = known;
        this.values = values;
    }

    /** The settings of a kind with nothing chosen. */
    public static Settings defaults(PuzzleKind<?> kind) {
        return new Settings(List.copyOf(kind.settings()), Map.of());
    }

    /**
     * Chooses one more value.
     *
     * @return the settings with that value
     * @throws IllegalArgumentException if the kind has no such setting, or the value is out of its range
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

    /**
     * The chosen value or the default.
     *
     * @return empty if nothing was chosen and the kind chooses by the board
     */
    public OptionalInt chosen(String name) {
        Integer value = values.get(name);
        return value == null ? setting(name).defaultValue() : OptionalInt.of(value);
    }

    /**
     * The chosen value or the default of a setting that has one.
     *
     * @throws IllegalStateException if nothing was chosen and the setting has no default
     */
    public int number(String name) {
        return chosen(name).orElseThrow(() -> new IllegalStateException("No " + name + " was chosen."));
    }

    public boolean flag(String name) {
        return number(name) != 0;
    }

    /** The chosen word of a setting with words. */
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
