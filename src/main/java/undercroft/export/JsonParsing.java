package undercroft.export;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import undercroft.export.JsonValue.Field;
import undercroft.export.JsonValue.Fields;
import undercroft.export.JsonValue.Items;
import undercroft.export.JsonValue.Mark;
import undercroft.export.JsonValue.Nothing;
import undercroft.export.JsonValue.Numeral;
import undercroft.export.JsonValue.Text;
import undercroft.export.JsonValue.Truth;

/** A JSON file as a tree of values that know where they stand. Bounded in size and depth. */
final class JsonParsing {

    /** In bytes: some three hundred times a layout of a thousand rooms. */
    private static final int LARGEST_FILE = 128 << 20;

    /** A layout nests five deep; the rest is room for the message that says so. */
    private static final int DEEPEST_NESTING = 32;

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private static final JsonFactory JSON = JsonFactory.builder()
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(DEEPEST_NESTING)
                    .build())
            .build();

    private final JsonParser parser;

    private JsonParsing(JsonParser parser) {
        this.parser = parser;
    }

    /** The one value of a file. */
    static JsonValue parse(InputStream in, String fileName) throws IOException, BadLayoutException {
        Messages messages = new Messages(fileName);
        char[] text = decoded(in, messages);
        try (JsonParser parser = JSON.createParser(text)) {
            return new JsonParsing(parser).file(messages).orElseThrow(messages::toException);
        }
    }

    private Optional<JsonValue> file(Messages messages) throws IOException {
        try {
            if (parser.nextToken() == null) {
                messages.add(new Mark(1, 1), "The file is empty. Give a layout that undercroft wrote.");
                return Optional.empty();
            }
            JsonValue value = value();
            if (parser.nextToken() != null) {
                messages.add(
                        markOf(parser.currentTokenLocation()),
                        "The file goes on after its end. Remove what follows the layout.");
                return Optional.empty();
            }
            return Optional.of(value);
        } catch (StreamConstraintsException e) {
            messages.add(
                    markOf(parser.currentLocation()),
                    "The file is nested deeper or holds longer words than a layout can. Give a file that undercroft wrote.");
        } catch (JsonProcessingException e) {
            messages.add(
                    markOf(e.getLocation()),
                    "The file is not JSON here (%s). Give a file that undercroft wrote.".formatted(complaint(e)));
        }
        return Optional.empty();
    }

    private JsonValue value() throws IOException {
        Mark at = markOf(parser.currentTokenLocation());
        return switch (parser.currentToken()) {
            case START_OBJECT -> new Fields(at, fields());
            case START_ARRAY -> new Items(at, items());
            case VALUE_STRING -> new Text(at, parser.getText());
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new Numeral(at, parser.getText());
            case VALUE_TRUE -> new Truth(at, true);
            case VALUE_FALSE -> new Truth(at, false);
            case VALUE_NULL -> new Nothing(at);
            default -> throw new IllegalStateException("A value began with " + parser.currentToken());
        };
    }

    private List<Field> fields() throws IOException {
        List<Field> fields = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            Mark at = markOf(parser.currentTokenLocation());
            String key = parser.currentName();
            parser.nextToken();
            fields.add(new Field(at, key, value()));
        }
        return fields;
    }

    private List<JsonValue> items() throws IOException {
        List<JsonValue> items = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            items.add(value());
        }
        return items;
    }

    /** The text of the file, which must be UTF-8: Jackson would guess the encoding, and count columns in bytes. */
    private static char[] decoded(InputStream in, Messages messages) throws IOException, BadLayoutException {
        byte[] bytes = in.readNBytes(LARGEST_FILE + 1);
        if (bytes.length > LARGEST_FILE) {
            messages.add(
                    new Mark(1, 1),
                    "The file is larger than a layout can be (%d MiB). Give a file that undercroft wrote."
                            .formatted(LARGEST_FILE >> 20));
            throw messages.toException();
        }
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        CharBuffer text = CharBuffer.allocate(bytes.length);
        CoderResult result = decoder.decode(ByteBuffer.wrap(bytes), text, true);
        text.flip();
        if (result.isError()) {
            messages.add(endOf(text), "The file is not UTF-8 text here. Give a file that undercroft wrote.");
            throw messages.toException();
        }
        boolean marked = text.hasRemaining() && text.get(0) == BYTE_ORDER_MARK;
        char[] characters = new char[text.remaining() - (marked ? 1 : 0)];
        text.position(marked ? 1 : 0).get(characters);
        return characters;
    }

    private static Mark endOf(CharSequence text) {
        int line = 1;
        int column = 1;
        for (int i = 0; i < text.length(); i++) {
            boolean lineEnds = text.charAt(i) == '\n';
            line += lineEnds ? 1 : 0;
            column = lineEnds ? 1 : column + 1;
        }
        return new Mark(line, column);
    }

    private static Mark markOf(JsonLocation location) {
        return new Mark(Math.max(1, location.getLineNr()), Math.max(1, location.getColumnNr()));
    }

    /** Jackson's first line, without the tokens it would have liked better. */
    private static String complaint(JsonProcessingException e) {
        return e.getOriginalMessage()
                .lines()
                .findFirst()
                .orElse("")
                .replaceFirst(":? \\(?(was expecting|expected close|start marker|JSON ).*", "");
    }
}
