package undercroft.yaml;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.Room;
import undercroft.level.SearchParameter;
import undercroft.level.Spawn;
import undercroft.level.TensionRange;
import undercroft.level.WantedPuzzle;
import undercroft.template.RoomTemplate;

/**
 * Writes a level as one self-contained YAML file. The templates are included; everything else is written only where it differs
 * from the defaults. Reading the file back gives an equal level.
 */
public final class LevelYaml {

    /** Room ids on one line of the short form: about 100 characters with ids of usual length. */
    private static final int IDS_A_LINE = 15;

    private final Level level;
    private final List<RoomTemplate> commonCorridor;
    private final boolean corridorsEverywhere;
    private final List<RoomTemplate> commonTemplates;
    private final StringBuilder text = new StringBuilder();

    private LevelYaml(Level level) {
        this.level = level;
        List<List<RoomTemplate>> corridors = level.connections().stream()
                .map(Connection::corridor)
                .filter(corridor -> !corridor.isEmpty())
                .toList();
        this.commonCorridor = mostFrequent(corridors);
        this.corridorsEverywhere = !corridors.isEmpty()
                && corridors.size() * 2 > level.connections().size();
        this.commonTemplates =
                mostFrequent(level.rooms().stream().map(Room::templates).toList());
    }

    /**
     * Writes a level as a file.
     *
     * @return the text of the file
     * @throws IllegalArgumentException if a template mixes doors on every edge with listed doors, which the format cannot
     *     express
     */
    public static String of(Level level) {
        return new LevelYaml(level).written();
    }

    private String written() {
        line("name: " + YamlScalar.of(level.name()));
        line("roomTemplates:");
        text.append(TemplatesYaml.entries(level.templates()));
        defaults();
        rooms();
        palette();
        MissionYaml.lines(level).forEach(this::line);
        search();
        spawns();
        WishesYaml.lines(level).forEach(this::line);
        if (!level.connections().isEmpty()) {
            corridors();
            line("connections:");
            level.connections().forEach(this::connection);
        }
        return text.toString();
    }

    private void defaults() {
        List<String> lines = new ArrayList<>();
        if (!commonTemplates.equals(templatesOfUnnamedRooms())) {
            lines.add("  templates: " + names(commonTemplates));
        }
        if (level.minimumRoomDistance() != 0) {
            lines.add("  minimumRoomDistance: " + level.minimumRoomDistance());
        }
        level.repeatOverride().ifPresent(rule -> lines.add("  repeat: " + rule.text()));
        if (!lines.isEmpty()) {
            line("defaults:");
            lines.forEach(this::line);
        }
    }

    /** The templates of a room that names none, when the defaults name none either: all but those of corridors. */
    private List<RoomTemplate> templatesOfUnnamedRooms() {
        Set<RoomTemplate> templates = new LinkedHashSet<>(level.templates());
        level.connections().forEach(connection -> connection.corridor().forEach(templates::remove));
        return List.copyOf(templates);
    }

    private void rooms() {
        line("rooms:");
        if (level.rooms().stream().anyMatch(room -> !keys(room).isEmpty())) {
            for (Room room : level.rooms()) {
                List<String> keys = keys(room);
                String value = keys.isEmpty() ? "" : " { " + String.join(", ", keys) + " }";
                line("  %s:%s".formatted(YamlScalar.of(room.id()), value));
            }
            return;
        }
        List<Room> rooms = level.rooms();
        for (int i = 0; i < rooms.size(); i += IDS_A_LINE) {
            List<Room> some = rooms.subList(i, Math.min(rooms.size(), i + IDS_A_LINE));
            String ids = some.stream().map(room -> YamlScalar.of(room.id())).collect(Collectors.joining(", "));
            line("  %s%s%s".formatted(i == 0 ? "[ " : "  ", ids, i + IDS_A_LINE < rooms.size() ? "," : " ]"));
        }
    }

    private List<String> keys(Room room) {
        List<String> keys = new ArrayList<>();
        if (!room.templates().equals(commonTemplates)) {
            keys.add("templates: " + names(room.templates()));
        }
        if (!room.type().isEmpty()) {
            keys.add("type: " + YamlScalar.of(room.type()));
        }
        if (!room.label().isEmpty()) {
            keys.add("label: " + YamlScalar.of(room.label()));
        }
        room.pin().at().ifPresent(at -> keys.add(String.format(Locale.ROOT, "at: [%d, %d]", at.x(), at.y())));
        room.pin().transform().ifPresent(transform -> keys.add("transform: " + transform.text()));
        if (!room.data().isEmpty()) {
            keys.add(room.data().stream()
                    .map(entry -> YamlScalar.of(entry.key()) + ": " + dataValue(entry.value()))
                    .collect(Collectors.joining(", ", "data: { ", " }")));
        }
        room.puzzle().ifPresent(puzzle -> keys.add(puzzle(puzzle)));
        if (WishesYaml.isOpen(level, room)) {
            keys.add("open: true");
        }
        keys.addAll(MissionYaml.keys(room.contents()));
        return keys;
    }

    /**
     * The values of a puzzle's settings are written without quotes, because the reader expects numbers, booleans and plain
     * words.
     */
    private static String puzzle(WantedPuzzle puzzle) {
        List<String> keys = new ArrayList<>();
        keys.add("kind: " + puzzle.kind());
        keys.add("difficulty: "
                + (puzzle.difficulty().isPresent() ? puzzle.difficulty().getAsDouble() : "curve"));
        puzzle.settings().forEach(setting -> keys.add(setting.key() + ": " + setting.value()));
        return "puzzle: { " + String.join(", ", keys) + " }";
    }

    /** Data values are kept as text, so a boolean must stay unquoted to be read back as one. */
    private static String dataValue(String value) {
        return value.equals("true") || value.equals("false") ? value : YamlScalar.of(value);
    }

    private void palette() {
        if (!level.palette().isEmpty()) {
            line("palette:");
            level.palette()
                    .forEach(entry ->
                            line("  %s: %s".formatted(YamlScalar.of(entry.name()), YamlScalar.of(entry.hex()))));
        }
    }

    private void search() {
        List<String> lines = new ArrayList<>();
        for (SearchParameter parameter : SearchParameter.values()) {
            double value = level.search().get(parameter);
            if (value != parameter.defaultValue()) {
                String number = parameter.isWhole() ? Long.toString((long) value) : Double.toString(value);
                lines.add("  %s: %s".formatted(parameter.key(), number));
            }
        }
        if (!lines.isEmpty()) {
            line("search:");
            lines.forEach(this::line);
        }
    }

    private void spawns() {
        if (!level.spawns().isEmpty()) {
            line("spawn:");
            level.spawns().forEach(spawn -> line("  - { " + String.join(", ", keys(spawn)) + " }"));
        }
    }

    private static List<String> keys(Spawn spawn) {
        List<String> keys = new ArrayList<>();
        if (!spawn.group().isEmpty()) {
            keys.add("group: " + YamlScalar.of(spawn.group()));
        }
        if (!spawn.name().isEmpty()) {
            keys.add("marker: " + YamlScalar.of(spawn.name()));
        }
        keys.add("count: " + spawn.count().text());
        if (!spawn.rooms().types().isEmpty()) {
            keys.add("in: { type: " + words(spawn.rooms().types()) + " }");
        } else if (!spawn.rooms().ids().isEmpty()) {
            keys.add("in: " + words(spawn.rooms().ids()));
        }
        if (spawn.inEach()) {
            keys.add("each: room");
        }
        if (spawn.spread() != 0) {
            keys.add("spread: " + spawn.spread());
        }
        if (spawn.apart() != 0) {
            keys.add("apart: " + spawn.apart());
        }
        if (!spawn.tension().equals(TensionRange.ALL)) {
            keys.add("tension: [%s, %s]"
                    .formatted(spawn.tension().least(), spawn.tension().most()));
        }
        return keys;
    }

    private static String words(List<String> words) {
        return words.stream().map(YamlScalar::of).collect(Collectors.joining(", ", "[", "]"));
    }

    private void corridors() {
        if (!commonCorridor.isEmpty()) {
            line("corridors:");
            line("  templates: " + names(commonCorridor));
            if (corridorsEverywhere) {
                line("  everywhere: true");
            }
        }
    }

    private void connection(Connection connection) {
        String from = YamlScalar.of(level.rooms().get(connection.from()).id());
        String to = YamlScalar.of(level.rooms().get(connection.to()).id());
        List<String> keys = new ArrayList<>();
        if (connection.hasCorridor() && !connection.corridor().equals(commonCorridor)) {
            keys.add("corridor: " + names(connection.corridor()));
        } else if (connection.hasCorridor() != corridorsEverywhere) {
            keys.add("corridor: " + connection.hasCorridor());
        }
        if (connection.oneWay()) {
            keys.add("oneWay: true");
        }
        if (!connection.lock().isEmpty()) {
            keys.add("lock: " + YamlScalar.of(connection.lock()));
        }
        if (connection.access().secret()) {
            keys.add("secret: true");
        }
        keys.addAll(MissionYaml.keys(connection.access()));
        if (keys.isEmpty()) {
            line("  - [%s, %s]".formatted(from, to));
        } else {
            line("  - { from: %s, to: %s, %s }".formatted(from, to, String.join(", ", keys)));
        }
    }

    private static String names(List<RoomTemplate> templates) {
        return templates.stream()
                .map(template -> YamlScalar.of(template.name()))
                .collect(Collectors.joining(", ", "[", "]"));
    }

    /** The most frequent list, the first one on a tie; the empty list if there are none. */
    private static List<RoomTemplate> mostFrequent(List<List<RoomTemplate>> lists) {
        Map<List<RoomTemplate>, Integer> counts = new LinkedHashMap<>();
        lists.forEach(list -> counts.merge(list, 1, Integer::sum));
        List<RoomTemplate> best = List.of();
        int most = 0;
        for (Map.Entry<List<RoomTemplate>, Integer> count : counts.entrySet()) {
            if (count.getValue() > most) {
                most = count.getValue();
                best = count.getKey();
            }
        }
        return best;
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
