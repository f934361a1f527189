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

/**
 * Reads the DOT language of GraphViz, by the grammar of graphviz.org/doc/info/lang.html, whole: what means nothing to a level
 * is read, and reported once for each kind.
 *
 * <p>Of a node, {@code type} becomes the room's type and {@code label} travels as data. {@link DotEdge} says what edges mean.
 */
final class DotGraph {

    private static final int MAX_DEPTH = 64;

    /** The attributes in force in a graph or subgraph, for the nodes and edges that follow. */
    private record Scope(Map<String, DotAttribute> nodes, Map<String, DotAttribute> edges) {

        Scope inner() {
            return new Scope(new LinkedHashMap<>(nodes), new LinkedHashMap<>(edges));
        }
    }

    private final Diagnostics diagnostics;
    private final DotTokens tokens;
    private final BareGraph graph;
    private Token here;

    private DotGraph(String text, Diagnostics diagnostics) throws EndOfReading {
        this.diagnostics = diagnostics;
        this.tokens = new DotTokens(text, diagnostics);
        this.graph = new BareGraph(diagnostics);
        this.here = tokens.next();
    }

    static BareGraph read(String text, Diagnostics diagnostics) throws EndOfReading {
        return new DotGraph(text, diagnostics).graph();
    }

    private BareGraph graph() throws EndOfReading {
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
            diagnostics.passOver(here.at(), "What follows the first graph");
        }
        return graph;
    }

    /** From the opening brace to behind the closing one; gives the nodes within. */
    private Set<String> statements(Scope scope, int depth) throws EndOfReading {
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

    private Set<String> statement(Scope scope, int depth) throws EndOfReading {
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
            diagnostics.passOver(
                    first.at(), "The attribute %s of the graph".formatted(Diagnostics.shown(first.text())));
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

    private Set<String> edges(Token first, Set<String> start, Scope scope, int depth) throws EndOfReading {
        record Hop(SourcePosition at, Set<String> from, Set<String> to, boolean isArrow) {}
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
            hops.add(new Hop(first.at(), from, to, isArrow));
            all.addAll(to);
            from = to;
        }
        Map<String, DotAttribute> attributes = new LinkedHashMap<>(scope.edges());
        attributes.putAll(attributes("edges"));
        for (Hop hop : hops) {
            DotEdge edge = DotEdge.of(hop.isArrow(), attributes, diagnostics);
            for (String a : edge.isVisible() ? hop.from() : Set.<String>of()) {
                for (String b : hop.to()) {
                    graph.edge(hop.at(), edge.isBack() ? b : a, edge.isBack() ? a : b, edge.line());
                }
            }
        }
        return all;
    }

    /** A node or a subgraph, as one end of an edge or on its own. Nodes are added only by the caller. */
    private Set<String> end(Scope scope, int depth) throws EndOfReading {
        if (here.isWord("subgraph")) {
            diagnostics.passOver(here.at(), "A subgraph as a group");
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
            diagnostics.passOver(here.at(), "The port of a node");
            advance();
            advance();
        }
        return new LinkedHashSet<>(Set.of(id));
    }

    private void addNode(Token token, Scope scope) {
        graph.vertex(token.at(), token.text());
        describe(token.text(), scope.nodes());
    }

    private void describe(String id, Map<String, DotAttribute> attributes) {
        Optional.ofNullable(attributes.get("type")).ifPresent(type -> graph.type(id, type.value()));
        Optional.ofNullable(attributes.get("label"))
                .map(DotAttribute::value)
                .filter(label -> !label.equals("\\N"))
                .ifPresent(label ->
                        graph.label(id, label.replaceAll("\\\\[nlr]", " ").replace("\\N", id)));
    }

    private void defaults(Scope scope) throws EndOfReading {
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

    /** The attribute lists that follow; those that mean nothing are reported. */
    private Map<String, DotAttribute> attributes(String owner) throws EndOfReading {
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
            case "nodes" -> Set.of("type", "label");
            case "edges" -> DotEdge.ATTRIBUTES;
            default -> Set.of();
        };
        if (known.contains(key.text())) {
            attributes.put(key.text(), new DotAttribute(value, key.at()));
        } else {
            diagnostics.passOver(key.at(), "The attribute %s of %s".formatted(Diagnostics.shown(key.text()), owner));
        }
    }

    private String value() throws EndOfReading {
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

    private void advance() throws EndOfReading {
        here = tokens.next();
    }

    private EndOfReading expected(String what) {
        String found = here.kind() == Kind.END ? "the end of the file" : Diagnostics.shown(here.text());
        diagnostics.error(here.at(), "There is %s where %s should be. Correct the graph here.".formatted(found, what));
        return new EndOfReading();
    }
}
