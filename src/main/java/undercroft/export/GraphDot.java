package undercroft.export;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import undercroft.export.format.Appearance;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.Room;

/** The graph of a level in GraphViz's language DOT, which {@code import} can read again. */
final class GraphDot implements GraphFormat {

    @Override
    public String suffix() {
        return ".dot";
    }

    @Override
    public void write(Level level, Appearance appearance, OutputStream out) throws IOException {
        out.write(of(level).getBytes(StandardCharsets.UTF_8));
    }

    private static String of(Level level) {
        StringBuilder dot = new StringBuilder("graph %s {\n".formatted(quoted(level.name())));
        for (Room room : level.rooms()) {
            String type = room.type().isEmpty() ? "" : " [type=%s]".formatted(quoted(room.type()));
            dot.append("  ").append(quoted(room.id())).append(type).append(";\n");
        }
        for (Connection connection : level.connections()) {
            List<String> attributes = new ArrayList<>();
            if (connection.oneWay()) {
                attributes.add("dir=forward");
            }
            if (connection.hasCorridor()) {
                attributes.add("style=dashed");
            }
            if (!connection.lock().isEmpty()) {
                attributes.add("label=" + quoted(connection.lock()));
            }
            String list = attributes.isEmpty() ? "" : " [%s]".formatted(String.join(", ", attributes));
            dot.append("  %s -- %s%s;\n"
                    .formatted(
                            quoted(level.rooms().get(connection.from()).id()),
                            quoted(level.rooms().get(connection.to()).id()),
                            list));
        }
        return dot.append("}\n").toString();
    }

    /** DOT escapes only the quote. A backslash at the end would escape the closing quote, so a blank follows it. */
    private static String quoted(String text) {
        String escaped = text.replace("\"", "\\\"");
        return "\"%s\"".formatted(escaped.endsWith("\\") ? escaped + " " : escaped);
    }
}
