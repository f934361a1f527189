package undercroft.grow;

import java.util.List;
import java.util.stream.Collectors;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.Room;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

/**
 * Writes a grown level as YAML. It says what such levels have, which is far from all that a level can have: the rooms all
 * take the same templates, the connections are all doors or all corridors of the same templates, and nothing is named
 * that would need quoting.
 */
final class LevelYaml {

    private static final int IDS_A_LINE = 15;

    private final StringBuilder text = new StringBuilder();

    private LevelYaml() {}

    static String of(Level level) {
        LevelYaml yaml = new LevelYaml();
        yaml.line("name: " + level.name());
        yaml.line("roomTemplates:");
        level.templates().forEach(yaml::template);
        yaml.rooms(level.rooms());
        if (!level.connections().isEmpty()) {
            yaml.corridors(level.connections().get(0).corridor());
            yaml.line("connections:");
            level.connections().forEach(connection -> yaml.connection(level, connection));
        }
        return yaml.text.toString();
    }

    private void template(RoomTemplate template) {
        line("  %s:".formatted(template.name()));
        line("    outline: " + points(template.outline().vertices()));
        doors(template.doors());
        line("    transforms: " + (template.transforms().equals(Transform.ALL) ? "all" : "rotations"));
    }

    private void doors(List<DoorSpec> doors) {
        if (doors.get(0) instanceof DoorSpec.OnEveryEdge every) {
            line("    doors: { length: %d, cornerDistance: %d }".formatted(every.length(), every.cornerDistance()));
            return;
        }
        line("    doors:");
        for (DoorSpec door : doors) {
            Segment at = ((DoorSpec.Exactly) door).at();
            line("      - " + points(List.of(at.from(), at.to())));
        }
    }

    private void rooms(List<Room> rooms) {
        line("rooms:");
        for (int i = 0; i < rooms.size(); i += IDS_A_LINE) {
            List<Room> some = rooms.subList(i, Math.min(rooms.size(), i + IDS_A_LINE));
            String ids = some.stream().map(Room::id).collect(Collectors.joining(", "));
            line("  %s%s%s".formatted(i == 0 ? "[ " : "  ", ids, i + IDS_A_LINE < rooms.size() ? "," : " ]"));
        }
    }

    private void corridors(List<RoomTemplate> corridors) {
        if (!corridors.isEmpty()) {
            line("corridors:");
            line(corridors.stream().map(RoomTemplate::name).collect(Collectors.joining(", ", "  templates: [", "]")));
            line("  everywhere: true");
        }
    }

    private void connection(Level level, Connection connection) {
        line("  - [%s, %s]"
                .formatted(
                        level.rooms().get(connection.from()).id(),
                        level.rooms().get(connection.to()).id()));
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
