package undercroft.advice;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import undercroft.advice.TroubleSpot.DoorKind;
import undercroft.level.Connection;
import undercroft.plan.Link;
import undercroft.template.DoorDirection;
import undercroft.template.RoomTemplate;

/** Suggests changes to corridors. */
final class CorridorRemedies {

    private final TroubleSpot spot;

    CorridorRemedies(TroubleSpot spot) {
        this.spot = spot;
    }

    /** If a connection has no corridor: a corridor gives its rooms more possible positions. */
    Optional<String> addCorridor() {
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
                        others.isEmpty() ? "" : "; likewise " + TroubleSpot.abbreviated(others)));
    }

    private String through(Link link, String corridor) {
        Connection connection = spot.connection(link);
        String rest = (connection.oneWay() ? ", oneWay: true" : "")
                + (connection.lock().isEmpty() ? "" : ", lock: " + connection.lock());
        return "{ from: %s, to: %s, corridor: [%s]%s }"
                .formatted(spot.id(link.from()), spot.id(link.to()), corridor, rest);
    }

    /** If all templates of a corridor have the same size. */
    Optional<String> otherCorridor() {
        for (Link link : spot.links()) {
            List<RoomTemplate> templates = spot.connection(link).corridor();
            if (!templates.isEmpty() && TemplateRemedies.areOfOneSize(templates)) {
                return Optional.of(
                        ("Another corridor: that of %s can only be %s. Add a template of another length or with a"
                                        + " bend.")
                                .formatted(spot.name(link), TroubleSpot.names(templates)));
            }
        }
        return Optional.empty();
    }

    /** The templates of the level's corridors that have doors for both rooms. */
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

    /** The kinds of doors that both rooms of a connection have; not empty, or planning would have refused the level. */
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
