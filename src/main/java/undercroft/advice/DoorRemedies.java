package undercroft.advice;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import undercroft.advice.TroubleSpot.DoorKind;
import undercroft.geometry.Segment;
import undercroft.template.RoomTemplate;

/** Suggests changes to the doors of templates. */
final class DoorRemedies {

    private final TroubleSpot spot;

    DoorRemedies(TroubleSpot spot) {
        this.spot = spot;
    }

    /** If all doors of a room are confined to few of the positions that their walls have. */
    Optional<String> morePlaces() {
        List<RoomTemplate> confined =
                templatesWhereAll(template -> usable(template).stream().allMatch(OfferedDoors::isConfined));
        if (confined.isEmpty()) {
            return Optional.empty();
        }
        RoomTemplate first = confined.get(0);
        return Optional.of(
                "Doors in more places: those of %s are confined to few places along their walls. In %s, write %s%s."
                        .formatted(
                                TroubleSpot.names(confined),
                                first.name(),
                                usable(first).get(0).replacement(),
                                confined.size() == 1 && usable(first).size() == 1 ? "" : ", and so on"));
    }

    /** If all templates of a room have doors in at most half of their walls. */
    Optional<String> moreSides() {
        List<RoomTemplate> poorlyDoored = templatesWhereAll(template ->
                OfferedDoors.walls(usable(template)) <= bareWalls(template).size());
        if (poorlyDoored.isEmpty()) {
            return Optional.empty();
        }
        RoomTemplate first = poorlyDoored.get(0);
        return Optional.of("Doors in more walls: %s. In %s, add %s, for example."
                .formatted(
                        poorlyDoored.size() == 1
                                ? "%s has none in at least half of its walls".formatted(first.name())
                                : "%s have none in at least half of their walls"
                                        .formatted(TroubleSpot.names(poorlyDoored)),
                        first.name(),
                        usable(first).get(0).anywhereAlong(bareWalls(first).get(0))));
    }

    /** The templates of the rooms all of whose templates have some flaw; a room is as flexible as its best template. */
    private List<RoomTemplate> templatesWhereAll(Predicate<RoomTemplate> hasFlaw) {
        return spot.rooms().stream()
                .map(spot::templates)
                .filter(templates -> templates.stream().allMatch(hasFlaw))
                .flatMap(List::stream)
                .distinct()
                .toList();
    }

    /** The outer walls without usable doors that are long enough for one. */
    private List<Segment> bareWalls(RoomTemplate template) {
        List<OfferedDoors> usable = usable(template);
        return template.outline().edges().stream()
                .filter(wall -> usable.stream().noneMatch(offer -> offer.wall().equals(wall)))
                .filter(wall -> wall.length() >= usable.get(0).kind().length())
                .filter(wall -> isOuter(wall, template))
                .toList();
    }

    /** Whether the whole room lies on one side of a wall, so that a neighbour of any shape can lie on the other. */
    private static boolean isOuter(Segment wall, RoomTemplate template) {
        return template.outline().vertices().stream()
                .allMatch(corner -> wall.step().cross(corner.minus(wall.from())) >= 0);
    }

    /**
     * The doors of a template that some neighbour could share; not empty, or arc consistency would have removed the
     * template.
     */
    private List<OfferedDoors> usable(RoomTemplate template) {
        Set<DoorKind> kinds = spot.usableKinds(template);
        return OfferedDoors.of(template).stream()
                .filter(offer -> kinds.contains(offer.kind()))
                .toList();
    }
}
