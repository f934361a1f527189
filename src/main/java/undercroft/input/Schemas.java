package undercroft.input;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** The JSON Schemas (draft 2020-12) of the file formats. */
public final class Schemas {

    private static final List<String> NAMES = List.of("room-templates", "level", "layout");

    private Schemas() {}

    public static List<String> names() {
        return NAMES;
    }

    /** The text of a schema, or nothing where there is none of that name. */
    public static Optional<String> text(String name) {
        if (!NAMES.contains(name)) {
            return Optional.empty();
        }
        try (InputStream in = Schemas.class.getResourceAsStream("/undercroft/schema/" + name + ".schema.json")) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
