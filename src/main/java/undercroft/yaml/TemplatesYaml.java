package undercroft.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.template.DoorSpec;
import undercroft.template.EdgeStyle;
import undercroft.template.FloorPlan;
import undercroft.template.Marker;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

/** Writes room templates as YAML, either as a file of their own or as part of a level. */
public final class TemplatesYaml {

    private final StringBuilder text = new StringBuilder();

    private TemplatesYaml() {}

    /**
     * Writes a file of room templates.
     *
     * @return the text of the file
     * @throws IllegalArgumentException if a template mixes doors on every edge with listed doors, which the format cannot
     *     express
     */
    public static String file(List<RoomTemplate> templates) {
        return "templates:\n" + entries(templates);
    }

    /** The templates by name, as they appear below {@code templates:} or {@code roomTemplates:}. */
    static String entries(List<RoomTemplate> templates) {
        TemplatesYaml yaml = new TemplatesYaml();
        templates.forEach(yaml::template);
        return yaml.text.toString();
    }

    private void template(RoomTemplate template) {
        line("  %s:".formatted(YamlScalar.of(template.name())));
        line("    outline: " + points(template.outline().vertices()));
        floorPlan(template.floorPlan());
        doors(template);
        if (!template.transforms().equals(Transform.IDENTITY)) {
            line("    transforms: " + transforms(template.transforms()));
        }
        if (template.weight() != 1) {
            line("    weight: " + template.weight());
        }
        if (template.repeat() != RepeatRule.ALLOW) {
            line("    repeat: " + template.repeat().text());
        }
    }

    private void floorPlan(FloorPlan plan) {
        if (!plan.holes().isEmpty()) {
            line("    holes: "
                    + plan.holes().stream()
                            .map(hole -> points(hole.vertices()))
                            .collect(Collectors.joining(", ", "[", "]")));
        }
        if (!plan.pillars().isEmpty()) {
            line("    pillars: " + points(plan.pillars()));
        }
        if (!plan.markers().isEmpty()) {
            line("    markers:");
            plan.markers().forEach(marker -> line("      - " + written(marker)));
        }
        if (plan.edge() != EdgeStyle.STRAIGHT) {
            line("    edge: " + plan.edge().text());
        }
    }

    private static String written(Marker marker) {
        List<String> keys = new ArrayList<>();
        keys.add("name: " + YamlScalar.of(marker.name()));
        keys.add("at: " + point(marker.cell()));
        if (!marker.group().isEmpty()) {
            keys.add("group: " + YamlScalar.of(marker.group()));
        }
        marker.facing().ifPresent(facing -> keys.add("facing: " + facing.text()));
        if (marker.weight() != Marker.DEFAULT_WEIGHT) {
            keys.add("weight: " + marker.weight());
        }
        return "{ " + String.join(", ", keys) + " }";
    }

    private static String transforms(List<Transform> transforms) {
        if (transforms.equals(Transform.ALL)) {
            return "all";
        }
        return transforms.equals(Transform.ROTATIONS)
                ? "rotations"
                : transforms.stream().map(Transform::text).collect(Collectors.joining(", ", "[", "]"));
    }

    private void doors(RoomTemplate template) {
        List<DoorSpec> doors = template.doors();
        if (doors.size() == 1 && !doors.get(0).isListed()) {
            line("    doors: " + written(doors.get(0)));
            return;
        }
        line("    doors:");
        for (DoorSpec door : doors) {
            if (!door.isListed()) {
                throw new IllegalArgumentException(
                        "The doors of %s (%s) must be either one rule for every edge or a list of places."
                                .formatted(template.name(), door));
            }
            line("      - " + written(door));
        }
    }

    private static String written(DoorSpec door) {
        return door.written(TemplatesYaml::ends, YamlScalar::of);
    }

    private static String ends(Segment segment) {
        return points(List.of(segment.from(), segment.to()));
    }

    private static String points(List<Point> points) {
        return points.stream().map(TemplatesYaml::point).collect(Collectors.joining(", ", "[", "]"));
    }

    private static String point(Point point) {
        return String.format(Locale.ROOT, "[%d, %d]", point.x(), point.y());
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
