package undercroft.export.tilemap;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Comparator;

/** JSON as values, whatever the order of its fields and the spelling of its numbers. */
final class Json {

    private static final Comparator<JsonNode> BY_VALUE = (one, other) ->
            (one.isNumber() && other.isNumber() && one.doubleValue() == other.doubleValue()) || one.equals(other)
                    ? 0
                    : 1;

    private Json() {}

    static JsonNode of(String text) {
        try {
            return new ObjectMapper().readTree(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether Tiled's own export holds just what a map of ours holds, but for the version of the program. */
    static boolean saysTheSame(String ours, String ofTiled) {
        ObjectNode expected = (ObjectNode) of(ofTiled);
        expected.remove("tiledversion");
        return of(ours).equals(BY_VALUE, expected);
    }
}
