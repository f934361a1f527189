package undercroft.source;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
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

/** Parses JSON. Bounded in depth and in the number of values. */
public final class JsonTree {

    /**
     * What a parser accepts, and the advice in its messages.
     *
     * @param maxDepth of arrays and objects in each other
     * @param maxValues in a text, or in a line if each line holds a value
     * @param emptyAdvice what to do about an empty file, a sentence
     * @param syntaxAdvice what to do about one that is not JSON, a sentence
     */
    public record Options(int maxDepth, int maxValues, String emptyAdvice, String syntaxAdvice) {}

    /** Ends the parsing of a text that holds too many values. */
    private static final class TooManyValuesException extends Exception {

        private static final long serialVersionUID = 1L;
    }

    private static final Pattern LINE_BREAK = Pattern.compile("\r\n|\n|\r");

    private final Options options;
    private final Diagnostics diagnostics;
    private final String file;
    private final int linesBefore;
    private final JsonParser parser;
    private int values;

    private JsonTree(String file, int linesBefore, JsonParser parser, Options options, Diagnostics diagnostics) {
        this.options = options;
        this.diagnostics = diagnostics;
        this.file = file;
        this.linesBefore = linesBefore;
        this.parser = parser;
    }

    /**
     * Parses a text that holds one value.
     *
     * @return nothing if the text is not JSON, which is reported
     */
    public static Optional<SourceNode> parse(SourceText source, Options options, Diagnostics diagnostics) {
        return parse(factory(options), source, 0, options, diagnostics);
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
                parse(factory, new SourceText(source.name(), lines[i]), i, options, diagnostics)
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
            JsonFactory factory, SourceText source, int linesBefore, Options options, Diagnostics diagnostics) {
        try (JsonParser parser = factory.createParser(source.text())) {
            return new JsonTree(source.name(), linesBefore, parser, options, diagnostics).root();
        } catch (IOException e) {
            throw new UncheckedIOException("A text in memory cannot fail to be read.", e);
        }
    }

    private Optional<SourceNode> root() throws IOException {
        try {
            if (parser.nextToken() == null) {
                diagnostics.error(
                        SourcePosition.startOf(file), "The file is empty. %s".formatted(options.emptyAdvice()));
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
            diagnostics.error(
                    position(parser.currentTokenLocation()),
                    "The file holds more than %d values. Make it smaller.".formatted(options.maxValues()));
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
        values++;
        if (values > options.maxValues()) {
            throw new TooManyValuesException();
        }
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
        List<SourceNode> items = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            items.add(value());
        }
        return items;
    }

    private SourcePosition position(JsonLocation location) {
        return new SourcePosition(
                file, linesBefore + Math.max(1, location.getLineNr()), Math.max(1, location.getColumnNr()));
    }

    /** The first line of Jackson's message, without the list of tokens it expected. */
    private static String reason(JsonProcessingException e) {
        return LINE_BREAK.split(e.getOriginalMessage(), 2)[0].replaceFirst(
                ":? \\(?(was expecting|expected close|start marker|JSON ).*", "");
    }
}
