package undercroft.wish;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import undercroft.level.Axis;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.Room;
import undercroft.template.RoomTemplate;

/**
 * How alike the rooms of a level are: by their templates, and by what is around them up to some distance (colour refinement; Weisfeiler
 * and Leman 1968).
 */
final class AlikeRooms {

    /** Rounds of refinement: rooms that are alike up to this distance are hardly ever different beyond. */
    private static final int ROUNDS = 12;

    private final Level level;
    private final List<List<Integer>> neighbours = new ArrayList<>();
    /** By two rooms, the kind of their connection as seen from the first. */
    private final Map<List<Integer>, Integer> kinds = new HashMap<>();
    /** By round, the colours of the rooms. */
    private final List<int[]> colours = new ArrayList<>();

    /** By two rooms in either order. */
    private final Map<List<Integer>, Connection> connections = new HashMap<>();

    private final MirrorSides sides;

    AlikeRooms(Level level, Axis axis) {
        this.level = level;
        this.sides = new MirrorSides(axis);
        level.rooms().forEach(room -> neighbours.add(new ArrayList<>()));
        Map<Object, Integer> numbers = new HashMap<>();
        for (Connection connection : level.connections()) {
            neighbours.get(connection.from()).add(connection.to());
            neighbours.get(connection.to()).add(connection.from());
            Set<String> corridor = names(connection.corridor());
            connections.put(List.of(connection.from(), connection.to()), connection);
            connections.put(List.of(connection.to(), connection.from()), connection);
            kinds.put(
                    List.of(connection.from(), connection.to()),
                    number(numbers, List.of(corridor, connection.oneWay() ? 1 : 0)));
            kinds.put(
                    List.of(connection.to(), connection.from()),
                    number(numbers, List.of(corridor, connection.oneWay() ? -1 : 0)));
        }
        neighbours.forEach(Collections::sort);
        refine();
    }

    int rooms() {
        return level.rooms().size();
    }

    List<Integer> neighbours(int room) {
        return neighbours.get(room);
    }

    /** In how many rounds two rooms are alike; 0 if their templates differ. */
    int likeness(int room, int other) {
        int rounds = 0;
        while (rounds < colours.size() && colours.get(rounds)[room] == colours.get(rounds)[other]) {
            rounds++;
        }
        return rounds;
    }

    /** Where the line can lie in the middle of a room, see {@link MirrorSides}. */
    int linesThrough(int room) {
        Room its = level.rooms().get(room);
        return isPinned(its) ? MirrorSides.NOWHERE : sides.ofRoom(its);
    }

    /** Where the line can lie if two rooms are on it, or on both sides of it, and are perhaps joined. */
    int linesBetween(int room, int other, boolean isAcross) {
        Connection connection = connections.get(List.of(room, other));
        return connection == null ? MirrorSides.ANYWHERE : sides.ofConnection(connection, isAcross);
    }

    /** Whether two connections exist and have the same corridors, and the same direction. */
    boolean isSameConnection(int from, int to, int otherFrom, int otherTo) {
        Integer kind = kinds.get(List.of(from, to));
        return kind != null && kind.equals(kinds.get(List.of(otherFrom, otherTo)));
    }

    private void refine() {
        Map<Object, Integer> numbers = new HashMap<>();
        int[] before = IntStream.range(0, rooms())
                .map(room -> {
                    Room its = level.rooms().get(room);
                    // A pinned room is like no other.
                    return number(numbers, isPinned(its) ? room : names(its.templates()));
                })
                .toArray();
        colours.add(before);
        int count = numbers.size();
        for (int round = 0; round < ROUNDS; round++) {
            int[] now = refined(before);
            int nowCount = (int) Arrays.stream(now).distinct().count();
            if (nowCount == count) {
                return;
            }
            colours.add(now);
            before = now;
            count = nowCount;
        }
    }

    private int[] refined(int[] before) {
        Map<Object, Integer> numbers = new HashMap<>();
        return IntStream.range(0, rooms())
                .map(room -> number(
                        numbers,
                        List.of(
                                before[room],
                                neighbours.get(room).stream()
                                        .map(other -> List.of(kinds.get(List.of(room, other)), before[other]))
                                        .sorted((a, b) -> a.get(0).equals(b.get(0))
                                                ? a.get(1).compareTo(b.get(1))
                                                : a.get(0).compareTo(b.get(0)))
                                        .toList())))
                .toArray();
    }

    private static int number(Map<Object, Integer> numbers, Object key) {
        return numbers.computeIfAbsent(key, unknown -> numbers.size());
    }

    private static boolean isPinned(Room room) {
        return room.pin().at().isPresent() || room.pin().transform().isPresent();
    }

    private static Set<String> names(List<RoomTemplate> templates) {
        Set<String> names = new HashSet<>();
        templates.forEach(template -> names.add(template.name()));
        return names;
    }
}
