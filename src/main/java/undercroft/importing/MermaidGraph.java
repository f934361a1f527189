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

/**
 * Reads a Mermaid flowchart, by the syntax of mermaid.js.org/syntax/flowchart.html. Lines ({@code ---}) are connections both
 * ways, arrows ({@code -->}) lead one way, dotted ones ({@code -.-}) are corridors, the text on a line is a lock, a class
 * ({@code :::boss}) is a room's type, and a node's text travels as data. All else is read and reported once for each kind.
 *
 * <p>Not read, and so an error: links with ids ({@code e1@-->}).
 */
final class MermaidGraph {

    private static final Pattern FRONT_MATTER = Pattern.compile("---\\n.*?\\n---", Pattern.DOTALL);
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

    private record ClassName(SourcePosition at, String name) {}

    private final MermaidText text;
    private final Diagnostics diagnostics;
    private final BareGraph graph;
    private final Set<String> subgraphs = new HashSet<>();
    private final Map<String, SourcePosition> linked = new LinkedHashMap<>();
    private final Map<String, ClassName> classes = new LinkedHashMap<>();

    private MermaidGraph(String text, Diagnostics diagnostics) {
        this.text = new MermaidText(text, diagnostics);
        this.diagnostics = diagnostics;
        this.graph = new BareGraph(diagnostics);
    }

    static BareGraph read(String text, Diagnostics diagnostics) throws EndOfReading {
        return new MermaidGraph(text, diagnostics).graph();
    }

    private BareGraph graph() throws EndOfReading {
        if (text.take(FRONT_MATTER).isPresent()) {
            diagnostics.passOver(SourcePosition.START, "The front matter");
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
                diagnostics.error(
                        linked.getOrDefault(subgraph, SourcePosition.START),
                        "The subgraph %s is connected as if it were a room. Connect one of its rooms."
                                .formatted(Diagnostics.shown(subgraph)));
            }
        }
        classes.forEach((id, type) -> {
            if (!graph.type(id, type.name())) {
                diagnostics.passOver(type.at(), "The class of %s, which is no node,".formatted(Diagnostics.shown(id)));
            }
        });
        return graph;
    }

    private void statement() throws EndOfReading {
        SourcePosition at = text.at();
        Optional<Matcher> subgraph = text.take(SUBGRAPH);
        if (subgraph.isPresent()) {
            diagnostics.passOver(at, "A subgraph as a group");
            subgraphs.add(subgraph.get().group(1));
            return;
        }
        if (text.take(SUBGRAPH_END).isPresent()) {
            return;
        }
        Optional<Matcher> classed = text.take(CLASSES);
        if (classed.isPresent()) {
            for (String id : classed.get().group(1).split(",", -1)) {
                type(at, id.strip(), classed.get().group(2));
            }
            return;
        }
        Optional<Matcher> other = text.take(STATEMENT);
        if (other.isPresent()) {
            diagnostics.passOver(at, "The statement " + other.get().group(1));
            return;
        }
        chain();
    }

    private void chain() throws EndOfReading {
        List<String> from = nodes();
        while (!text.isAtEndOfStatement()) {
            SourcePosition at = text.at();
            MermaidLink link = MermaidLink.read(text, diagnostics);
            text.skipBlanksAndLineBreaks();
            List<String> to = nodes();
            for (String a : from) {
                for (String b : to) {
                    linked.putIfAbsent(a, at);
                    linked.putIfAbsent(b, at);
                    if (link.isVisible()) {
                        graph.edge(at, link.isBack() ? b : a, link.isBack() ? a : b, link.line());
                    }
                }
            }
            from = to;
        }
    }

    private List<String> nodes() throws EndOfReading {
        List<String> ids = new ArrayList<>(List.of(node()));
        text.skipBlanks();
        while (text.take("&")) {
            text.skipBlanksAndLineBreaks();
            ids.add(node());
            text.skipBlanks();
        }
        return ids;
    }

    private String node() throws EndOfReading {
        SourcePosition at = text.at();
        String id = text.take(ID)
                .orElseThrow(() -> text.expected("the name of a node"))
                .group();
        graph.vertex(at, id);
        label(id);
        SourcePosition atAttributes = text.at();
        if (text.take(ATTRIBUTES).isPresent()) {
            diagnostics.passOver(atAttributes, "The attributes of a node");
        }
        SourcePosition atClass = text.at();
        text.take(CLASS).ifPresent(classed -> type(atClass, id, classed.group(1)));
        return id;
    }

    /** A room is of one type only. */
    private void type(SourcePosition at, String id, String name) {
        ClassName first = classes.computeIfAbsent(id, unknown -> new ClassName(at, name));
        if (!first.name().equals(name)) {
            diagnostics.passOver(at, "A second class of a node");
        }
    }

    private void label(String id) throws EndOfReading {
        SourcePosition at = text.at();
        for (Map.Entry<String, List<String>> shape : SHAPES.entrySet()) {
            if (text.take(shape.getKey())) {
                if (!shape.getKey().equals(PLAIN_SHAPE)) {
                    diagnostics.passOver(at, "The shape of a node");
                }
                String label = text.takeUpTo(shape.getValue());
                graph.label(id, MermaidText.withoutQuotes(label.replaceAll("<br\\s*/?>", " ")));
                return;
            }
        }
    }
}
