package undercroft.input;

import java.util.List;
import java.util.Optional;
import undercroft.geometry.Polygon;
import undercroft.geometry.Transform;
import undercroft.level.Level;
import undercroft.template.DoorSpec;
import undercroft.template.FloorPlan;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

/** Reads a mapping of room templates, in a file of their own or inline in a level. */
final class TemplateReader {

    /** Beside a heavier one, a template of weight 1 would hardly ever be drawn. */
    private static final int MAX_WEIGHT = 1_000_000;

    private static final List<String> KEYS = List.of(
            "outline",
            "cells",
            "legend",
            "holes",
            "pillars",
            "markers",
            "edge",
            "doors",
            "transforms",
            "weight",
            "repeat");

    private final Optional<Doors> defaultDoors;
    private final boolean defaultDoorsFailed;
    private final List<Transform> defaultTransforms;

    /** @param defaults for templates that leave something out */
    TemplateReader(Optional<Value> defaults) {
        Optional<Fields> fields =
                defaults.flatMap(value -> Fields.of(value, "the " + value.what(), List.of("doors", "transforms")));
        Optional<Value> doors = fields.flatMap(all -> all.get("doors"));
        defaultDoors = doors.flatMap(DoorReader::read);
        defaultDoorsFailed = doors.isPresent() && defaultDoors.isEmpty();
        defaultTransforms = fields.flatMap(all -> all.get("transforms"))
                .flatMap(TemplateReader::transforms)
                .orElse(Transform.IDENTITY);
    }

    /**
     * Reads templates.
     *
     * @param templates the mapping from names to templates
     * @return nothing if the value is no mapping, which is reported
     */
    Optional<List<NamedTemplate>> read(Value templates) {
        if (templates.size() > Level.MAX_TEMPLATES) {
            return templates.wrong(
                    "too many (%d)".formatted(templates.size()), "Write at most %d.".formatted(Level.MAX_TEMPLATES));
        }
        return Fields.open(templates, "template", name -> "template " + name)
                .map(fields -> fields.stream().map(this::template).toList());
    }

    private NamedTemplate template(Fields.Field field) {
        return new NamedTemplate(field.key(), template(field.key().text(), field.value()));
    }

    private Optional<RoomTemplate> template(String name, Value value) {
        return Fields.of(value, value.what(), KEYS).flatMap(fields -> template(name, value, fields));
    }

    private Optional<RoomTemplate> template(String name, Value value, Fields fields) {
        FloorPlanDraft draft = new FloorPlanDraft(value);
        boolean isPlanRead = FloorPlanReader.read(fields, draft);
        Optional<Polygon> outline = outline(value, fields, draft);
        Optional<Doors> written = doors(value, fields);
        Optional<List<DoorSpec>> doors = outline.flatMap(polygon -> written.flatMap(w -> w.on(polygon, value.what())));
        Optional<List<Transform>> transforms = fields.read("transforms", TemplateReader::transforms, defaultTransforms);
        Optional<Integer> weight = fields.read("weight", given -> given.wholeNumber(1, MAX_WEIGHT), 1);
        Optional<RepeatRule> repeat = fields.read("repeat", TemplateReader::repeat, RepeatRule.ALLOW);
        Optional<FloorPlan> plan =
                isPlanRead ? outline.flatMap(o -> doors.flatMap(d -> draft.on(o, d))) : Optional.empty();
        return outline.flatMap(o -> doors.flatMap(d -> transforms.flatMap(t ->
                weight.flatMap(w -> repeat.flatMap(r -> plan.map(p -> new RoomTemplate(name, o, d, t, w, r, p)))))));
    }

    static Optional<RepeatRule> repeat(Value value) {
        return value.oneOf(List.of(RepeatRule.values()), RepeatRule::text);
    }

    private static Optional<Polygon> outline(Value template, Fields fields, FloorPlanDraft draft) {
        Optional<Value> outline = fields.get("outline");
        Optional<Value> cells = fields.get("cells");
        if (outline.isPresent() && cells.isPresent()) {
            cells.get()
                    .report("The %s has both an outline and cells.".formatted(template.what()), "Drop one of the two.");
        }
        boolean misspelled = fields.isMisspelled("outline") || fields.isMisspelled("cells");
        if (outline.isEmpty() && cells.isEmpty() && !misspelled) {
            template.report(
                    "The %s has neither outline nor cells.".formatted(template.what()),
                    "Give it an outline, a list of points.");
        }
        Optional<Polygon> drawn = cells.flatMap(value -> drawn(value, template, fields.get("legend"), draft));
        if (cells.isEmpty() && !misspelled) {
            fields.get("legend")
                    .ifPresent(legend -> legend.report(
                            "The %s has a legend without cells.".formatted(template.what()),
                            "Write its markers below markers."));
        }
        return outline.isPresent() ? outline.flatMap(value -> OutlineReader.read(value, template.what())) : drawn;
    }

    private static Optional<Polygon> drawn(Value cells, Value template, Optional<Value> written, FloorPlanDraft draft) {
        Optional<Legend> legend = written.flatMap(Legend::read);
        Optional<Polygon> outline = DrawingReader.read(cells, template.what(), legend, draft);
        return written.isPresent() && legend.isEmpty() ? Optional.empty() : outline;
    }

    private Optional<Doors> doors(Value template, Fields fields) {
        Optional<Value> own = fields.get("doors");
        if (own.isPresent()) {
            return own.flatMap(DoorReader::read);
        }
        return defaultDoorsFailed
                ? Optional.empty()
                : defaultDoors.or(() -> Optional.of(DoorReader.unspecified(template)));
    }

    /** The name of a set, or a list of names. */
    private static Optional<List<Transform>> transforms(Value value) {
        if (value.isScalar() && !value.isNull()) {
            return value.oneOf(List.of(TransformSet.values()), TransformSet::text)
                    .map(TransformSet::transforms);
        }
        if (!value.isList()) {
            return value.wrong("Write identity, rotations, all or a list of transforms.");
        }
        return value.items("transform").flatMap(items -> {
            if (items.isEmpty()) {
                return value.wrong("an empty list", "Name at least one transform.");
            }
            value.distinct("transform", items);
            List<Transform> transforms = items.stream()
                    .flatMap(item -> item.oneOf(Transform.ALL, Transform::text).stream())
                    .distinct()
                    .toList();
            return transforms.size() < items.size() ? Optional.empty() : Optional.of(transforms);
        });
    }
}
