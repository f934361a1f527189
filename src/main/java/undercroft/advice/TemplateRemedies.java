package undercroft.advice;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import undercroft.configspace.Variants;
import undercroft.geometry.Box;
import undercroft.geometry.Transform;
import undercroft.level.Level;
import undercroft.template.RoomTemplate;

/** Suggests other templates, or changes to how they may be used. */
final class TemplateRemedies {

    /** A template that may take at most 1/{@value} of its possible shapes could be turned more. */
    private static final int TURNABLE = 2;

    /** With more templates than these, repeat rules still leave a choice. */
    private static final int FEW = 2;

    private final TroubleSpot spot;

    TemplateRemedies(TroubleSpot spot) {
        this.spot = spot;
    }

    /** If a room has at least as many neighbours as walls with doors. */
    Optional<String> moreWalls() {
        for (int room : spot.rooms()) {
            List<RoomTemplate> templates = spot.templates(room);
            int neighbours = spot.plan().linksOf(room).size();
            long most = templates.stream()
                    .mapToLong(template -> OfferedDoors.walls(OfferedDoors.of(template)))
                    .max()
                    .orElseThrow();
            if (neighbours > 1 && neighbours >= most) {
                return Optional.of(
                        ("More walls: %s has %d neighbours, and its templates (%s) have doors in no more than %d walls."
                                        + " Add a template with doors in more walls, or route a connection through"
                                        + " another room.")
                                .formatted(spot.id(room), neighbours, TroubleSpot.names(templates), most));
            }
        }
        return Optional.empty();
    }

    /** If rooms have only one template. */
    Optional<String> otherTemplates() {
        List<String> rooms = spot.rooms().stream()
                .filter(room -> spot.templates(room).size() == 1)
                .map(this::onlyTemplate)
                .toList();
        return rooms.isEmpty()
                ? Optional.empty()
                : Optional.of("Other templates: %s. Add another there, smaller or with doors in other places."
                        .formatted(TroubleSpot.abbreviated(rooms)));
    }

    private String onlyTemplate(int room) {
        List<RoomTemplate> ruledOut = spot.room(room).templates().stream()
                .filter(template -> !spot.templates(room).contains(template))
                .toList();
        return "%s can only be %s%s"
                .formatted(
                        spot.id(room),
                        TroubleSpot.names(spot.templates(room)),
                        ruledOut.isEmpty()
                                ? ""
                                : " (its neighbours rule out %s)".formatted(TroubleSpot.names(ruledOut)));
    }

    /** If all templates of a room have the same size. */
    Optional<String> otherSizes() {
        for (int room : spot.rooms()) {
            List<RoomTemplate> templates = spot.templates(room);
            if (templates.size() > 1 && areOfOneSize(templates)) {
                Box box = templates.get(0).outline().bounds();
                return Optional.of(
                        "Other sizes: all templates of %s (%s) are %d by %d cells. Add a smaller or longer one."
                                .formatted(spot.id(room), TroubleSpot.names(templates), box.width(), box.height()));
            }
        }
        return Optional.empty();
    }

    /** Whether templates have the same width and height, up to rotation. */
    static boolean areOfOneSize(List<RoomTemplate> templates) {
        return templates.stream()
                        .map(template -> template.outline().bounds())
                        .map(box -> List.of(Math.min(box.width(), box.height()), Math.max(box.width(), box.height())))
                        .distinct()
                        .count()
                == 1;
    }

    /** If templates may not be turned or mirrored as they could be. */
    Optional<String> turning() {
        List<RoomTemplate> fixed = spot.templates().stream()
                .filter(template -> TURNABLE * shapes(template) <= shapes(template.withTransforms(Transform.ALL)))
                .filter(template -> spot.takers(template).stream()
                        .anyMatch(room -> spot.room(room).pin().transform().isEmpty()))
                .toList();
        return fixed.isEmpty()
                ? Optional.empty()
                : Optional.of("Turning: write transforms: all for %s, to let %s take more orientations."
                        .formatted(TroubleSpot.names(fixed), fixed.size() == 1 ? "it" : "them"));
    }

    private static int shapes(RoomTemplate template) {
        return Variants.of(List.of(template)).shapes().size();
    }

    /** If a room or corridor has few templates and none of them may repeat. */
    Optional<String> repeating() {
        Level level = spot.plan().level();
        Stream<List<RoomTemplate>> choices = Stream.concat(
                spot.rooms().stream().map(spot::templates),
                spot.links().stream()
                        .map(link -> spot.connection(link).corridor())
                        .filter(corridor -> !corridor.isEmpty()));
        List<String> single = choices.filter(templates -> templates.size() <= FEW
                        && templates.stream()
                                .allMatch(template -> level.repeatRule(template).forbidsNeighbours()))
                .flatMap(List::stream)
                .distinct()
                .map(template -> "%s (%s)"
                        .formatted(template.name(), level.repeatRule(template).text()))
                .toList();
        return single.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        ("Repeating: %s may not be repeated freely. Write repeat: allow%s, or add templates that may"
                                        + " repeat.")
                                .formatted(
                                        TroubleSpot.abbreviated(single),
                                        level.repeatOverride().isPresent() ? " in the level's defaults" : ""));
    }
}
