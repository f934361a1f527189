package undercroft.importing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import undercroft.importing.DotTokens.Kind;
import undercroft.importing.DotTokens.Token;
import undercroft.source.Quotation;
import undercroft.source.SourcePosition;
import undercroft.source.SourceText;

/**
 * Reads the DOT language of Graphviz by the grammar of graphviz.org/doc/info/lang.html. The whole language is parsed; what has
 * no meaning for a level is reported once for each kind of thing.
 *
 * <p>The attribute {@code type} of a node becomes the type of its room, and {@code label} becomes data of the room.
 * {@link DotEdge} interprets edges.
 */
final class DotGraph {

    /** Of graphs in each other; each level takes a few frames of the stack. */
    private static final int MAX_DEPTH = 64;

    /** In characters of an attribute with a meaning: data of a room may have no more. */
    private static final int MAX_VALUE_LENGTH = RoomGraph.MAX_LABEL_LENGTH;

    /** The default attributes of nodes and edges in a graph or subgraph. */
    private record Scope(Map<String, DotAttribute> nodes, Map<String, DotAttribute> edges) {

        Scope inner() {
            return new Scope(new LinkedHashMap<>(nodes), new LinkedHashMap<>(edges));
        }
    }

    private final ImportReport report;
    private final DotTokens tokens;
    private final RoomGraph graph;
    private Token here;

    private DotGraph(SourceText source, ImportReport report) throws ImportAbortedException {
        this.report = report;
        this.tokens = new DotTokens(source, report);
        this.graph = new RoomGraph(report);
        this.here = tokens.next();
    }

    static RoomGraph read(SourceText source, ImportReport report) throws ImportAbortedException {
        return new DotGraph(source, report).graph();
    }

    private RoomGraph graph() throws ImportAbortedException {
        if (here.isWord("strict")) {
            advance();
        }
        if (!here.isWord("graph") && !here.isWord("digraph")) {
            throw expected("graph or digraph");
        }
        advance();
        if (here.kind() == Kind.ID) {
            advance();
        }
        if (!here.is("{")) {
            throw expected("{");
        }
        statements(new Scope(new LinkedHashMap<>(), new LinkedHashMap<>()), 1);
        if (here.kind() != Kind.END) {
            report.omit(here.position(), "What follows the first graph");
        }
        return graph;
    }

    /** Reads a list of statements with the braces around it, and returns the nodes in it. */
    private Set<String> statements(Scope scope, int depth) throws ImportAbortedException {
        if (depth > MAX_DEPTH) {
            throw expected("no more than %d graphs in each other".formatted(MAX_DEPTH));
        }
        Set<String> nodes = new LinkedHashSet<>();
        advance();
        while (!here.is("}")) {
            if (here.kind() == Kind.END) {
                throw expected("}");
            }
            if (here.is(";") || here.is(",")) {
                advance();
            } else {
                nodes.addAll(statement(scope, depth));
            }
        }
        advance();
        return nodes;
    }

    private Set<String> statement(Scope scope, int depth) throws ImportAbortedException {
        if (here.isWord("node") || here.isWord("edge") || here.isWord("graph")) {
            defaults(scope);
            return Set.of();
        }
        Token first = here;
        boolean isSubgraph = here.is("{") || here.isWord("subgraph");
        Set<String> ends = end(scope, depth);
        if (!isSubgraph && here.is("=")) {
            advance();
            advance();
            report.omit(first.position(), "The attribute %s of the graph".formatted(Quotation.plain(first.text())));
            return Set.of();
        }
        if (!isSubgraph) {
            addNode(first, scope);
        }
        if (here.kind() == Kind.EDGE) {
            return edges(first, ends, scope, depth);
        }
        Map<String, DotAttribute> attributes = attributes(isSubgraph ? "a subgraph" : "nodes");
        if (!isSubgraph) {
            describe(first.text(), attributes);
        }
        return ends;
    }

    private Set<String> edges(Token first, Set<String> start, Scope scope, int depth) throws ImportAbortedException {
        record Hop(SourcePosition position, Set<String> from, Set<String> to, boolean isArrow) {}
        List<Hop> hops = new ArrayList<>();
        Set<String> all = new LinkedHashSet<>(start);
        Set<String> from = start;
        while (here.kind() == Kind.EDGE) {
            boolean isArrow = here.text().equals("->");
            advance();
            Token token = here;
            boolean isSubgraph = here.is("{") || here.isWord("subgraph");
            Set<String> to = end(scope, depth);
            if (!isSubgraph) {
                addNode(token, scope);
            }
            hops.add(new Hop(first.position(), from, to, isArrow));
            all.addAll(to);
            from = to;
        }
        Map<String, DotAttribute> attributes = new LinkedHashMap<>(scope.edges());
        attributes.putAll(attributes("edges"));
        DotEdge line = DotEdge.of(false, attributes, report);
        DotEdge arrow = DotEdge.of(true, attributes, report);
        for (Hop hop : hops) {
            DotEdge edge = hop.isArrow() ? arrow : line;
            for (String a : edge.isVisible() ? hop.from() : Set.<String>of()) {
                for (String b : hop.to()) {
                    graph.addEdge(hop.position(), edge.isBack() ? b : a, edge.isBack() ? a : b, edge.line());
                }
            }
        }
        return all;
    }

    /** Reads a node or a subgraph, as an end of an edge or by itself. It is for the caller to add the node. */
    private Set<String> end(Scope scope, int depth) throws ImportAbortedException {
        if (here.isWord("subgraph")) {
            report.omit(here.position(), "A subgraph as a group");
            advance();
            if (here.kind() == Kind.ID) {
                advance();
            }
        }
        if (here.is("{")) {
            return statements(scope.inner(), depth + 1);
        }
        if (here.kind() != Kind.ID) {
            throw expected("the name of a node");
        }
        String id = here.text();
        advance();
        while (here.is(":")) {
            report.omit(here.position(), "The port of a node");
            advance();
            advance();
        }
        return new LinkedHashSet<>(Set.of(id));
    }

    /** Adds a node, unless it is there already; defaults hold only for those that are not. */
    private void addNode(Token token, Scope scope) {
        if (graph.addVertex(token.position(), token.text())) {
            describe(token.text(), scope.nodes());
        }
    }

    private void describe(String id, Map<String, DotAttribute> attributes) {
        Optional.ofNullable(attributes.get("type")).ifPresent(type -> graph.setType(id, type.value()));
        Optional.ofNullable(attributes.get("key")).ifPresent(key -> graph.setKeys(id, key.value()));
        Optional.ofNullable(attributes.get("label"))
                .map(DotAttribute::value)
                .filter(label -> !label.equals("\\N"))
                .ifPresent(label ->
                        graph.setLabel(id, label.replaceAll("\\\\[nlr]", " ").replace("\\N", id)));
    }

    private void defaults(Scope scope) throws ImportAbortedException {
        Token kind = here;
        advance();
        if (kind.isWord("graph")) {
            attributes("the graph");
        } else if (kind.isWord("node")) {
            scope.nodes().putAll(attributes("nodes"));
        } else {
            scope.edges().putAll(attributes("edges"));
        }
    }

    /** Reads attribute lists; attributes without a meaning are reported. */
    private Map<String, DotAttribute> attributes(String owner) throws ImportAbortedException {
        Map<String, DotAttribute> attributes = new LinkedHashMap<>();
        while (here.is("[")) {
            advance();
            while (!here.is("]")) {
                if (here.kind() != Kind.ID) {
                    throw expected("an attribute or ]");
                }
                Token key = here;
                advance();
                String value = "true";
                if (here.is("=")) {
                    advance();
                    value = value();
                }
                attribute(owner, key, value, attributes);
                if (here.is(",") || here.is(";")) {
                    advance();
                }
            }
            advance();
        }
        return attributes;
    }

    private void attribute(String owner, Token key, String value, Map<String, DotAttribute> attributes) {
        Set<String> known = switch (owner) {
            case "nodes" -> Set.of("type", "label", "key");
            case "edges" -> DotEdge.ATTRIBUTES;
            default -> Set.of();
        };
        if (known.contains(key.text()) && value.length() > MAX_VALUE_LENGTH) {
            report.error(
                    key.position(),
                    "The %s has %d characters. Write at most %d."
                            .formatted(key.text(), value.length(), MAX_VALUE_LENGTH));
        } else if (known.contains(key.text())) {
            attributes.put(key.text(), new DotAttribute(value, key.position()));
        } else {
            report.omit(key.position(), "The attribute %s of %s".formatted(Quotation.plain(key.text()), owner));
        }
    }

    private String value() throws ImportAbortedException {
        if (here.kind() != Kind.ID) {
            throw expected("a value");
        }
        StringBuilder value = new StringBuilder(here.text());
        advance();
        while (here.is("+")) {
            advance();
            value.append(here.text());
            advance();
        }
        return value.toString();
    }

    private void advance() throws ImportAbortedException {
        here = tokens.next();
    }

    private ImportAbortedException expected(String what) {
        String found = here.kind() == Kind.END ? "the end of the file" : Quotation.plain(here.text());
        report.error(here.position(), "There is %s where %s should be. Correct the graph here.".formatted(found, what));
        return new ImportAbortedException();
    }
}
