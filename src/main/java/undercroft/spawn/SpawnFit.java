package undercroft.spawn;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import undercroft.level.Level;
import undercroft.level.Room;
import undercroft.level.Spawn;
import undercroft.template.RoomTemplate;

/**
 * Checks before the search whether the rooms of a spawn can hold it. The templates and doors of the layout are not known yet, so each
 * room counts with its best template; other spawns may take some of the places. Where the tension of the rooms is that of a mission, which
 * may depend on the seed, each room counts as tense enough.
 */
public final class SpawnFit {

    private SpawnFit() {}

    /**
     * What is wrong with a spawn.
     *
     * @param is what it is, the end of a sentence that begins with the spawn
     * @param advice what to do, a sentence
     */
    public record Refusal(String is, String advice) {}

    /** {@return why no layout of a level can hold one of its spawns; nothing if some may} */
    public static Optional<Refusal> refusal(Level level, Spawn spawn) {
        IntPredicate isTenseEnough = isTenseEnough(level, spawn);
        List<Room> named = level.rooms().stream().filter(spawn.rooms()::allows).toList();
        List<Room> allowed = IntStream.range(0, level.rooms().size())
                .filter(room -> spawn.rooms().allows(level.rooms().get(room)))
                .filter(isTenseEnough)
                .mapToObj(level.rooms()::get)
                .toList();
        if (allowed.isEmpty()) {
            return Optional.of(new Refusal(
                    "for none of its %d rooms: their tension is not from %s to %s"
                            .formatted(
                                    named.size(),
                                    spawn.tension().least(),
                                    spawn.tension().most()),
                    "Widen the range; the entrance has 0, the rooms farthest from it 1."));
        }
        int least = spawn.count().least();
        if (spawn.inEach()) {
            return allowed.stream()
                    .filter(room -> capacity(room, spawn) < least)
                    .findFirst()
                    .map(room -> tooFew(spawn, "the room " + room.id(), capacity(room, spawn)));
        }
        long capacity =
                allowed.stream().mapToLong(room -> capacity(room, spawn)).sum();
        String where =
                allowed.size() == 1 ? "the room " + allowed.get(0).id() : "its %d rooms".formatted(allowed.size());
        return capacity < least ? Optional.of(tooFew(spawn, where, capacity)) : Optional.empty();
    }

    private static IntPredicate isTenseEnough(Level level, Spawn spawn) {
        if (level.hasMission()) {
            return room -> true;
        }
        RoomTension tension = RoomTension.byDepth(level);
        return room -> spawn.tension().contains(tension.at(room));
    }

    private static Refusal tooFew(Spawn spawn, String where, long capacity) {
        boolean isOnFloor = spawn.group().isEmpty();
        return new Refusal(
                "for at least %d %s, but %s no more than %d"
                        .formatted(
                                spawn.count().least(),
                                isOnFloor ? "floor cells" : "markers of the group " + spawn.group(),
                                where + (where.startsWith("its") ? " have" : " has"),
                                capacity),
                isOnFloor
                        ? "Lower its count, or take larger rooms."
                        : "Lower its count, or give the templates more such markers.");
    }

    private static long capacity(Room room, Spawn spawn) {
        return room.templates().stream()
                .mapToLong(template -> capacity(template, spawn))
                .max()
                .orElseThrow();
    }

    /** A room has at most as many cells as its area. */
    private static long capacity(RoomTemplate template, Spawn spawn) {
        return spawn.group().isEmpty()
                ? template.outline().doubledArea() / 2
                : template.floorPlan().markers().stream()
                        .filter(marker -> marker.group().equals(spawn.group()))
                        .count();
    }
}
