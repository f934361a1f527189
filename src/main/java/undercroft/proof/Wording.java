package undercroft.proof;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import undercroft.level.Level;
import undercroft.level.Room;
import undercroft.plan.Link;
import undercroft.template.RoomTemplate;

/** Proofs in the user's words. */
final class Wording {

    /** Rooms that are named: enough to find the place, few enough to read. */
    private static final int NAMED = 12;

    private final Level level;

    Wording(Level level) {
        this.level = level;
    }

    String tooLittleSpace(ReachableSpace.Lack lack) {
        List<Integer> rooms = lack.rings().rooms(lack.ring());
        String middle = id(lack.rings().middle());
        return ("The %d rooms at most %d connections away from %s (%s) have too little space: they and the corridors among them"
                        + " cover %s cells or more, but only %d are within their reach. Take out some of these rooms or hang"
                        + " them farther from %s, or give them smaller templates or longer corridors.")
                .formatted(
                        rooms.size(),
                        lack.ring(),
                        middle,
                        few(rooms),
                        halved(lack.doubledNeed()),
                        lack.cells(),
                        middle);
    }

    String cannotClose(Walk cycle) {
        List<Integer> rooms = cycle.rooms().subList(0, cycle.length());
        return ("The cycle %s cannot close: whichever of their templates (%s) its rooms take%s, the doors on the way round"
                        + " never lead back to where it began. Take out one of these connections, add a room to the cycle or take"
                        + " one out, or give a room or corridor of it a template of another size or with doors in other places.")
                .formatted(
                        cycle.rooms().stream().map(this::id).collect(Collectors.joining("–")),
                        templates(rooms),
                        through(cycle.links()));
    }

    String doesNotReach(Walk walk) {
        return ("The rooms %s and %s are pinned where the rooms on the way %s cannot join them: whichever of their templates"
                        + " (%s) they take%s, the doors never lead from the one to the other. Pin one of them elsewhere, leave"
                        + " its place open, or put more or larger rooms between them.")
                .formatted(
                        id(walk.first()),
                        id(walk.last()),
                        walk.rooms().stream().map(this::id).collect(Collectors.joining("–")),
                        templates(walk.rooms()),
                        through(walk.links()));
    }

    String noLayoutOf(Part part) {
        String connections = part.links().stream()
                .map(link -> id(link.from()) + "–" + id(link.to()))
                .collect(Collectors.joining(", "));
        return ("The rooms %s cannot all stand at once with the connections %s: every layout of them was tried, with each of"
                        + " their templates (%s)%s, and in none do all doors meet without an overlap%s. Take out one of these"
                        + " connections, lead one through a corridor or another room, or give one of these rooms a template of"
                        + " another size or with doors in more places.")
                .formatted(
                        few(part.rooms()),
                        connections,
                        templates(part.rooms()),
                        through(part.links()),
                        level.minimumRoomDistance() == 0
                                ? ""
                                : " and with the minimum room distance (%d) kept"
                                        .formatted(level.minimumRoomDistance()));
    }

    /** The templates that rooms may take; where the plan has struck out some, that is for a reason of the level's own. */
    private String templates(Collection<Integer> rooms) {
        return names(rooms.stream()
                .map(level.rooms()::get)
                .map(Room::templates)
                .flatMap(List::stream)
                .collect(Collectors.toCollection(LinkedHashSet::new)));
    }

    private String through(Collection<Link> links) {
        Set<RoomTemplate> corridors = links.stream()
                .map(link -> level.connections().get(link.index()).corridor())
                .flatMap(List::stream)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        return corridors.isEmpty()
                ? ""
                : " and whichever of theirs (%s) the corridors take".formatted(names(corridors));
    }

    private String few(List<Integer> rooms) {
        String named = rooms.stream().limit(NAMED).map(this::id).collect(Collectors.joining(", "));
        return rooms.size() <= NAMED ? named : "%s and %d more".formatted(named, rooms.size() - NAMED);
    }

    private String id(int room) {
        return level.rooms().get(room).id();
    }

    private static String names(Collection<RoomTemplate> templates) {
        return templates.stream().map(RoomTemplate::name).collect(Collectors.joining(", "));
    }

    private static String halved(long doubled) {
        return doubled % 2 == 0 ? String.valueOf(doubled / 2) : doubled / 2 + ".5";
    }
}
