package undercroft.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import undercroft.level.Connection;
import undercroft.source.Quotation;

/** Finds the connected parts of a level. */
final class Parts {

    /** A message names a room of each part, up to this many. */
    private static final int MAX_NAMED = 5;

    private Parts() {}

    /** A sentence that names the parts, if there are several. */
    static Optional<String> several(List<RoomDraft> rooms, List<Connection> connections) {
        int[] part = new int[rooms.size()];
        for (int room = 0; room < part.length; room++) {
            part[room] = room;
        }
        for (Connection connection : connections) {
            int a = root(part, connection.from());
            int b = root(part, connection.to());
            part[Math.max(a, b)] = Math.min(a, b);
        }
        List<String> first = new ArrayList<>();
        for (int room = 0; room < part.length; room++) {
            if (part[room] == room) {
                first.add(rooms.get(room).id().text());
            }
        }
        return first.size() < 2 ? Optional.empty() : Optional.of(sentence(first));
    }

    private static String sentence(List<String> first) {
        String named = Quotation.words(first.subList(0, Math.min(first.size(), MAX_NAMED)));
        return "The rooms fall into %d parts that no connection joins; a room of each: %s%s."
                .formatted(first.size(), named, first.size() > MAX_NAMED ? ", …" : "");
    }

    private static int root(int[] part, int room) {
        int root = room;
        while (part[root] != root) {
            part[root] = part[part[root]];
            root = part[root];
        }
        return root;
    }
}
