package undercroft.plan;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import undercroft.graph.KuratowskiSubgraph;
import undercroft.level.Level;
import undercroft.template.RoomTemplate;

/** Proofs of impossibility in the user's words. */
final class Explanations {

    private final Level level;

    Explanations(Level level) {
        this.level = level;
    }

    String notPlanar(KuratowskiSubgraph subgraph) {
        String hubs = rooms(subgraph.branchVertices());
        String shape = subgraph.kind() == KuratowskiSubgraph.Kind.K5
                ? "five rooms each joined to each (K5)"
                : "three rooms each joined to each of three others (K3,3)";
        String connections = subgraph.edges().stream()
                .map(edge -> id(edge.low()) + "–" + id(edge.high()))
                .collect(Collectors.joining(", "));
        return ("The graph cannot be drawn without crossings, so it has no layout on one floor: the rooms %s form %s,"
                        + " through the connections %s. Take out one of these connections.")
                .formatted(hubs, shape, connections);
    }

    String noDoorInCommon(Link link, boolean domainsReduced) {
        String through = link.corridors().isPresent() ? " through its corridor" : "";
        String because = domainsReduced ? " that are left for them, given their other connections," : "";
        String passage = level.connections().get(link.index()).oneWay()
                ? " and a direction that lets pass from %s to %s".formatted(id(link.from()), id(link.to()))
                : " and direction: both (or make the connection oneWay)";
        return ("The connection %s–%s has no door in common%s: no template of %s and no template of %s%s offer doors of the"
                        + " same length and socket that can meet without the rooms overlapping. The templates of %s are"
                        + " %s, those of %s are %s. Give them doors of equal length and socket%s, or other templates.")
                .formatted(
                        id(link.from()),
                        id(link.to()),
                        through,
                        id(link.from()),
                        id(link.to()),
                        because,
                        id(link.from()),
                        templates(level.rooms().get(link.from()).templates()),
                        id(link.to()),
                        templates(level.rooms().get(link.to()).templates()),
                        passage);
    }

    String tooFewTemplates(List<String> contenders, Collection<RoomTemplate> choices) {
        return ("%s need %d different templates, for these repeat never; but there are only %d for them: %s. Add templates,"
                        + " or say repeat: allow.")
                .formatted(String.join(", ", contenders), contenders.size(), choices.size(), templates(choices));
    }

    String id(int room) {
        return level.rooms().get(room).id();
    }

    private String rooms(Collection<Integer> rooms) {
        return rooms.stream().map(this::id).collect(Collectors.joining(", "));
    }

    private static String templates(Collection<RoomTemplate> templates) {
        return templates.stream().map(RoomTemplate::name).collect(Collectors.joining(", "));
    }
}
