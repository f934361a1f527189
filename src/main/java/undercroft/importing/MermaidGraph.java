package undercroft.importing;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a Mermaid flowchart, by the syntax of mermaid.js.org/syntax/flowchart.html. Lines ({@code ---}) are connections both
 * ways, arrows ({@code -->}) lead one way, dotted ones ({@code -.-}) are corridors, the text on a line is a lock, a class
 * ({@code :::boss}) is a room's type, and a node's text travels as data. All else is read and reported once for each kind.
 *
 * <p>Not read, and so an error: links with ids ({@code e1@-->}).
 */
final class MermaidGraph {

    private static final Pattern HEADER = Pattern.compile("(graph|flowchart)\\b[^\\n;]*");
    private static final Pattern ID = Pattern.compile("[\\p{L}\\p{N}_]+(?:[-.][\\p{L}\\p{N}_]+)*");
    private static final Pattern CLASS = Pattern.compile(":::([\\p{L}\\p{N}_-]+)");
    private static final Pattern ATTRIBUTES = Pattern.compile("@\\{[^}]*}");
    private static final Pattern STATEMENT =
            Pattern.compile("(style|classDef|linkStyle|click|direction|accTitle|accDescr)\\b[^\\n;]*");
    private static final Pattern CLASSES =
            Pattern.compile("class[ \\t]+([^\\n;]*?)[ \\t]+([\\p{L}\\p{N}_-]+)[ \\t]*(?=[\\n;]|$)");
    private static final Pattern SUBGRAPH = Pattern.compile("subgraph\\b[ \\t]*([\\p{L}\\p{N}_-]*)[^\\n;]*");
    private static final Pattern SUBGRAPH_END = Pattern.compile("end\\b[ \\t]*(?=[\\n;]|$)");

    /** A whole link: perhaps an arrow back, a line, perhaps an arrow or another end. */
    private static final Pattern LINK =
            Pattern.compile("(<|[ox](?=[-=]))?(-{2,}|={2,}|-\\.+-)(?:(>)|([ox])(?=[\\s|]))?");

    /** A link with a text inside, such as {@code -- text -->}. */
    private static final Pattern LINK_WITH_TEXT =
            Pattern.compile("(<|[ox](?=[-=]))?(--|==|-\\.)([^\\n]+?)(-{2,}|={2,}|\\.+-)(?:(>)|([ox])(?=\\s))?");

    private static final Pattern LINK_TEXT = Pattern.compile("[ \\t]*\\|([^|\\n]*)\\|");
    private static final Pattern INVISIBLE = Pattern.compile("~{3,}");

    /** How the text of a node is framed, the longer openings first. */
    private static final Map<String, List<String>> SHAPES = shapes();

    private static final String PLAIN_SHAPE = "[";

    private static Map<String, List<String>> shapes() {
        Map<String, List<String>> shapes = new LinkedHashMap<>();
        shapes.put("(((", List.of(")))"));
        shapes.put("((", List.of("))"));
        shapes.put("([", List.of("])"));
        shapes.put("[(", List.of(")]"));
        shapes.put("[[", List.of("]]"));
        shapes.put("[/", List.of("/]", "\\]"));
        shapes.put("[\\", List.of("\\]", "/]"));
        shapes.put("{{", List.of("}}"));
        shapes.put("(", List.of(")"));
        shapes.put(PLAIN_SHAPE, List.of("]"));
        shapes.put("{", List.of("}"));
        shapes.put(">", List.of("]"));
        return shapes;
    }

    private final String text;
    private final Remarks remarks;
    private final BareGraph graph;
    private final Set<String> subgraphs = new HashSet<>();
    private final Map<String, At> linked = new LinkedHashMap<>();
    private final Map<String, String> classes = new LinkedHashMap<>();
    private int next;

    /** The line and its start at a place that {@code next} has passed. */
    private int markedUpTo;

    private int line = 1;
    private int lineStart;

    private MermaidGraph(String text, Remarks remarks) {
        this.text = text.replace("\r\n", "\n").replace('\r', '\n');
        this.remarks = remarks;
        this.graph = new BareGraph(remarks);
    }

    static BareGraph read(String text, Remarks remarks) throws EndOfReading {
        return new MermaidGraph(text, remarks).graph();
    }

    private BareGraph graph() throws EndOfReading {
        skipFrontMatter();
        skipBlanksAndComments();
        if (!lookingAt(HEADER).lookingAt()) {
            throw expected("flowchart or graph, with a direction");
        }
        next = endOf(HEADER);
        skipBlanksAndComments();
        while (next < text.length()) {
            statement();
            skipBlanksAndComments();
        }
        for (String subgraph : subgraphs) {
            if (linked.containsKey(subgraph)) {
                remarks.error(
                        linked.getOrDefault(subgraph, At.START),
                        "The subgraph %s is connected as if it were a room. Connect one of its rooms."
                                .formatted(Remarks.shown(subgraph)));
            }
        }
        classes.forEach(graph::type);
        return graph;
    }

    private void skipFrontMatter() {
        if (text.startsWith("---\n")) {
            int end = text.indexOf("\n---", 3);
            if (end >= 0) {
                remarks.passOver(At.START, "The front matter");
                next = end + "\n---".length();
            }
        }
    }

    private void skipBlanksAndComments() {
        while (next < text.length()) {
            char c = text.charAt(next);
            if (text.startsWith("%%", next)) {
                int end = text.indexOf('\n', next);
                next = end < 0 ? text.length() : end;
            } else if (Character.isWhitespace(c) || c == ';') {
                next++;
            } else {
                return;
            }
        }
    }

    private void skipBlanks() {
        while (next < text.length() && (text.charAt(next) == ' ' || text.charAt(next) == '\t')) {
            next++;
        }
    }

    private void statement() throws EndOfReading {
        Matcher subgraph = lookingAt(SUBGRAPH);
        Matcher classed = lookingAt(CLASSES);
        Matcher other = lookingAt(STATEMENT);
        if (subgraph.lookingAt()) {
            remarks.passOver(at(), "A subgraph as a group");
            subgraphs.add(subgraph.group(1));
            next = subgraph.end();
        } else if (lookingAt(SUBGRAPH_END).lookingAt()) {
            next += "end".length();
        } else if (classed.lookingAt()) {
            for (String id : classed.group(1).split(",", -1)) {
                classes.put(id.strip(), classed.group(2));
            }
            next = classed.end();
        } else if (other.lookingAt()) {
            remarks.passOver(at(), "The statement " + other.group(1));
            next = other.end();
        } else {
            chain();
        }
    }

    private void chain() throws EndOfReading {
        List<String> from = nodes();
        skipBlanks();
        while (!atEndOfStatement()) {
            At at = at();
            boolean isInvisible = lookingAt(INVISIBLE).lookingAt();
            Link link = isInvisible ? invisible() : link();
            skipLineBreaks();
            List<String> to = nodes();
            for (String a : from) {
                for (String b : to) {
                    linked.putIfAbsent(a, at);
                    linked.putIfAbsent(b, at);
                    if (!isInvisible) {
                        graph.edge(at, link.isBack() ? b : a, link.isBack() ? a : b, link.line());
                    }
                }
            }
            from = to;
            skipBlanks();
        }
    }

    /** @param isBack whether it leads from the right to the left */
    private record Link(BareGraph.Line line, boolean isBack) {}

    private Link invisible() {
        remarks.passOver(at(), "An invisible link");
        next = endOf(INVISIBLE);
        return new Link(new BareGraph.Line(false, false, ""), false);
    }

    private Link link() throws EndOfReading {
        At at = at();
        Matcher whole = lookingAt(LINK);
        boolean isWhole = whole.lookingAt() && isComplete(whole);
        Matcher link = isWhole ? whole : lookingAt(LINK_WITH_TEXT);
        if (!isWhole && !link.lookingAt()) {
            throw expected("a link such as --- or -->");
        }
        next = link.end();
        String line = link.group(2);
        boolean hasArrow = (isWhole ? link.group(3) : link.group(5)) != null;
        boolean hasSign = (isWhole ? link.group(4) : link.group(6)) != null;
        boolean isBack = "<".equals(link.group(1));
        if (line.startsWith("=")) {
            remarks.passOver(at, "The thickness of a link");
        }
        if (hasSign || (link.group(1) != null && !isBack)) {
            remarks.passOver(at, "The circle or cross at the end of a link");
        }
        String lock = isWhole ? "" : link.group(3).strip();
        Matcher piped = lookingAt(LINK_TEXT);
        if (piped.lookingAt()) {
            lock = piped.group(1).strip();
            next = piped.end();
        }
        skipBlanks();
        BareGraph.Line meaning = new BareGraph.Line(hasArrow != isBack, line.startsWith("-."), withoutQuotes(lock));
        return new Link(meaning, isBack && !hasArrow);
    }

    /** Two dashes without an end begin a link with a text. */
    private static boolean isComplete(Matcher link) {
        boolean isShort = link.group(2).length() == 2;
        return !isShort || link.group(3) != null || link.group(4) != null;
    }

    private List<String> nodes() throws EndOfReading {
        List<String> ids = new ArrayList<>(List.of(node()));
        skipBlanks();
        while (next < text.length() && text.charAt(next) == '&') {
            next++;
            skipLineBreaks();
            ids.add(node());
            skipBlanks();
        }
        return ids;
    }

    private String node() throws EndOfReading {
        Matcher matcher = lookingAt(ID);
        if (!matcher.lookingAt()) {
            throw expected("the name of a node");
        }
        String id = matcher.group();
        graph.vertex(at(), id);
        next = matcher.end();
        label(id);
        Matcher attributes = lookingAt(ATTRIBUTES);
        if (attributes.lookingAt()) {
            remarks.passOver(at(), "The attributes of a node");
            next = attributes.end();
        }
        Matcher classed = lookingAt(CLASS);
        if (classed.lookingAt()) {
            classes.put(id, classed.group(1));
            next = classed.end();
        }
        return id;
    }

    private void label(String id) throws EndOfReading {
        for (Map.Entry<String, List<String>> shape : SHAPES.entrySet()) {
            if (text.startsWith(shape.getKey(), next)) {
                if (!shape.getKey().equals(PLAIN_SHAPE)) {
                    remarks.passOver(at(), "The shape of a node");
                }
                next += shape.getKey().length();
                int start = next;
                boolean isQuoted = text.startsWith("\"", next);
                int from = isQuoted ? Math.max(next, text.indexOf('"', next + 1)) : next;
                int end = shape.getValue().stream()
                        .mapToInt(close -> text.indexOf(close, from))
                        .filter(found -> found >= 0)
                        .min()
                        .orElse(-1);
                if (end < 0 || (!isQuoted && text.substring(start, end).contains("\n"))) {
                    throw expected(shape.getValue().get(0) + " after the text of the node");
                }
                graph.label(id, withoutQuotes(text.substring(start, end).replaceAll("<br\\s*/?>", " ")));
                next = end + shape.getValue().get(0).length();
                return;
            }
        }
    }

    private static String withoutQuotes(String text) {
        String stripped = text.strip();
        boolean isQuoted = stripped.length() >= 2 && stripped.startsWith("\"") && stripped.endsWith("\"");
        return isQuoted ? stripped.substring(1, stripped.length() - 1) : stripped;
    }

    private void skipLineBreaks() {
        while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
            next++;
        }
    }

    private boolean atEndOfStatement() {
        return next >= text.length()
                || text.charAt(next) == '\n'
                || text.charAt(next) == ';'
                || text.startsWith("%%", next);
    }

    private Matcher lookingAt(Pattern pattern) {
        return pattern.matcher(text).region(next, text.length());
    }

    private int endOf(Pattern pattern) {
        Matcher matcher = lookingAt(pattern);
        return matcher.lookingAt() ? matcher.end() : next;
    }

    private At at() {
        while (markedUpTo < next) {
            if (text.charAt(markedUpTo) == '\n') {
                line++;
                lineStart = markedUpTo + 1;
            }
            markedUpTo++;
        }
        return new At(line, next - lineStart + 1);
    }

    private EndOfReading expected(String what) {
        remarks.error(at(), "There should be %s here. Correct the flowchart.".formatted(what));
        return new EndOfReading();
    }
}
