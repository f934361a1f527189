package undercroft.mission.world;

import java.util.List;
import java.util.stream.IntStream;
import undercroft.level.Level;
import undercroft.level.MissionRules;

/** Where a mission begins and ends, by the level's rules or, where these say nothing, by the types of its rooms. */
final class MissionStart {

    private static final String ENTRANCE = "entrance";

    /** The types of rooms that end a mission, the first that occurs before the others. */
    private static final List<String> ENDS = List.of("boss", "exit");

    private final Level level;

    MissionStart(Level level) {
        this.level = level;
    }

    int start() {
        int given = level.missionRules().start();
        if (given != MissionRules.DEFAULT_START) {
            return given;
        }
        int[] entrances = ofType(ENTRANCE);
        return entrances.length == 1 ? entrances[0] : 0;
    }

    /** In the order of the level. */
    int[] goals() {
        List<Integer> given = level.missionRules().goals();
        if (!given.isEmpty()) {
            return given.stream().mapToInt(Integer::intValue).sorted().toArray();
        }
        for (String type : ENDS) {
            int[] rooms = ofType(type);
            if (rooms.length == 1) {
                return rooms;
            }
        }
        return IntStream.range(0, level.rooms().size()).toArray();
    }

    private int[] ofType(String type) {
        return IntStream.range(0, level.rooms().size())
                .filter(room -> level.rooms().get(room).type().equals(type))
                .toArray();
    }
}
