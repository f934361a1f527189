package undercroft.importing;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import undercroft.source.Quotation;
import undercroft.source.SourcePosition;
import undercroft.source.SourceText;

/**
 * Reads a Mermaid flowchart by the syntax of mermaid.js.org/syntax/flowchart.html. Lines ({@code ---}) are connections both
 * ways, arrows ({@code -->}) lead one way, dotted lines ({@code -.-}) are corridors, the text on a line is a lock, a class
 * ({@code :::boss}) is the type of a room, and the text of a node becomes data of the room. Everything else is parsed and
 * reported once for each kind of thing.
 *
 * <p>Links with ids ({@code e1@-->}) are not supported, and an error.
 */
final class MermaidGraph {

    private static final Pattern FRONT_MATTER = Pattern.compile("---\\n.*?\\n---", Pattern.DOTALL);
    private static final Pattern HEADER = Pattern.compile("(graph|flowchart)\\b[^\\n;]*");
    private static final Pattern ID = Pattern.compile("[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_]|[-.](?=[\\p{L}\\p{N}_]))*+");
    private static final Pattern CLASS = Pattern.compile(":::([\\p{L}\\p{N}_-]+)");
    private static final Pattern ATTRIBUTES = Pattern.compile("@\\{[^}]*}");
    private static final Pattern STATEMENT =
            Pattern.compile("(style|classDef|linkStyle|click|direction|accTitle|accDescr)\\b[^\\n;]*");
    private static final Pattern CLASSES = Pattern.compile("class[ \\t]+([^\\n;]*)");
    private static final Pattern CLASS_NAME = Pattern.compile("[\\p{L}\\p{N}_-]+");
    private static final Pattern SUBGRAPH = Pattern.compile("subgraph\\b[ \\t]*([\\p{L}\\p{N}_-]*)[^\\n;]*");
    private static final Pattern SUBGRAPH_END = Pattern.compile("end\\b[ \\t]*(?=[\\n;]|$)");

    /** The openings of node shapes with their closings; longer openings come first, because shorter ones begin them. */
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

    private record ClassName(SourcePosition position, String name) {}

    private final MermaidText text;
    private final ImportReport report;
    private final RoomGraph graph;
    private final Set<String> subgraphs = new HashSet<>();
    private final Map<String, SourcePosition> linked = new LinkedHashMap<>();
    private final Map<String, ClassName> classes = new LinkedHashMap<>();

    private MermaidGraph(SourceText source, ImportReport report) {
        this.text = new MermaidText(source, report);
        this.report = report;
        this.graph = new RoomGraph(report);
    }

    static RoomGraph read(SourceText source, ImportReport report) throws ImportAbortedException {
        return new MermaidGraph(source, report).graph();
    }

    private RoomGraph graph() throws ImportAbortedException {
        if (text.take(FRONT_MATTER).isPresent()) {
            report.omit(report.start(), "The front matter");
        }
        text.skipToStatement();
        if (text.take(HEADER).isEmpty()) {
            throw text.expected("flowchart or graph, with a direction");
        }
        text.skipToStatement();
        while (!text.isAtEnd()) {
            statement();
            text.skipToStatement();
        }
        for (String subgraph : subgraphs) {
            if (linked.containsKey(subgraph)) {
                report.error(
                        linked.getOrDefault(subgraph, report.start()),
                        "The subgraph %s is connected as if it were a room. Connect one of its rooms."
                                .formatted(Quotation.plain(subgraph)));
            }
        }
        classes.forEach((id, type) -> {
            if (!graph.setType(id, type.name())) {
                report.omit(type.position(), "The class of %s, which is no node,".formatted(Quotation.plain(id)));
            }
        });
        return graph;
    }

    private void statement() throws ImportAbortedException {
        SourcePosition position = text.position();
        Optional<Matcher> subgraph = text.take(SUBGRAPH);
        if (subgraph.isPresent()) {
            report.omit(position, "A subgraph as a group");
            subgraphs.add(subgraph.get().group(1));
            return;
        }
        if (text.take(SUBGRAPH_END).isPresent()) {
            return;
        }
        Optional<Matcher> classed = text.take(CLASSES);
        if (classed.isPresent()) {
            classes(position, classed.get().group(1).strip());
            return;
        }
        Optional<Matcher> other = text.take(STATEMENT);
        if (other.isPresent()) {
            report.omit(position, "The statement " + other.get().group(1));
            return;
        }
        chain();
    }

    /** Reads the nodes and the class of a statement: the class is the last word. */
    private void classes(SourcePosition position, String statement) throws ImportAbortedException {
        String name = statement.substring(1 + Math.max(statement.lastIndexOf(' '), statement.lastIndexOf('\t')));
        if (name.equals(statement) || !CLASS_NAME.matcher(name).matches()) {
            throw text.expected("nodes with commas between them, and a class");
        }
        for (String id :
                statement.substring(0, statement.length() - name.length()).split(",", -1)) {
            setClass(position, id.strip(), name);
        }
    }

    private void chain() throws ImportAbortedException {
        List<String> from = nodes();
        while (!text.isAtEndOfStatement()) {
            SourcePosition position = text.position();
            MermaidLink link = MermaidLink.read(text, report);
            text.skipBlanksAndLineBreaks();
            List<String> to = nodes();
            from.forEach(id -> linked.putIfAbsent(id, position));
            to.forEach(id -> linked.putIfAbsent(id, position));
            for (String a : link.isVisible() ? from : List.<String>of()) {
                for (String b : to) {
                    graph.addEdge(position, link.isBack() ? b : a, link.isBack() ? a : b, link.line());
                }
            }
            from = to;
        }
    }

    private List<String> nodes() throws ImportAbortedException {
        List<String> ids = new ArrayList<>(List.of(node()));
        text.skipBlanks();
        while (text.take("&")) {
            text.skipBlanksAndLineBreaks();
            ids.add(node());
            text.skipBlanks();
        }
        return ids;
    }

    private String node() throws ImportAbortedException {
        SourcePosition position = text.position();
        String id = text.take(ID)
                .orElseThrow(() -> text.expected("the name of a node"))
                .group();
        graph.addVertex(position, id);
        label(id);
        SourcePosition attributesPosition = text.position();
        if (text.take(ATTRIBUTES).isPresent()) {
            report.omit(attributesPosition, "The attributes of a node");
        }
        SourcePosition classPosition = text.position();
        text.take(CLASS).ifPresent(classed -> setClass(classPosition, id, classed.group(1)));
        return id;
    }

    /** Sets the class of a node. A room has only one type, so the first class counts. */
    private void setClass(SourcePosition position, String id, String name) {
        ClassName first = classes.computeIfAbsent(id, unknown -> new ClassName(position, name));
        if (!first.name().equals(name)) {
            report.omit(position, "A second class of a node");
        }
    }

    private void label(String id) throws ImportAbortedException {
        SourcePosition position = text.position();
        for (Map.Entry<String, List<String>> shape : SHAPES.entrySet()) {
            if (text.take(shape.getKey())) {
                if (!shape.getKey().equals(PLAIN_SHAPE)) {
                    report.omit(position, "The shape of a node");
                }
                String label = text.takeUpTo(shape.getValue());
                graph.setLabel(id, MermaidText.withoutQuotes(label.replaceAll("<br\\s*/?>", " ")));
                return;
            }
        }
    }
}
