package undercroft.advice;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import undercroft.advice.Spot.DoorKind;
import undercroft.geometry.Segment;
import undercroft.template.RoomTemplate;

/** What may be changed of the doors of templates. */
final class DoorRemedies {

    private final Spot spot;

    DoorRemedies(Spot spot) {
        this.spot = spot;
    }

    /** Where all doors of a room can be only in few of the places that their walls have. */
    Optional<String> morePlaces() {
        List<RoomTemplate> confined =
                templatesWhereAll(template -> used(template).stream().allMatch(Offer::isConfined));
        if (confined.isEmpty()) {
            return Optional.empty();
        }
        RoomTemplate first = confined.get(0);
        return Optional.of(
                "Doors in more places: those of %s are bound to few places of their walls. In %s, write %s%s."
                        .formatted(
                                Spot.names(confined),
                                first.name(),
                                used(first).get(0).cure(),
                                confined.size() == 1 && used(first).size() == 1 ? "" : ", and so on"));
    }

    /** Where all templates of a room have doors in half of their walls or fewer. */
    Optional<String> moreSides() {
        List<RoomTemplate> bare = templatesWhereAll(
                template -> Offer.walls(used(template)) <= bareWalls(template).size());
        if (bare.isEmpty()) {
            return Optional.empty();
        }
        RoomTemplate first = bare.get(0);
        return Optional.of("Doors in more walls: %s. In %s, add %s, for example."
                .formatted(
                        bare.size() == 1
                                ? "%s has none in half of its walls or more".formatted(first.name())
                                : "%s have none in half of their walls or more".formatted(Spot.names(bare)),
                        first.name(),
                        used(first).get(0).anywhereAlong(bareWalls(first).get(0))));
    }

    /** The templates of all rooms whose every template has some lack; a room is as free as the best of its templates. */
    private List<RoomTemplate> templatesWhereAll(Predicate<RoomTemplate> lack) {
        return spot.rooms().stream()
                .map(spot::templates)
                .filter(templates -> templates.stream().allMatch(lack))
                .flatMap(List::stream)
                .distinct()
                .toList();
    }

    /** The outer walls without such doors that are long enough for one. */
    private List<Segment> bareWalls(RoomTemplate template) {
        List<Offer> used = used(template);
        return template.outline().edges().stream()
                .filter(wall -> used.stream().noneMatch(offer -> offer.wall().equals(wall)))
                .filter(wall -> wall.length() >= used.get(0).kind().length())
                .filter(wall -> isOuter(wall, template))
                .toList();
    }

    /** Whether the whole room lies on one side of a wall, so that neighbours of every form can stand there. */
    private static boolean isOuter(Segment wall, RoomTemplate template) {
        return template.outline().vertices().stream()
                .allMatch(corner -> wall.step().cross(corner.minus(wall.from())) >= 0);
    }

    /** Doors of a template that some neighbour could share; at least one, or arc consistency would have struck it out. */
    private List<Offer> used(RoomTemplate template) {
        Set<DoorKind> kinds = spot.kindsUsed(template);
        return Offer.of(template).stream()
                .filter(offer -> kinds.contains(offer.kind()))
                .toList();
    }
}
