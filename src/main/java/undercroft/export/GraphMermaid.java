package undercroft.export;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import undercroft.export.format.Appearance;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.Room;

/** The graph of a level as a Mermaid flowchart, which {@code import} can read again. */
final class GraphMermaid implements GraphFormat {

    private static final String SAFE_ID = "[A-Za-z][A-Za-z0-9_]*(-[A-Za-z0-9_]+)*";

    /** Words that Mermaid does not accept as nodes, in upper or lower case. */
    private static final Set<String> RESERVED =
            Set.of("end", "graph", "flowchart", "subgraph", "style", "class", "click", "default", "direction");

    @Override
    public String suffix() {
        return ".mmd";
    }

    @Override
    public void write(Level level, Appearance appearance, OutputStream out) throws IOException {
        out.write(of(level).getBytes(StandardCharsets.UTF_8));
    }

    private static String of(Level level) {
        StringBuilder chart = new StringBuilder("flowchart LR\n");
        for (int i = 0; i < level.rooms().size(); i++) {
            Room room = level.rooms().get(i);
            String id = id(level, i);
            String label = id.equals(room.id()) ? "" : "[\"%s\"]".formatted(escaped(room.id()));
            String type = room.type().matches(SAFE_ID) ? ":::" + room.type() : "";
            chart.append("  ").append(id).append(label).append(type).append('\n');
        }
        for (Connection connection : level.connections()) {
            String link = connection.hasCorridor() ? "-.-" : "---";
            String arrow = connection.hasCorridor() ? "-.->" : "-->";
            String lock = connection.lock().isEmpty() ? "" : "|\"%s\"|".formatted(escaped(connection.lock()));
            chart.append("  %s %s%s %s\n"
                    .formatted(
                            id(level, connection.from()),
                            connection.oneWay() ? arrow : link,
                            lock,
                            id(level, connection.to())));
        }
        return chart.toString();
    }

    /** The id of a room if Mermaid accepts it, otherwise one that no other room has. */
    private static String id(Level level, int index) {
        String own = level.rooms().get(index).id();
        boolean isSafe = own.matches(SAFE_ID) && !RESERVED.contains(own.toLowerCase(Locale.ROOT));
        if (isSafe) {
            return own;
        }
        String made = "room" + index;
        while (isTaken(level, made)) {
            made += "_";
        }
        return made;
    }

    private static boolean isTaken(Level level, String id) {
        return level.rooms().stream().anyMatch(room -> room.id().equals(id));
    }

    /** Escapes a text within quotes: by entity codes, as Mermaid documents. */
    private static String escaped(String text) {
        return text.replace("#", "#35;").replace("\"", "#quot;").replace("|", "#124;");
    }
}
