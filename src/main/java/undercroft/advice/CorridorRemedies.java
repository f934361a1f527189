package undercroft.advice;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import undercroft.advice.Spot.DoorKind;
import undercroft.level.Connection;
import undercroft.plan.Link;
import undercroft.template.DoorDirection;
import undercroft.template.RoomTemplate;

/** What may be changed of the corridors. */
final class CorridorRemedies {

    private final Spot spot;

    CorridorRemedies(Spot spot) {
        this.spot = spot;
    }

    /** Where there is none, for with one the rooms have more places. */
    Optional<String> aCorridor() {
        List<Link> without =
                spot.links().stream().filter(link -> link.corridors().isEmpty()).toList();
        if (without.isEmpty()) {
            return Optional.empty();
        }
        Link first = without.get(0);
        List<String> known = corridorTemplates(first);
        String which = known.isEmpty()
                ? ", where NAME is a template with doors %s at its ends"
                        .formatted(sharedKinds(first).iterator().next().text())
                : "";
        List<String> others = without.stream().skip(1).map(spot::name).toList();
        return Optional.of("A corridor: write the connection %s as %s%s%s."
                .formatted(
                        spot.name(first),
                        through(first, known.isEmpty() ? "NAME" : String.join(", ", known)),
                        which,
                        others.isEmpty() ? "" : "; likewise " + Spot.few(others)));
    }

    private String through(Link link, String corridor) {
        Connection connection = spot.connection(link);
        String rest = (connection.oneWay() ? ", oneWay: true" : "")
                + (connection.lock().isEmpty() ? "" : ", lock: " + connection.lock());
        return "{ from: %s, to: %s, corridor: [%s]%s }"
                .formatted(spot.id(link.from()), spot.id(link.to()), corridor, rest);
    }

    /** Where all corridors are of one template or at least of one size. */
    Optional<String> anotherCorridor() {
        for (Link link : spot.links()) {
            List<RoomTemplate> templates = spot.connection(link).corridor();
            if (!templates.isEmpty() && TemplateRemedies.areOfOneSize(templates)) {
                return Optional.of(
                        ("Another corridor: that of %s can only be %s. Name a template of another length, or with"
                                        + " a bend, too.")
                                .formatted(spot.name(link), Spot.names(templates)));
            }
        }
        return Optional.empty();
    }

    /** The templates of corridors elsewhere in the level that have doors for both rooms. */
    private List<String> corridorTemplates(Link link) {
        return spot.plan().level().connections().stream()
                .flatMap(other -> other.corridor().stream())
                .distinct()
                .filter(template -> endsThatFit(template, link) > 1)
                .map(RoomTemplate::name)
                .toList();
    }

    private long endsThatFit(RoomTemplate corridor, Link link) {
        Set<DoorKind> kinds = sharedKinds(link);
        boolean isOneWay = spot.connection(link).oneWay();
        return corridor.doorRuns().stream()
                .filter(doors ->
                        kinds.contains(DoorKind.of(doors)) && (isOneWay || doors.direction() == DoorDirection.BOTH))
                .count();
    }

    /** The kinds of doors that both rooms of a connection have; at least one, or the level would have been refused. */
    private Set<DoorKind> sharedKinds(Link link) {
        Set<DoorKind> shared = kinds(link.from());
        shared.retainAll(kinds(link.to()));
        return shared;
    }

    private Set<DoorKind> kinds(int room) {
        return spot.templates(room).stream()
                .flatMap(template -> DoorKind.of(template).stream())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }
}
