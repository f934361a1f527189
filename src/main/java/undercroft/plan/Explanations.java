package undercroft.plan;

import java.util.Collection;
import java.util.List;
import java.util.Map;
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

    String noDoorInCommon(Link link, boolean domainsAreWhole) {
        String through = link.corridors().isPresent() ? " through its corridor" : "";
        String because = domainsAreWhole ? "" : " that are left for them, given their other connections,";
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

    /** Every way of making the connection breaks the repeat rule of one of these templates. */
    String onlyAlike(Link link, Collection<RoomTemplate> alike) {
        return ("The connection %s–%s can be made only between two rooms of the same template (%s), whose repeat rule does"
                        + " not let neighbours share it. Give one of them another template, or say repeat: allow.")
                .formatted(id(link.from()), id(link.to()), templates(alike));
    }

    String pinnedApart(Link link) {
        String from = id(link.from());
        String to = id(link.to());
        return ("The rooms %s and %s are pinned where no template of %s and no template of %s share a door without the rooms"
                        + " overlapping. Pin one of them elsewhere, or leave its place open.")
                .formatted(from, to, from, to);
    }

    String pinnedTooNear(int roomA, int roomB) {
        String how = level.minimumRoomDistance() == 0
                ? "where they overlap"
                : "nearer to each other than the minimum room distance (%d)".formatted(level.minimumRoomDistance());
        return ("The rooms %s and %s are pinned %s, whichever of their templates they take. Pin one of them elsewhere, or"
                        + " leave its place open.")
                .formatted(id(roomA), id(roomB), how);
    }

    /**
     * A room's neighbours need more space at its walls than there is.
     *
     * @param crowds for each template that the room may take, neighbours that there is too little space for
     */
    String tooManyNeighbours(int room, Map<RoomTemplate, WallSpace.Crowd> crowds) {
        String bounds = crowds.entrySet().stream()
                .map(entry -> "%s has space at its doors for no more than %d of %s"
                        .formatted(
                                entry.getKey().name(),
                                entry.getValue().most(),
                                rooms(entry.getValue().neighbours())))
                .collect(Collectors.joining("; "));
        return ("The room %s has more neighbours than doors can serve at once, whichever of its templates it takes: %s. Take"
                        + " out one of these connections, lead it through another room, or give %s a template with longer"
                        + " walls and more doors.")
                .formatted(id(room), bounds, id(room));
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
