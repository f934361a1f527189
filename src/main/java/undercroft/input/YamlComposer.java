package undercroft.input;

import java.io.StringReader;
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
import org.yaml.snakeyaml.reader.StreamReader;

/**
 * Composes the events of SnakeYAML's parser into nodes. It does so itself, and not by {@code Yaml.compose}, because only
 * events tell where an alias stands, and because what is dangerous is refused here before it takes memory: tags,
 * recursive aliases, aliases that multiply, and depth.
 */
final class YamlComposer {

    /** The formats need eight. */
    private static final int MAX_DEPTH = 32;

    /** With every alias counted as often as it is used; four times what the largest level needs. */
    private static final int MAX_VALUES = 1_000_000;

    /** What SnakeYAML counts as the end of a line. */
    private static final Pattern LINE_BREAK = Pattern.compile("\r\n|[\n\r\u0085\u2028\u2029]");

    /** A completed node that an alias may name, with the values and levels it stands for. */
    private record Anchored(YamlNode node, int values, int depth) {}

    /** Ends the reading of one file, whose problem is reported. */
    private static final class EndOfReading extends Exception {
        private static final long serialVersionUID = 1L;
    }

    private final String file;
    private final List<String> lines;
    private final Problems problems;
    private final Parser events;
    private final Map<String, Anchored> anchors = new HashMap<>();
    private final Set<String> open = new HashSet<>();
    private Place reached;
    private int values;
    private int deepest;

    private YamlComposer(String file, String text, Problems problems) {
        this.file = file;
        this.reached = Place.startOf(file);
        this.lines = List.of(LINE_BREAK.split(text, -1));
        this.problems = problems;
        LoaderOptions options = new LoaderOptions();
        options.setCodePointLimit(Integer.MAX_VALUE);
        // Not by way of Yaml, which gets ready to make objects, and to log, whatever it is asked for.
        this.events = new ParserImpl(new StreamReader(new StringReader(text)), options);
    }

    /** The text's only document, or nothing where that is reported as a problem. */
    static Optional<YamlNode> compose(String file, String text, Problems problems) {
        try {
            return Optional.of(new YamlComposer(file, text, problems).document());
        } catch (EndOfReading e) {
            return Optional.empty();
        } catch (MarkedYAMLException e) {
            Mark mark = e.getProblemMark() == null ? e.getContextMark() : e.getProblemMark();
            Place place = mark == null ? Place.startOf(file) : placeOf(file, mark);
            problems.add(place, "The YAML breaks off: " + reason(e) + ".", "Correct the syntax here or above.");
            return Optional.empty();
        } catch (YAMLException e) {
            problems.add(Place.startOf(file), "The file is not YAML.", "Correct its syntax.");
            return Optional.empty();
        }
    }

    private YamlNode document() throws EndOfReading {
        next(); // the stream's start
        if (!(next() instanceof DocumentStartEvent)) {
            throw end(Place.startOf(file), "The file is empty.", "Write a mapping, of keys and values, into it.");
        }
        YamlNode root = node(next(), 1);
        next(); // the document's end
        Event after = next();
        if (after instanceof DocumentStartEvent) {
            throw end(placeOf(file, after.getStartMark()), "The file holds a second document.", "Write one a file.");
        }
        return root;
    }

    private YamlNode node(Event event, int depth) throws EndOfReading {
        Place place = placeOf(file, event.getStartMark());
        deepest = Math.max(deepest, depth);
        values++;
        if (values > MAX_VALUES) {
            throw end(
                    place,
                    "The file holds more than %d values, counting aliases as often as used.".formatted(MAX_VALUES),
                    "Make it smaller.");
        }
        if (depth > MAX_DEPTH) {
            throw end(place, "The values nest more than %d deep.".formatted(MAX_DEPTH), "Check the brackets.");
        }
        return event instanceof AliasEvent alias ? aliased(alias, place, depth) : anchored(event, place, depth);
    }

    private YamlNode aliased(AliasEvent alias, Place place, int depth) throws EndOfReading {
        String name = alias.getAnchor();
        Anchored target = anchors.get(name);
        if (open.contains(name)) {
            problems.add(place, "The alias *%s stands inside of what it names.".formatted(name), "Write it out.");
            return new YamlNode.Broken(place);
        }
        if (target == null) {
            problems.add(place, "The alias *%s names nothing.".formatted(name), "Write &%s before it.".formatted(name));
            return new YamlNode.Broken(place);
        }
        values += target.values() - 1;
        deepest = Math.max(deepest, depth + target.depth() - 1);
        if (values > MAX_VALUES || deepest > MAX_DEPTH) {
            throw end(
                    place,
                    "The alias *%s makes the file hold more than %d values, or nest more than %d deep."
                            .formatted(name, MAX_VALUES, MAX_DEPTH),
                    "Use fewer aliases.");
        }
        return target.node();
    }

    private YamlNode anchored(Event event, Place place, int depth) throws EndOfReading {
        int valuesBefore = values - 1;
        int deepestOutside = deepest;
        deepest = depth;
        String anchor = ((NodeEvent) event).getAnchor();
        boolean outermost = anchor != null && open.add(anchor);
        YamlNode node = content(event, place, depth);
        if (anchor != null) {
            anchors.put(anchor, new Anchored(node, values - valuesBefore, deepest - depth + 1));
        }
        if (outermost) {
            open.remove(anchor);
        }
        deepest = Math.max(deepest, deepestOutside);
        return node;
    }

    private YamlNode content(Event event, Place place, int depth) throws EndOfReading {
        if (event instanceof ScalarEvent scalar) {
            refuseTag(scalar.getTag(), place);
            return new YamlNode.Scalar(place, scalar.getValue(), style(scalar), lines);
        }
        refuseTag(((CollectionStartEvent) event).getTag(), place);
        return event instanceof MappingStartEvent ? mapping(place, depth) : sequence(place, depth);
    }

    private YamlNode sequence(Place place, int depth) throws EndOfReading {
        List<YamlNode> items = new ArrayList<>();
        Event event = next();
        while (!event.is(Event.ID.SequenceEnd)) {
            items.add(node(event, depth + 1));
            event = next();
        }
        return new YamlNode.Sequence(place, List.copyOf(items));
    }

    private YamlNode mapping(Place place, int depth) throws EndOfReading {
        List<YamlNode.Entry> entries = new ArrayList<>();
        Event event = next();
        while (!event.is(Event.ID.MappingEnd)) {
            YamlNode key = node(event, depth + 1);
            entries.add(new YamlNode.Entry(key, node(next(), depth + 1)));
            event = next();
        }
        return new YamlNode.Mapping(place, List.copyOf(entries));
    }

    /** The next event. SnakeYAML 2.7 lets the exception through where an escape sequence or a version is too large. */
    private Event next() throws EndOfReading {
        try {
            Event event = events.getEvent();
            reached = placeOf(file, event.getEndMark());
            return event;
        } catch (NumberFormatException e) {
            throw end(
                    reached,
                    "The YAML breaks off: a number in an escape sequence or directive is too large.",
                    "Correct the syntax here or below.");
        }
    }

    private void refuseTag(@Nullable String tag, Place place) {
        if (tag != null) {
            problems.add(place, "The value has the tag %s.".formatted(Shown.word(tag)), "Write it without a tag.");
        }
    }

    private static YamlNode.Style style(ScalarEvent scalar) {
        return switch (scalar.getScalarStyle()) {
            case PLAIN -> YamlNode.Style.PLAIN;
            case LITERAL -> YamlNode.Style.LITERAL;
            case FOLDED -> YamlNode.Style.FOLDED;
            default -> YamlNode.Style.QUOTED;
        };
    }

    private EndOfReading end(Place place, String problem, String advice) {
        problems.add(place, problem, advice);
        return new EndOfReading();
    }

    private static Place placeOf(String file, Mark mark) {
        return new Place(file, mark.getLine() + 1, mark.getColumn() + 1);
    }

    private static String reason(MarkedYAMLException e) {
        String problem = e.getProblem() == null ? "it cannot be read" : e.getProblem();
        String context = e.getContext() == null || e.getContextMark() == null
                ? ""
                : ", %s that begins on line %d"
                        .formatted(e.getContext(), e.getContextMark().getLine() + 1);
        return (problem + context).strip().replaceAll("\\s+", " ");
    }
}
