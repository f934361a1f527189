package undercroft.yaml;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.template.DoorSpec;
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
        return points.stream()
                .map(point -> String.format(Locale.ROOT, "[%d, %d]", point.x(), point.y()))
                .collect(Collectors.joining(", ", "[", "]"));
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
