package undercroft.proof;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import undercroft.configspace.Variant;
import undercroft.level.Level;
import undercroft.plan.Link;
import undercroft.plan.Plan;
import undercroft.template.RoomTemplate;

/** Words the proofs for the user. */
final class Wording {

    /** The most rooms in one list: enough to find the place, few enough to read. */
    private static final int MAX_NAMED = 12;

    private final Plan plan;
    private final Level level;

    Wording(Plan plan) {
        this.plan = plan;
        this.level = plan.level();
    }

    String tooLittleSpace(ReachableSpace.Lack lack) {
        List<Integer> rooms = lack.rings().rooms(lack.ring());
        String middle = id(lack.rings().middle());
        return ("The %d rooms at most %d connections away from %s (%s) have too little space: together with the"
                        + " corridors among them they cover %s cells or more, but only %d are within reach. Remove some of"
                        + " these rooms or attach them farther from %s, or give them smaller templates or longer corridors.")
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
        return ("The cycle %s cannot close: whichever of their templates (%s) its rooms take%s, the doors along the"
                        + " cycle never lead back to its start%s. %s.")
                .formatted(
                        cycle.rooms().stream().map(this::id).collect(Collectors.joining("–")),
                        templates(rooms),
                        through(cycle.links()),
                        kept(rooms, cycle.links()),
                        advice(
                                rooms,
                                cycle.links(),
                                "Remove one of these connections",
                                "add a room to the cycle or remove one",
                                "give one of its rooms or corridors a template of another size or with doors in other"
                                        + " places"));
    }

    String doesNotReach(Walk walk) {
        return ("The rooms %s and %s are pinned where the path %s cannot join them: whichever of their templates"
                        + " (%s) they take%s, the doors never lead from one to the other%s. %s.")
                .formatted(
                        id(walk.first()),
                        id(walk.last()),
                        walk.rooms().stream().map(this::id).collect(Collectors.joining("–")),
                        templates(walk.rooms()),
                        through(walk.links()),
                        kept(walk.rooms(), walk.links()),
                        advice(
                                walk.rooms(),
                                walk.links(),
                                "Remove the pin of one of them",
                                "put other rooms between them"));
    }

    String noLayoutOf(Part part) {
        List<String> connections = part.links().stream()
                .map(link -> id(link.from()) + "–" + id(link.to()))
                .toList();
        boolean isOne = connections.size() == 1;
        boolean allHaveCorridors =
                part.links().stream().allMatch(link -> link.corridors().isPresent());
        return ("The rooms %s cannot be laid out together%s with the connection%s %s: every layout of them was tried,"
                        + " with each of"
                        + " their templates (%s)%s, and none joins all doors without an overlap%s. %s.")
                .formatted(
                        few(part.rooms()),
                        pinned(part.rooms()),
                        isOne ? "" : "s",
                        String.join(", ", connections),
                        templates(part.rooms()),
                        through(part.links()),
                        kept(part.rooms(), part.links()),
                        advice(
                                part.rooms(),
                                part.links(),
                                isOne ? "Remove this connection" : "Remove one of these connections",
                                "route %s through %sanother room"
                                        .formatted(isOne ? "it" : "one", allHaveCorridors ? "" : "a corridor or "),
                                "give one of these rooms a template of another size or with doors in more places"));
    }

    private String pinned(List<Integer> rooms) {
        List<Integer> pinned = rooms.stream().filter(plan::isPlacePinned).toList();
        if (pinned.size() == rooms.size()) {
            return " where they are pinned,";
        }
        return pinned.isEmpty() ? "" : ", with %s pinned,".formatted(few(pinned));
    }

    /** The level's rules that the proof rests on, besides doors and space. */
    private String kept(List<Integer> rooms, List<Link> links) {
        List<String> rules = new ArrayList<>();
        if (mustKeepADistance(rooms)) {
            rules.add("the minimum room distance (%d)".formatted(level.minimumRoomDistance()));
        }
        List<RoomTemplate> single = contested(rooms, links);
        if (!single.isEmpty()) {
            rules.add("the repeat rules of " + names(single));
        }
        return rules.isEmpty() ? "" : ", keeping %s".formatted(String.join(" and ", rules));
    }

    /** The remedies as one sentence. */
    private String advice(List<Integer> rooms, List<Link> links, String... remedies) {
        List<String> all = new ArrayList<>(List.of(remedies));
        if (rooms.stream().anyMatch(plan::isPlacePinned)) {
            all.add("pin a room elsewhere");
        }
        if (mustKeepADistance(rooms)) {
            all.add("reduce the minimumRoomDistance");
        }
        if (!contested(rooms, links).isEmpty()) {
            all.add("write repeat: allow");
        }
        int last = all.size() - 1;
        return String.join(", ", all.subList(0, last)) + ", or " + all.get(last);
    }

    private boolean mustKeepADistance(List<Integer> rooms) {
        return level.minimumRoomDistance() > 0
                && rooms.stream().anyMatch(a -> rooms.stream().anyMatch(b -> a < b && !plan.areNeighbours(a, b)));
    }

    /** The templates that two of some rooms and corridors could both take if it were not for a repeat rule. */
    private List<RoomTemplate> contested(List<Integer> rooms, List<Link> links) {
        Stream<Set<RoomTemplate>> takers = Stream.concat(
                rooms.stream().map(this::remainingTemplates), links.stream().map(this::corridors));
        Map<RoomTemplate, Long> counts = takers.flatMap(Set::stream)
                .collect(Collectors.groupingBy(template -> template, LinkedHashMap::new, Collectors.counting()));
        return counts.entrySet().stream()
                .filter(entry -> entry.getValue() > 1)
                .map(Map.Entry::getKey)
                .filter(template -> level.repeatRule(template).forbidsNeighbours())
                .toList();
    }

    /** The templates that rooms may take, and those that are left for some of them. */
    private String templates(Collection<Integer> rooms) {
        Map<String, List<Integer>> narrowed = new LinkedHashMap<>();
        Set<RoomTemplate> all = new LinkedHashSet<>();
        for (int room : new LinkedHashSet<>(rooms)) {
            all.addAll(level.rooms().get(room).templates());
            if (!remainingTemplates(room).containsAll(level.rooms().get(room).templates())) {
                narrowed.computeIfAbsent(names(remainingTemplates(room)), absent -> new ArrayList<>())
                        .add(room);
            }
        }
        String only = narrowed.entrySet().stream()
                .map(entry -> "%s only %s".formatted(few(entry.getValue()), entry.getKey()))
                .collect(Collectors.joining(" and "));
        return narrowed.isEmpty() ? names(all) : "%s; their neighbours allow %s".formatted(names(all), only);
    }

    /** The templates that are left in a room's domain. */
    private Set<RoomTemplate> remainingTemplates(int room) {
        return plan.domain(room).variants().stream()
                .map(Variant::template)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private Set<RoomTemplate> corridors(Link link) {
        return new LinkedHashSet<>(level.connections().get(link.index()).corridor());
    }

    private String through(Collection<Link> links) {
        Set<RoomTemplate> corridors = links.stream()
                .map(this::corridors)
                .flatMap(Set::stream)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        return corridors.isEmpty()
                ? ""
                : " and whichever of their templates (%s) the corridors take".formatted(names(corridors));
    }

    private String few(List<Integer> rooms) {
        String named = rooms.stream().limit(MAX_NAMED).map(this::id).collect(Collectors.joining(", "));
        return rooms.size() <= MAX_NAMED ? named : "%s and %d more".formatted(named, rooms.size() - MAX_NAMED);
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
