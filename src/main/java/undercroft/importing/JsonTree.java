package undercroft.importing;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Other people's JSON as a tree. Bounded in depth and size. */
final class JsonTree {

    /** What .NET writes of a level nests a dozen deep. */
    private static final int MAX_DEPTH = 64;

    private static final int MAX_VALUES = 2_000_000;

    private static final JsonFactory JSON = JsonFactory.builder()
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
            .streamReadConstraints(
                    StreamReadConstraints.builder().maxNestingDepth(MAX_DEPTH).build())
            .build();

    private final JsonParser parser;
    private final Diagnostics diagnostics;
    private int values;

    private JsonTree(JsonParser parser, Diagnostics diagnostics) {
        this.parser = parser;
        this.diagnostics = diagnostics;
    }

    static Node parse(String text, Diagnostics diagnostics) throws EndOfReading {
        try (JsonParser parser = JSON.createParser(text)) {
            if (parser.nextToken() == null) {
                diagnostics.error(SourcePosition.START, "The file is empty. Give one that holds something.");
                throw new EndOfReading();
            }
            Node root = new JsonTree(parser, diagnostics).value();
            if (parser.nextToken() != null) {
                diagnostics.error(
                        at(parser.currentTokenLocation()), "The file goes on after its end. Remove what follows.");
            }
            return root;
        } catch (JsonProcessingException e) {
            diagnostics.error(
                    at(e.getLocation()), "The file is not JSON here, or nests too deep. Correct it or save it again.");
        } catch (IOException e) {
            throw new IllegalStateException("Nothing can go wrong in memory.", e);
        }
        throw new EndOfReading();
    }

    private Node value() throws IOException, EndOfReading {
        SourcePosition at = at(parser.currentTokenLocation());
        values++;
        if (values > MAX_VALUES) {
            diagnostics.error(at, "The file holds more than %d values. Make it smaller.".formatted(MAX_VALUES));
            throw new EndOfReading();
        }
        return switch (parser.currentToken()) {
            case START_OBJECT -> new Node.Fields(at, "", fields());
            case START_ARRAY -> new Node.Items(at, "", items());
            case VALUE_STRING -> new Node.Scalar(at, "", parser.getText(), true);
            default -> new Node.Scalar(at, "", parser.getText(), false);
        };
    }

    private List<Node.Field> fields() throws IOException, EndOfReading {
        List<Node.Field> fields = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            Node key = new Node.Scalar(at(parser.currentTokenLocation()), "", parser.currentName(), true);
            parser.nextToken();
            fields.add(new Node.Field(key, value()));
        }
        return List.copyOf(fields);
    }

    private List<Node> items() throws IOException, EndOfReading {
        List<Node> items = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            items.add(value());
        }
        return List.copyOf(items);
    }

    private static SourcePosition at(JsonLocation location) {
        return new SourcePosition(Math.max(1, location.getLineNr()), Math.max(1, location.getColumnNr()));
    }
}
