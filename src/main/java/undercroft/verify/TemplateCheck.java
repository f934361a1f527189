package undercroft.verify;

import java.util.Optional;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Transform;
import undercroft.layout.PlacedRoom;
import undercroft.level.Pin;
import undercroft.template.RoomTemplate;

/** Checks that every room has a template that it may take, under an allowed transform, where it is pinned. */
final class TemplateCheck {

    private TemplateCheck() {}

    static void run(LevelMatch match, Findings findings) {
        for (PlacedRoom placed : match.layout().rooms()) {
            Optional<RoomTemplate> template = match.template(placed);
            if (template.isEmpty()) {
                findings.add(
                        Rule.TEMPLATE,
                        () -> "The template (%s) of room %s must be one of %s."
                                .formatted(
                                        placed.template(),
                                        findings.room(placed.index()),
                                        match.allowedTemplates(placed).stream()
                                                .map(RoomTemplate::name)
                                                .toList()));
            }
            template.ifPresent(known -> checkShape(placed, known, findings));
            match.room(placed).ifPresent(room -> checkPin(placed, room.pin(), findings));
        }
    }

    private static void checkShape(PlacedRoom placed, RoomTemplate template, Findings findings) {
        String room = findings.room(placed.index());
        if (!template.transforms().contains(placed.transform())) {
            findings.add(
                    Rule.TRANSFORM,
                    () -> "The transform (%s) of room %s must be one of template %s's (%s)."
                            .formatted(
                                    placed.transform().text(),
                                    room,
                                    template.name(),
                                    template.transforms().stream()
                                            .map(Transform::text)
                                            .toList()));
        }
        Polygon outline = Placement.of(placed).toWorld(template.outline());
        if (!outline.equals(placed.outline())) {
            findings.add(
                    Rule.OUTLINE_MISMATCH,
                    () -> "The outline (%s) of room %s must be that of template %s under %s at %s, which is %s."
                            .formatted(
                                    placed.outline(),
                                    room,
                                    template.name(),
                                    placed.transform().text(),
                                    placed.position(),
                                    outline));
        }
    }

    private static void checkPin(PlacedRoom placed, Pin pin, Findings findings) {
        String room = findings.room(placed.index());
        Point at = pin.at().orElse(placed.position());
        if (!at.equals(placed.position())) {
            findings.add(Rule.PIN, () -> "Room %s is at %s but pinned at %s.".formatted(room, placed.position(), at));
        }
        Transform transform = pin.transform().orElse(placed.transform());
        if (transform != placed.transform()) {
            findings.add(
                    Rule.PIN,
                    () -> "Room %s has transform %s but is pinned to %s."
                            .formatted(room, placed.transform().text(), transform.text()));
        }
    }
}
