package undercroft.yaml;

import java.util.List;
import java.util.stream.Collectors;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.template.DoorDirection;
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
        if (doors.size() == 1 && doors.get(0) instanceof DoorSpec.OnEveryEdge every) {
            String numbers = "length: %d, cornerDistance: %d".formatted(every.length(), every.cornerDistance());
            line("    doors: { %s%s }".formatted(numbers, manner(every)));
            return;
        }
        line("    doors:");
        for (DoorSpec door : doors) {
            line("      - " + listed(template, door));
        }
    }

    private static String listed(RoomTemplate template, DoorSpec door) {
        if (door instanceof DoorSpec.Exactly exactly) {
            String manner = manner(exactly);
            return manner.isEmpty() ? ends(exactly.at()) : "{ at: %s%s }".formatted(ends(exactly.at()), manner);
        }
        if (door instanceof DoorSpec.Along along) {
            return "{ at: %s, length: %d%s }".formatted(ends(along.stretch()), along.length(), manner(along));
        }
        throw new IllegalArgumentException(
                "The doors of %s (%s) must be either one rule for every edge or a list of places."
                        .formatted(template.name(), door));
    }

    /** The socket and the direction of a door where they differ from the defaults, each after a comma. */
    private static String manner(DoorSpec door) {
        String socket = door.socket().isEmpty() ? "" : ", socket: " + YamlScalar.of(door.socket());
        String direction = door.direction() == DoorDirection.BOTH
                ? ""
                : ", direction: " + door.direction().text();
        return socket + direction;
    }

    private static String ends(Segment segment) {
        return points(List.of(segment.from(), segment.to()));
    }

    private static String points(List<Point> points) {
        return points.stream()
                .map(point -> "[%d, %d]".formatted(point.x(), point.y()))
                .collect(Collectors.joining(", ", "[", "]"));
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
