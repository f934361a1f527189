package undercroft.export.tilemap;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Comparator;

/** JSON as values, regardless of the order of fields and the spelling of numbers. */
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

    /** Whether Tiled's own export has the same content as a map of ours, except for the program's version. */
    static boolean hasTheSameContent(String ours, String ofTiled) {
        ObjectNode expected = (ObjectNode) of(ofTiled);
        expected.put("tiledversion", TiledMap.TILED_VERSION);
        return of(ours).equals(BY_VALUE, expected);
    }
}
