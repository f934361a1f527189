package undercroft.advice;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import undercroft.configspace.Variants;
import undercroft.geometry.Box;
import undercroft.geometry.Transform;
import undercroft.level.Level;
import undercroft.template.RoomTemplate;

/** What may be changed of which templates there are, and how they may be used. */
final class TemplateRemedies {

    /** A template that stands in one of so many of its possible shapes, or in fewer, could be turned more. */
    private static final int TURNED = 2;

    /** Among more templates than these there is a choice in spite of all repeat rules. */
    private static final int FEW = 2;

    private final Spot spot;

    TemplateRemedies(Spot spot) {
        this.spot = spot;
    }

    /** Where a room has as many neighbours as walls with doors, or more. */
    Optional<String> moreWalls() {
        for (int room : spot.rooms()) {
            List<RoomTemplate> templates = spot.templates(room);
            int neighbours = spot.plan().linksOf(room).size();
            long most = templates.stream()
                    .mapToLong(template -> Offer.walls(Offer.of(template)))
                    .max()
                    .orElseThrow();
            if (neighbours > 1 && neighbours >= most) {
                return Optional.of(
                        ("More walls: %s has %d neighbours, and its templates (%s) have doors in no more than %d walls."
                                        + " Name a template with doors in more, or lead a connection through another room.")
                                .formatted(spot.id(room), neighbours, Spot.names(templates), most));
            }
        }
        return Optional.empty();
    }

    /** Where rooms have no choice. */
    Optional<String> otherTemplates() {
        List<String> rooms = spot.rooms().stream()
                .filter(room -> spot.templates(room).size() == 1)
                .map(this::onlyTemplate)
                .toList();
        return rooms.isEmpty()
                ? Optional.empty()
                : Optional.of("Other templates: %s. Name another there, smaller or with doors in other places."
                        .formatted(Spot.few(rooms)));
    }

    private String onlyTemplate(int room) {
        List<RoomTemplate> ruledOut = spot.room(room).templates().stream()
                .filter(template -> !spot.templates(room).contains(template))
                .toList();
        return "%s can only be %s%s"
                .formatted(
                        spot.id(room),
                        Spot.names(spot.templates(room)),
                        ruledOut.isEmpty() ? "" : " (its neighbours rule out %s)".formatted(Spot.names(ruledOut)));
    }

    /** Where a room can be of one size only, by whatever template. */
    Optional<String> otherSizes() {
        for (int room : spot.rooms()) {
            List<RoomTemplate> templates = spot.templates(room);
            if (templates.size() > 1 && areOfOneSize(templates)) {
                Box box = templates.get(0).outline().bounds();
                return Optional.of(
                        "Other sizes: all templates of %s (%s) are %d by %d cells. Name a smaller or longer one, too."
                                .formatted(spot.id(room), Spot.names(templates), box.width(), box.height()));
            }
        }
        return Optional.empty();
    }

    /** Whether some templates are equally long and equally wide, turned if need be. */
    static boolean areOfOneSize(List<RoomTemplate> templates) {
        return templates.stream()
                        .map(template -> template.outline().bounds())
                        .map(box -> List.of(Math.min(box.width(), box.height()), Math.max(box.width(), box.height())))
                        .distinct()
                        .count()
                == 1;
    }

    /** Where templates may not be turned or mirrored as they could. */
    Optional<String> turning() {
        List<RoomTemplate> fixed = spot.templates().stream()
                .filter(template -> TURNED * shapes(template) <= shapes(template.withTransforms(Transform.ALL)))
                .filter(template -> spot.takers(template).stream()
                        .anyMatch(room -> spot.room(room).pin().transform().isEmpty()))
                .toList();
        return fixed.isEmpty()
                ? Optional.empty()
                : Optional.of("Turning: write transforms: all for %s, to let %s stand in other ways, too."
                        .formatted(Spot.names(fixed), fixed.size() == 1 ? "it" : "them"));
    }

    private static int shapes(RoomTemplate template) {
        return Variants.of(List.of(template)).shapes().size();
    }

    /** Where a room or corridor has few templates and none that may repeat. */
    Optional<String> repeating() {
        Level level = spot.plan().level();
        Stream<List<RoomTemplate>> choices = Stream.concat(
                spot.rooms().stream().map(spot::templates),
                spot.links().stream()
                        .map(link -> spot.connection(link).corridor())
                        .filter(corridor -> !corridor.isEmpty()));
        List<String> single = choices.filter(templates -> templates.size() <= FEW
                        && templates.stream()
                                .allMatch(template -> level.repeatRule(template).partsNeighbours()))
                .flatMap(List::stream)
                .distinct()
                .map(template -> "%s (%s)"
                        .formatted(template.name(), level.repeatRule(template).text()))
                .toList();
        return single.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        "Repeating: %s must not be taken again at will. Write repeat: allow%s, or add templates that may repeat."
                                .formatted(
                                        Spot.few(single),
                                        level.repeatOverride().isPresent() ? " in the level's defaults" : ""));
    }
}
