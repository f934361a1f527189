package undercroft.level;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/** The values of all {@link SearchParameter}s of a level: those that the level sets, and defaults for the others. */
public final class SearchParameters {

    /** The default values. */
    public static final SearchParameters DEFAULTS = new SearchParameters(Map.of());

    private final Map<SearchParameter, Double> values;

    private SearchParameters(Map<SearchParameter, Double> values) {
        Map<SearchParameter, Double> copy = new EnumMap<>(SearchParameter.class);
        copy.putAll(values);
        this.values = Collections.unmodifiableMap(copy);
    }

    /**
     * {@return these parameters with one value changed}
     *
     * @throws IllegalArgumentException if the value is out of range, or not an integer where it must be one
     */
    public SearchParameters with(SearchParameter parameter, double value) {
        boolean fits = value >= parameter.min()
                && value <= parameter.max()
                && (!parameter.isWhole() || value == Math.rint(value));
        if (!fits) {
            throw new IllegalArgumentException("The %s (%s) must be %s from %s to %s."
                    .formatted(
                            parameter.key(),
                            value,
                            parameter.isWhole() ? "a whole number" : "a number",
                            parameter.min(),
                            parameter.max()));
        }
        Map<SearchParameter, Double> changed = new EnumMap<>(SearchParameter.class);
        changed.putAll(values);
        changed.put(parameter, value);
        return new SearchParameters(changed);
    }

    public double get(SearchParameter parameter) {
        return values.getOrDefault(parameter, parameter.defaultValue());
    }

    /** {@return the value of a whole-numbered parameter} */
    public int getInt(SearchParameter parameter) {
        return (int) get(parameter);
    }
}
