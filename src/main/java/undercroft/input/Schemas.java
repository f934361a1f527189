package undercroft.input;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** The JSON Schemas (draft 2020-12) of the file formats. */
public final class Schemas {

    private static final String TEMPLATES = "room-templates";
    private static final String LEVEL = "level";
    private static final List<String> NAMES = List.of(TEMPLATES, LEVEL, "layout");

    private static final String START_OF_DEFINITIONS = "\"$defs\": {\n";
    private static final String END_OF_DEFINITIONS = "\n  }\n}";

    private Schemas() {}

    public static List<String> names() {
        return NAMES;
    }

    /**
     * The text of a schema. Editors load one file, so the schema of levels ends with all definitions of the schema of
     * templates, which are kept only there.
     *
     * @return nothing if there is no schema of that name
     */
    public static Optional<String> text(String name) {
        if (!NAMES.contains(name)) {
            return Optional.empty();
        }
        return Optional.of(name.equals(LEVEL) ? withDefinitions(resource(LEVEL), resource(TEMPLATES)) : resource(name));
    }

    /** Adds the definitions of a schema behind those of another. Both files end with their definitions. */
    private static String withDefinitions(String schema, String shared) {
        String own = schema.substring(0, schema.lastIndexOf(END_OF_DEFINITIONS));
        int first = shared.indexOf(START_OF_DEFINITIONS) + START_OF_DEFINITIONS.length();
        return own + ",\n" + shared.substring(first);
    }

    private static String resource(String name) {
        String path = "/undercroft/schema/" + name + ".schema.json";
        try (InputStream in = Schemas.class.getResourceAsStream(path)) {
            if (in == null) {
                throw new IllegalStateException("The resource (%s) is missing.".formatted(path));
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
