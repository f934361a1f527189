package undercroft.input;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import undercroft.level.Mirror;

/** Reads {@code pairs}: a list of the rooms that mirror each other, each with its partner, or alone if it stands across the line. */
final class MirrorReader {

    private static final String ADVICE =
            "Write two rooms that mirror each other, [left, right], or one across the line, [hall].";

    private final RoomIndexes rooms;
    private final Set<Integer> named = new HashSet<>();

    MirrorReader(RoomIndexes rooms) {
        this.rooms = rooms;
    }

    /** The pairs in the order of the file. Those that are wrong are reported and left out. */
    List<Mirror.Pair> read(Value value) {
        List<Mirror.Pair> pairs = new ArrayList<>();
        for (Value item : value.items("pair").orElse(List.of())) {
            item.names("room")
                    .flatMap(names ->
                            names.size() > 2 ? item.wrong("a list of " + names.size(), ADVICE) : rooms.all(item, names))
                    .flatMap(found -> pair(item, found))
                    .ifPresent(pairs::add);
        }
        return pairs;
    }

    private Optional<Mirror.Pair> pair(Value item, List<Integer> found) {
        for (int room : found) {
            if (!named.add(room)) {
                return item.wrong("a list with a room that is named before", "Name each room in one pair.");
            }
        }
        return Optional.of(new Mirror.Pair(found.get(0), found.get(found.size() - 1)));
    }
}
