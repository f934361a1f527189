package undercroft.layout;

import java.util.List;
import undercroft.level.MissionStep;

/**
 * The mission of a layout.
 *
 * @param start index of the room where it begins
 * @param goals indexes of the rooms that must all be reached
 * @param steps a way to the goal; their connections are indexes of the layout's
 * @param rooms what the mission says of each room, without corridors, at the room's index
 */
public record LayoutMission(int start, List<Integer> goals, List<MissionStep> steps, List<MissionRoom> rooms) {

    public LayoutMission {
        goals = List.copyOf(goals);
        steps = List.copyOf(steps);
        rooms = List.copyOf(rooms);
    }
}
