package undercroft.input;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import undercroft.graph.Components;
import undercroft.level.Connection;
import undercroft.source.Quotation;

/** Words for the connected parts of a level. */
final class ConnectedParts {

    /** A message names a room of each part, up to this many. */
    private static final int MAX_NAMED = 5;

    private ConnectedParts() {}

    /** A sentence that names the parts, if there are several. */
    static Optional<String> several(List<RoomDraft> rooms, List<Connection> connections) {
        Components components = new Components(rooms.size());
        connections.forEach(connection -> components.join(connection.from(), connection.to()));
        if (components.count() < 2) {
            return Optional.empty();
        }
        List<String> named = IntStream.range(0, rooms.size())
                .filter(room -> components.lowest(room) == room)
                .limit(MAX_NAMED)
                .mapToObj(room -> rooms.get(room).id().text())
                .toList();
        return Optional.of("The rooms are in %d parts that no connection joins; a room of each: %s%s."
                .formatted(components.count(), Quotation.words(named), components.count() > MAX_NAMED ? ", …" : ""));
    }
}
