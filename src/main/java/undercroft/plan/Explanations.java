package undercroft.plan;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import undercroft.configspace.CorridorSpaces;
import undercroft.configspace.LatticeSet;
import undercroft.configspace.Variant;
import undercroft.graph.KuratowskiSubgraph;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.template.RoomTemplate;

/** Words the proofs of impossibility for the user. */
final class Explanations {

    /** The most names in one list: enough to find the place, few enough to read. */
    private static final int MAX_NAMED = 12;

    private final Level level;

    Explanations(Level level) {
        this.level = level;
    }

    String notPlanar(KuratowskiSubgraph subgraph) {
        String ways = subgraph.paths().stream()
                .map(path -> path.stream().map(this::id).collect(Collectors.joining("–")))
                .collect(Collectors.joining(", "));
        return ("The graph cannot be drawn without crossings, so it has no layout on one floor: the rooms %s, by %s."
                        + " Remove one of these connections.")
                .formatted(hubs(subgraph), ways);
    }

    private String hubs(KuratowskiSubgraph subgraph) {
        if (subgraph.kind() == KuratowskiSubgraph.Kind.K5) {
            return rooms(subgraph.branchVertices()) + " are all joined to each other (K5)";
        }
        List<Integer> ofOneSide = new ArrayList<>(subgraph.branchVertices());
        ofOneSide.removeAll(subgraph.otherSide());
        return "%s are each joined to all of %s (K3,3)".formatted(rooms(ofOneSide), rooms(subgraph.otherSide()));
    }

    /**
     * {@return the message that no variants of the two rooms of a connection share a door, or can be joined by its
     * corridor}
     *
     * @param ofFrom the variants left for the first room
     * @param ofTo the variants left for the second room
     */
    String noDoorInCommon(Link link, List<Variant> ofFrom, List<Variant> ofTo) {
        boolean oneWay = level.connections().get(link.index()).oneWay();
        DoorMismatch.Side from = side(link.from(), ofFrom);
        DoorMismatch.Side to = side(link.to(), ofTo);
        String subject = "The connection %s–%s has no door in common".formatted(from.name(), to.name());
        return link.corridors()
                .map(spaces -> subject + " through its corridor: " + noWayThrough(spaces, from, to, oneWay))
                .orElseGet(() -> subject + ": " + new DoorMismatch(from, to, oneWay).text());
    }

    private static String noWayThrough(
            CorridorSpaces spaces, DoorMismatch.Side from, DoorMismatch.Side to, boolean oneWay) {
        List<Variant> corridors = spaces.corridors();
        DoorMismatch.Side corridor =
                new DoorMismatch.Side("the corridor", templates(templatesOf(corridors)), corridors);
        if (!meet(from.variants(), corridors, spaces::fromRoom)) {
            return new DoorMismatch(from, corridor, oneWay).text();
        }
        if (!meet(corridors, to.variants(), spaces::toRoom)) {
            return new DoorMismatch(corridor, to, oneWay).text();
        }
        return "no template of the corridor (%s) joins the two rooms without an overlap between them. Give it a"
                        .formatted(corridor.templates())
                + " longer template, or one whose doors fit both rooms.";
    }

    private DoorMismatch.Side side(int room, List<Variant> left) {
        Set<RoomTemplate> templates = templatesOf(left);
        boolean all = templates.containsAll(level.rooms().get(room).templates());
        String names =
                all ? templates(templates) : templates(templates) + ", the only ones that its other connections allow";
        return new DoorMismatch.Side(id(room), names, left);
    }

    private static Set<RoomTemplate> templatesOf(List<Variant> variants) {
        return variants.stream().map(Variant::template).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static boolean meet(
            List<Variant> some, List<Variant> others, BiFunction<Integer, Integer, LatticeSet> offsets) {
        return some.stream()
                .anyMatch(a -> others.stream()
                        .anyMatch(
                                b -> !offsets.apply(a.shape().index(), b.shape().index())
                                        .isEmpty()));
    }

    /** The message that every way of making a connection breaks the repeat rule of one of these templates. */
    String sameTemplateOnly(Link link, Collection<RoomTemplate> templates) {
        return ("The connection %s–%s can be made only between two rooms of the same template (%s), whose repeat rule"
                        + " forbids it for neighbours. Give one of them another template, or write repeat: allow.")
                .formatted(id(link.from()), id(link.to()), templates(templates));
    }

    String pinnedApart(Link link) {
        List<RoomTemplate> corridor = level.connections().get(link.index()).corridor();
        return ("The rooms %s and %s are pinned where %s, whichever of their templates they take. Pin one of them"
                        + " elsewhere, change its transform, or remove its pin.")
                .formatted(
                        id(link.from()),
                        id(link.to()),
                        corridor.isEmpty()
                                ? "they share no door without overlapping"
                                : "no corridor (%s) joins a door of one to a door of the other without an overlap"
                                        .formatted(templates(corridor)));
    }

    String pinnedTooNear(int roomA, int roomB) {
        String how = level.minimumRoomDistance() == 0
                ? "where they overlap"
                : "nearer to each other than the minimum room distance (%d)".formatted(level.minimumRoomDistance());
        return ("The rooms %s and %s are pinned %s, whichever of their templates they take. Pin one of them"
                        + " elsewhere, or remove its pin.")
                .formatted(id(roomA), id(roomB), how);
    }

    /**
     * {@return the message that a room's neighbours need more space at its walls than there is}
     *
     * @param crowds for each template that the room may take, neighbours that there is too little space for
     */
    String tooManyNeighbours(int room, Map<RoomTemplate, WallSpace.Crowd> crowds) {
        String bounds = crowds.entrySet().stream()
                .map(entry -> "%s has space at its doors for no more than %d of %s%s"
                        .formatted(
                                entry.getKey().name(),
                                entry.getValue().most(),
                                rooms(entry.getValue().neighbours()),
                                wallsWithoutDoors(entry.getKey())))
                .collect(Collectors.joining("; "));
        List<RoomTemplate> others = level.rooms().get(room).templates().stream()
                .filter(template -> !crowds.containsKey(template))
                .toList();
        String ruledOut = others.isEmpty() ? "" : "; %s cannot be joined to them all".formatted(templates(others));
        return ("The room %s has more neighbours than its doors can serve at once, whichever of its templates it"
                        + " takes: %s%s."
                        + " Remove one of these connections, route it through another room, or give %s a template"
                        + " with longer"
                        + " walls and more doors.")
                .formatted(id(room), bounds, ruledOut, id(room));
    }

    /** The walls that are too short for doors, in parentheses; "" if there are none. */
    private static String wallsWithoutDoors(RoomTemplate template) {
        List<String> walls = template.outline().edges().stream()
                .filter(edge -> template.doors().stream()
                        .allMatch(spec -> spec.runs(edge).isEmpty()))
                .map(edge -> "[[%d,%d], [%d,%d]]"
                        .formatted(
                                edge.from().x(),
                                edge.from().y(),
                                edge.to().x(),
                                edge.to().y()))
                .toList();
        return template.doors().stream()
                .flatMap(spec -> spec.limitOnShortEdges().stream())
                .findFirst()
                .filter(limit -> !walls.isEmpty())
                .map(limit -> " (%s: %s)".formatted(limit, listed(walls)))
                .orElse("");
    }

    /**
     * {@return the message that there are more rooms and corridors than templates for them, each of which may be used
     * only once}
     *
     * @param rooms indexes of the rooms
     * @param corridorLinks the connections of the corridors
     * @param choices all templates that any of them may take
     * @param othersRuledOut whether other templates were ruled out by their neighbours
     */
    String tooFewTemplates(
            List<Integer> rooms,
            List<Connection> corridorLinks,
            Collection<RoomTemplate> choices,
            boolean othersRuledOut) {
        List<String> corridors = corridorLinks.stream()
                .map(connection -> id(connection.from()) + "–" + id(connection.to()))
                .toList();
        String consumers = Stream.of(
                        counted("room", rooms.stream().map(this::id).toList()), counted("corridor", corridors))
                .filter(some -> !some.isEmpty())
                .collect(Collectors.joining(" and the "));
        return ("The %s need %d different templates, for these repeat never; but there %s only %d for them%s: %s. Add"
                        + " templates, or write repeat: allow.")
                .formatted(
                        consumers,
                        rooms.size() + corridorLinks.size(),
                        choices.size() == 1 ? "is" : "are",
                        choices.size(),
                        othersRuledOut ? " that their neighbours allow" : "",
                        templates(choices));
    }

    private static String counted(String noun, List<String> names) {
        if (names.isEmpty()) {
            return "";
        }
        return noun + (names.size() == 1 ? " " : "s ") + listed(names);
    }

    private static String listed(List<String> names) {
        String some = names.stream().limit(MAX_NAMED).collect(Collectors.joining(", "));
        return names.size() > MAX_NAMED ? "%s and %d more".formatted(some, names.size() - MAX_NAMED) : some;
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
