package undercroft.studio;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import undercroft.json.JsonInput;
import undercroft.json.JsonObject;
import undercroft.source.BadInputException;
import undercroft.source.Diagnostics;

/** Options of a question, as a JSON object. */
final class OptionsObject {

    /** What messages call the text. */
    private static final String NAME = "options";

    /** Takes what it needs from the fields. */
    @FunctionalInterface
    interface Reading<T> {
        T of(JsonObject options);
    }

    private OptionsObject() {}

    /**
     * Reads options.
     *
     * @param optional the fields that there may be
     * @throws BadInputException with everything that is wrong with them
     */
    static <T> T read(String text, List<String> required, List<String> optional, Reading<T> reading)
            throws BadInputException {
        Diagnostics diagnostics = new Diagnostics();
        try {
            JsonObject options = new JsonObject(
                    JsonInput.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), NAME, NAME),
                    "the options",
                    required,
                    optional,
                    diagnostics);
            T read = reading.of(options);
            if (diagnostics.hasErrors()) {
                throw diagnostics.toException();
            }
            return read;
        } catch (IOException e) {
            throw new IllegalStateException("Reading from memory failed.", e);
        }
    }
}
