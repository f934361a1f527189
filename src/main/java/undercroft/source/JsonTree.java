package undercroft.source;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import undercroft.source.SourceNode.Bool;
import undercroft.source.SourceNode.Entry;
import undercroft.source.SourceNode.Mapping;
import undercroft.source.SourceNode.Null;
import undercroft.source.SourceNode.Numeral;
import undercroft.source.SourceNode.Sequence;
import undercroft.source.SourceNode.Style;
import undercroft.source.SourceNode.Text;

/**
 * Parses JSON. Bounded in depth and in the number of values.
 *
 * <p>A tree takes some twenty times the memory of its text. So the items of the lists in a root object, which hold nearly all
 * of a large file, are only checked at first, and parsed when they are asked for, each time anew.
 */
public final class JsonTree {

    /**
     * What a parser accepts, and the advice in its messages.
     *
     * @param maxDepth of arrays and objects in each other
     * @param maxValues in a text, or in a line if each line holds a value
     * @param maxValuesAtOnce in an item of a list in the root object, and outside such items; they are in memory as a tree
     * @param emptyAdvice what to do about an empty file, a sentence
     * @param syntaxAdvice what to do about one that is not JSON, a sentence
     */
    public record Options(int maxDepth, int maxValues, int maxValuesAtOnce, String emptyAdvice, String syntaxAdvice) {}

    /** Ends the parsing of a text that holds too many values. */
    private static final class TooManyValuesException extends Exception {

        private static final long serialVersionUID = 1L;

        private final String text;

        TooManyValuesException(String text) {
            super(text);
            this.text = text;
        }
    }

    private static final Pattern LINE_BREAK = Pattern.compile("\r\n|\n|\r");

    private final JsonFactory factory;
    private final SourceText source;
    private final SourcePosition start;
    private final JsonParser parser;
    private final Options options;
    private final Diagnostics diagnostics;
    private final boolean isItem;
    private int values;
    private int valuesAtOnce;

    /**
     * A parser of a text.
     *
     * @param start where the text begins in its file
     * @param isItem whether the text is an item of a list in the root object, which is parsed whole
     */
    private JsonTree(
            JsonFactory factory,
            SourceText source,
            SourcePosition start,
            JsonParser parser,
            Options options,
            Diagnostics diagnostics,
            boolean isItem) {
        this.factory = factory;
        this.source = source;
        this.start = start;
        this.parser = parser;
        this.options = options;
        this.diagnostics = diagnostics;
        this.isItem = isItem;
    }

    /**
     * Parses a text that holds one value.
     *
     * @return nothing if the text is not JSON, which is reported
     */
    public static Optional<SourceNode> parse(SourceText source, Options options, Diagnostics diagnostics) {
        return parse(factory(options), source, source.start(), options, diagnostics);
    }

    /**
     * Parses a text that holds one value on each line; blank lines are skipped.
     *
     * @return the values of the lines that are JSON; the others are reported
     */
    public static List<SourceNode> parseLines(SourceText source, Options options, Diagnostics diagnostics) {
        JsonFactory factory = factory(options);
        String[] lines = LINE_BREAK.split(source.text(), -1);
        List<SourceNode> nodes = new ArrayList<>();
        for (int i = 0; i < lines.length; i++) {
            if (!lines[i].isBlank()) {
                SourceText line = new SourceText(source.name(), lines[i]);
                parse(factory, line, new SourcePosition(source.name(), i + 1, 1), options, diagnostics)
                        .ifPresent(nodes::add);
            }
        }
        return nodes;
    }

    private static JsonFactory factory(Options options) {
        return JsonFactory.builder()
                .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
                .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(options.maxDepth())
                        .build())
                .build();
    }

    private static Optional<SourceNode> parse(
            JsonFactory factory, SourceText source, SourcePosition start, Options options, Diagnostics diagnostics) {
        try (JsonParser parser = factory.createParser(source.text())) {
            return new JsonTree(factory, source, start, parser, options, diagnostics, false).root();
        } catch (IOException e) {
            throw new UncheckedIOException("A text in memory cannot fail to be read.", e);
        }
    }

    /** Parses an item of a list whose text was parsed without errors before. */
    static SourceNode parseAgain(JsonFactory factory, SourceText source, SourcePosition start, Options options) {
        try (JsonParser parser = factory.createParser(source.text())) {
            JsonTree tree = new JsonTree(factory, source, start, parser, options, new Diagnostics(), true);
            parser.nextToken();
            return tree.value();
        } catch (IOException | TooManyValuesException e) {
            throw new IllegalStateException("A text that was parsed cannot be parsed again.", e);
        }
    }

    private Optional<SourceNode> root() throws IOException {
        try {
            if (parser.nextToken() == null) {
                diagnostics.error(start, "The file is empty. %s".formatted(options.emptyAdvice()));
                return Optional.empty();
            }
            SourceNode root = value();
            if (parser.nextToken() != null) {
                diagnostics.error(
                        position(parser.currentTokenLocation()),
                        "There is more text after the end of the JSON value. Remove it.");
                return Optional.empty();
            }
            return Optional.of(root);
        } catch (TooManyValuesException e) {
            diagnostics.error(position(parser.currentTokenLocation()), e.text);
        } catch (StreamConstraintsException e) {
            diagnostics.error(
                    position(parser.currentLocation()),
                    "The values nest more than %d deep, or a text or number is too long here. %s"
                            .formatted(options.maxDepth(), options.syntaxAdvice()));
        } catch (JsonProcessingException e) {
            diagnostics.error(
                    position(e.getLocation()),
                    "The file is not JSON here (%s). %s".formatted(reason(e), options.syntaxAdvice()));
        }
        return Optional.empty();
    }

    private SourceNode value() throws IOException, TooManyValuesException {
        count();
        SourcePosition position = position(parser.currentTokenLocation());
        return switch (parser.currentToken()) {
            case START_OBJECT -> new Mapping(position, "", entries());
            case START_ARRAY -> new Sequence(position, items());
            case VALUE_STRING -> text(position, parser.getText());
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new Numeral(position, parser.getText());
            case VALUE_TRUE, VALUE_FALSE -> new Bool(position, parser.getText());
            case VALUE_NULL -> new Null(position, parser.getText());
            default -> throw new IllegalStateException("A value began with " + parser.currentToken());
        };
    }

    private void count() throws TooManyValuesException {
        values++;
        valuesAtOnce++;
        if (values > options.maxValues()) {
            throw new TooManyValuesException(
                    "The file holds more than %d values. Make it smaller.".formatted(options.maxValues()));
        }
        if (valuesAtOnce > options.maxValuesAtOnce()) {
            throw new TooManyValuesException(
                    "There are more than %d values in one here. Make it smaller.".formatted(options.maxValuesAtOnce()));
        }
    }

    private List<Entry> entries() throws IOException, TooManyValuesException {
        List<Entry> entries = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            Text key = text(position(parser.currentTokenLocation()), parser.currentName());
            parser.nextToken();
            entries.add(new Entry(key, value()));
        }
        return entries;
    }

    private Text text(SourcePosition position, String text) {
        return new Text(position, WholeCharacters.check(text, position, diagnostics), Style.QUOTED);
    }

    private List<SourceNode> items() throws IOException, TooManyValuesException {
        if (isListOfRoot()) {
            return itemsParsedLater();
        }
        List<SourceNode> items = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            items.add(value());
        }
        return items;
    }

    /** Whether the list that begins here is in an object that is in nothing. */
    private boolean isListOfRoot() {
        JsonStreamContext around = parser.getParsingContext().getParent();
        return !isItem && around.inObject() && around.getParent().inRoot();
    }

    private List<SourceNode> itemsParsedLater() throws IOException, TooManyValuesException {
        int outside = valuesAtOnce;
        ItemsParsedLater items = new ItemsParsedLater(factory, source, options);
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            valuesAtOnce = 0;
            JsonLocation begin = parser.currentTokenLocation();
            check();
            items.add(
                    (int) begin.getCharOffset(), (int) parser.currentLocation().getCharOffset(), position(begin));
        }
        valuesAtOnce = outside;
        return items;
    }

    /** Reads a value without making a tree of it. */
    private void check() throws IOException, TooManyValuesException {
        int depth = 0;
        while (true) {
            JsonToken token = parser.currentToken();
            boolean isText = token == JsonToken.FIELD_NAME || token == JsonToken.VALUE_STRING;
            if (isText && !WholeCharacters.areIn(parser.getText())) {
                WholeCharacters.check(parser.getText(), position(parser.currentTokenLocation()), diagnostics);
            }
            if (token.isStructStart()) {
                depth++;
            }
            if (token.isStructEnd()) {
                depth--;
            } else if (token != JsonToken.FIELD_NAME) {
                count();
            }
            if (depth == 0) {
                return;
            }
            parser.nextToken();
        }
    }

    private SourcePosition position(JsonLocation location) {
        int line = Math.max(1, location.getLineNr());
        int column = Math.max(1, location.getColumnNr());
        return new SourcePosition(
                start.file(), start.line() + line - 1, line == 1 ? start.column() + column - 1 : column);
    }

    /** The first line of Jackson's message, which may quote the file, without the list of tokens it expected. */
    private static String reason(JsonProcessingException e) {
        return Quotation.visible(LINE_BREAK.split(e.getOriginalMessage(), 2)[0].replaceFirst(
                ":? \\(?(was expecting|expected close|start marker|JSON ).*", ""));
    }
}
