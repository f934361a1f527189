package undercroft.source;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.DocumentStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.MappingStartEvent;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;
import org.yaml.snakeyaml.parser.Parser;
import org.yaml.snakeyaml.parser.ParserImpl;
import undercroft.source.SourceNode.Broken;
import undercroft.source.SourceNode.Entry;
import undercroft.source.SourceNode.Mapping;
import undercroft.source.SourceNode.Scalar;
import undercroft.source.SourceNode.Sequence;

/**
 * Parses YAML. It builds the tree from the events of SnakeYAML's parser, not with {@code Yaml.compose}, because only events
 * tell where an alias stands, and so that dangerous input is refused before it takes memory: recursive aliases, aliases that
 * multiply, and depth. No tag ever constructs an object.
 */
public final class YamlTree {

    /**
     * What a parser accepts, and the advice in its messages.
     *
     * @param maxDepth of lists and mappings in each other
     * @param maxValues in a text, counting an alias as the values it stands for
     * @param tags what becomes of tags
     * @param emptyAdvice what to do about an empty file, a sentence
     */
    public record Options(int maxDepth, int maxValues, Tags tags, String emptyAdvice) {}

    /** What becomes of a file's own tags. */
    public enum Tags {
        /** A tag is an error. */
        REFUSED,
        /** A mapping keeps its tag as a word, other values lose theirs. */
        KEPT
    }

    /** What SnakeYAML counts as the end of a line. */
    private static final Pattern LINE_BREAK = Pattern.compile("\r\n|[\n\r\u0085\u2028\u2029]");

    private static final String STANDARD_TAGS = "tag:yaml.org,2002:";

    /** The standard tag of mappings, which says nothing that their form does not. */
    private static final String MAPPING_TAG = "map";

    /** A completed node that an alias may name, with the number of values and of levels that it stands for. */
    private record Anchored(SourceNode node, int values, int depth) {}

    /** Ends the parsing of a text, for a reason that is already reported. */
    private static final class ParsingEndedException extends Exception {
        private static final long serialVersionUID = 1L;
    }

    private final SourceText source;
    private final Options options;
    private final Diagnostics diagnostics;
    private final Parser events;
    private final Map<String, Anchored> anchors = new HashMap<>();
    private final Set<String> open = new HashSet<>();
    private List<String> lines = List.of();
    private SourcePosition reached;
    private int values;
    private int deepest;

    private YamlTree(SourceText source, Options options, Diagnostics diagnostics) {
        this.source = source;
        this.options = options;
        this.diagnostics = diagnostics;
        this.reached = source.start();
        LoaderOptions loaderOptions = new LoaderOptions();
        loaderOptions.setCodePointLimit(Integer.MAX_VALUE);
        // Yaml would also prepare the construction of objects, and logging, which slows the start.
        this.events = new ParserImpl(new BoundedReader(source.text()), loaderOptions);
    }

    /**
     * Parses a text that holds one document.
     *
     * @return nothing if it holds none, which is reported. If only an alias or a tag is wrong, that is reported too, but the
     *     rest of the tree is returned
     */
    public static Optional<SourceNode> parse(SourceText source, Options options, Diagnostics diagnostics) {
        if (!YamlCharacters.areAllowed(source, diagnostics)) {
            return Optional.empty();
        }
        try {
            return Optional.of(new YamlTree(source, options, diagnostics).document());
        } catch (ParsingEndedException e) {
            return Optional.empty();
        } catch (BoundedReader.TooLongException e) {
            diagnostics.error(
                    position(source, e.mark()),
                    "A text, number or comment that begins here has more than %d characters in one line. Make it shorter."
                            .formatted(BoundedReader.MAX_LOOKAHEAD));
            return Optional.empty();
        } catch (MarkedYAMLException e) {
            Mark mark = e.getProblemMark() == null ? e.getContextMark() : e.getProblemMark();
            diagnostics.error(
                    mark == null ? source.start() : position(source, mark),
                    "The YAML is invalid: %s. Correct the syntax here or above.".formatted(reason(e)));
            return Optional.empty();
        } catch (YAMLException e) {
            diagnostics.error(source.start(), "The file is not YAML. Correct its syntax.");
            return Optional.empty();
        }
    }

    private SourceNode document() throws ParsingEndedException {
        next(); // the stream's start
        if (!(next() instanceof DocumentStartEvent)) {
            throw ended(source.start(), "The file is empty. " + options.emptyAdvice());
        }
        SourceNode root = node(next(), 1);
        next(); // the document's end
        Event after = next();
        if (after instanceof DocumentStartEvent) {
            throw ended(position(after.getStartMark()), "The file holds a second document. Write one in each file.");
        }
        return root;
    }

    private SourceNode node(Event event, int depth) throws ParsingEndedException {
        SourcePosition position = position(event.getStartMark());
        deepest = Math.max(deepest, depth);
        values++;
        if (values > options.maxValues()) {
            throw ended(
                    position,
                    "The file holds more than %d values, counting aliases as often as they are used. Make it smaller."
                            .formatted(options.maxValues()));
        }
        if (depth > options.maxDepth()) {
            throw ended(
                    position, "The values nest more than %d deep. Check the brackets.".formatted(options.maxDepth()));
        }
        return event instanceof AliasEvent alias
                ? aliased(alias, position, depth)
                : anchored((NodeEvent) event, position, depth);
    }

    private SourceNode aliased(AliasEvent alias, SourcePosition position, int depth) throws ParsingEndedException {
        String name = alias.getAnchor();
        String shown = Quotation.cut("*" + name);
        if (open.contains(name)) {
            diagnostics.error(
                    position, "The alias %s is inside the value that it names. Write that value out.".formatted(shown));
            return new Broken(position);
        }
        Anchored target = anchors.get(name);
        if (target == null) {
            diagnostics.error(
                    position,
                    "The alias %s names nothing. Write %s before it.".formatted(shown, Quotation.cut("&" + name)));
            return new Broken(position);
        }
        values += target.values() - 1;
        deepest = Math.max(deepest, depth + target.depth() - 1);
        if (values > options.maxValues() || deepest > options.maxDepth()) {
            throw ended(
                    position,
                    "The alias %s makes the file hold more than %d values, or nest more than %d deep. Use fewer aliases."
                            .formatted(shown, options.maxValues(), options.maxDepth()));
        }
        return target.node();
    }

    private SourceNode anchored(NodeEvent event, SourcePosition position, int depth) throws ParsingEndedException {
        int valuesBefore = values - 1;
        int deepestOutside = deepest;
        deepest = depth;
        String anchor = event.getAnchor();
        boolean outermost = anchor != null && open.add(anchor);
        SourceNode node = content(event, position, depth);
        if (anchor != null) {
            anchors.put(anchor, new Anchored(node, values - valuesBefore, deepest - depth + 1));
        }
        if (outermost) {
            open.remove(anchor);
        }
        deepest = Math.max(deepest, deepestOutside);
        return node;
    }

    private SourceNode content(NodeEvent event, SourcePosition position, int depth) throws ParsingEndedException {
        if (event instanceof ScalarEvent scalar) {
            checkTag(scalar.getTag(), position);
            return scalar(scalar, position);
        }
        String tag = ((CollectionStartEvent) event).getTag();
        checkTag(tag, position);
        return event instanceof MappingStartEvent ? mapping(position, tag, depth) : sequence(position, depth);
    }

    private Scalar scalar(ScalarEvent scalar, SourcePosition position) {
        String text = WholeCharacters.check(scalar.getValue(), position, diagnostics);
        return switch (scalar.getScalarStyle()) {
            case PLAIN -> PlainScalar.of(position, text);
            case LITERAL -> new SourceNode.Literal(position, text, lines());
            case FOLDED -> new SourceNode.Text(position, text, SourceNode.Style.FOLDED);
            default -> new SourceNode.Text(position, text, SourceNode.Style.QUOTED);
        };
    }

    private List<String> lines() {
        if (lines.isEmpty()) {
            lines = List.of(LINE_BREAK.split(source.text(), -1));
        }
        return lines;
    }

    private SourceNode sequence(SourcePosition position, int depth) throws ParsingEndedException {
        List<SourceNode> items = new ArrayList<>();
        Event event = next();
        while (!event.is(Event.ID.SequenceEnd)) {
            items.add(node(event, depth + 1));
            event = next();
        }
        return new Sequence(position, List.copyOf(items));
    }

    private SourceNode mapping(SourcePosition position, @Nullable String tag, int depth) throws ParsingEndedException {
        List<Entry> entries = new ArrayList<>();
        Event event = next();
        while (!event.is(Event.ID.MappingEnd)) {
            SourceNode key = node(event, depth + 1);
            entries.add(new Entry(key, node(next(), depth + 1)));
            event = next();
        }
        return new Mapping(position, ownTag(tag), List.copyOf(entries));
    }

    /** The next event. SnakeYAML 2.7 lets the exception through if an escape sequence or a version is too large. */
    private Event next() throws ParsingEndedException {
        try {
            Event event = events.getEvent();
            reached = position(event.getEndMark());
            return event;
        } catch (NumberFormatException e) {
            throw ended(
                    reached,
                    "The YAML is invalid: a number in an escape sequence or directive is too large. Correct the syntax here or below.");
        }
    }

    private void checkTag(@Nullable String tag, SourcePosition position) {
        if (tag != null && options.tags() == Tags.REFUSED) {
            diagnostics.error(
                    position, "The value has the tag %s. Write it without a tag.".formatted(Quotation.word(tag)));
        }
    }

    private static String ownTag(@Nullable String tag) {
        if (tag == null) {
            return "";
        }
        String word =
                tag.startsWith(STANDARD_TAGS) ? tag.substring(STANDARD_TAGS.length()) : tag.replaceFirst("^!+", "");
        return word.equals(MAPPING_TAG) ? "" : word;
    }

    private ParsingEndedException ended(SourcePosition position, String text) {
        diagnostics.error(position, text);
        return new ParsingEndedException();
    }

    private SourcePosition position(Mark mark) {
        return position(source, mark);
    }

    private static SourcePosition position(SourceText source, Mark mark) {
        return new SourcePosition(source.name(), mark.getLine() + 1, mark.getColumn() + 1);
    }

    private static String reason(MarkedYAMLException e) {
        String problem = e.getProblem() == null ? "it cannot be read" : e.getProblem();
        String context = e.getContext() == null || e.getContextMark() == null
                ? ""
                : ", %s that begins on line %d"
                        .formatted(e.getContext(), e.getContextMark().getLine() + 1);
        // SnakeYAML takes the end for the character with the number 0, which no file may hold.
        String plain = problem.replace("character found \0(0)", "end of the file");
        return Quotation.visible((plain + context).strip().replaceAll("\\s+", " "));
    }
}
