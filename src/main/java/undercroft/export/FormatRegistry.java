package undercroft.export;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import undercroft.export.format.FileFormat;

/**
 * Formats by name, in the order in which they are listed. Immutable. A format is made only when it is asked for, so
 * listing the names loads none of the formats' classes.
 */
public final class FormatRegistry<F extends FileFormat> {

    private final Map<String, Supplier<? extends F>> formats;

    private FormatRegistry(Map<String, Supplier<? extends F>> formats) {
        this.formats = formats;
    }

    public static <F extends FileFormat> FormatRegistry<F> empty() {
        return new FormatRegistry<>(Map.of());
    }

    /**
     * Adds a format at the end.
     *
     * @param name what users call it, such as {@code svg}
     * @param format makes it. A lambda: a constructor reference would load the format's class here
     * @return a registry with this format too
     * @throws IllegalArgumentException if the name is taken
     */
    public FormatRegistry<F> with(String name, Supplier<? extends F> format) {
        Map<String, Supplier<? extends F>> more = new LinkedHashMap<>(formats);
        if (more.put(name, format) != null) {
            throw new IllegalArgumentException("There are two formats named %s. Rename one.".formatted(name));
        }
        return new FormatRegistry<>(more);
    }

    public List<String> names() {
        return List.copyOf(formats.keySet());
    }

    /** The names of the formats that are text. */
    public List<String> textNames() {
        return formats.entrySet().stream()
                .filter(format -> format.getValue().get().isText())
                .map(Map.Entry::getKey)
                .toList();
    }

    public Optional<F> named(String name) {
        return Optional.ofNullable(formats.get(name)).map(Supplier::get);
    }
}
