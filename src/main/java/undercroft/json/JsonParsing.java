package undercroft.json;

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
import undercroft.json.JsonValue.Field;
import undercroft.json.JsonValue.Fields;
import undercroft.json.JsonValue.Items;
import undercroft.json.JsonValue.Mark;
import undercroft.json.JsonValue.Nothing;
import undercroft.json.JsonValue.Numeral;
import undercroft.json.JsonValue.Text;
import undercroft.json.JsonValue.Truth;

/** A JSON file as a tree of values that know where they stand. Bounded in size and depth. */
public final class JsonParsing {

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
    private final int linesBefore;
    private final String what;

    private JsonParsing(JsonParser parser, int linesBefore, String what) {
        this.parser = parser;
        this.linesBefore = linesBefore;
        this.what = what;
    }

    /**
     * The one value of a file.
     *
     * @param what the file holds, in one word, such as {@code layout}
     */
    public static JsonValue parse(InputStream in, String fileName, String what) throws IOException, BadJsonException {
        Messages messages = new Messages(fileName);
        char[] text = decoded(in, what, messages);
        try (JsonParser parser = JSON.createParser(text)) {
            return new JsonParsing(parser, 0, what).file(messages).orElseThrow(messages::toException);
        }
    }

    /**
     * The values of a file that has one on each line; empty lines are passed over.
     *
     * @param what each line holds, in one word
     * @throws BadJsonException with what is wrong with each line
     */
    public static List<JsonValue> parseLines(InputStream in, String fileName, String what)
            throws IOException, BadJsonException {
        Messages messages = new Messages(fileName);
        List<String> lines = new String(decoded(in, what, messages)).lines().toList();
        List<JsonValue> values = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).isBlank()) {
                try (JsonParser parser = JSON.createParser(lines.get(i))) {
                    new JsonParsing(parser, i, what).file(messages).ifPresent(values::add);
                }
            }
        }
        if (messages.count() > 0) {
            throw messages.toException();
        }
        return values;
    }

    private Optional<JsonValue> file(Messages messages) throws IOException {
        try {
            if (parser.nextToken() == null) {
                messages.add(new Mark(1, 1), "The file is empty. Give a %s that undercroft wrote.".formatted(what));
                return Optional.empty();
            }
            JsonValue value = value();
            if (parser.nextToken() != null) {
                messages.add(
                        markOf(parser.currentTokenLocation()),
                        "The file goes on after its end. Remove what follows the %s.".formatted(what));
                return Optional.empty();
            }
            return Optional.of(value);
        } catch (StreamConstraintsException e) {
            messages.add(
                    markOf(parser.currentLocation()),
                    "The file is nested deeper or holds longer words than a %s can. Give a file that undercroft wrote."
                            .formatted(what));
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
    private static char[] decoded(InputStream in, String what, Messages messages) throws IOException, BadJsonException {
        byte[] bytes = in.readNBytes(LARGEST_FILE + 1);
        if (bytes.length > LARGEST_FILE) {
            messages.add(
                    new Mark(1, 1),
                    "The file is larger than a %s can be (%d MiB). Give a file that undercroft wrote."
                            .formatted(what, LARGEST_FILE >> 20));
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

    private Mark markOf(JsonLocation location) {
        return new Mark(linesBefore + Math.max(1, location.getLineNr()), Math.max(1, location.getColumnNr()));
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
