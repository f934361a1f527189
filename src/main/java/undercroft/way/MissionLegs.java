package undercroft.way;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import undercroft.layout.Door;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.layout.LayoutMission;
import undercroft.level.MissionStep;

/** The rooms and corridors on the way through a mission, as its steps lead. */
final class MissionLegs {

    private final Layout layout;
    private final List<List<Integer>> doorsOfConnections;
    private final List<Leg> legs = new ArrayList<>();
    private final List<MissionStep> steps = new ArrayList<>();
    private Optional<Door> entry = Optional.empty();
    private int room;

    private MissionLegs(Layout layout, int start) {
        this.layout = layout;
        this.doorsOfConnections = layout.doorsOfConnections();
        this.room = start;
    }

    /** The legs; none if the layout has no mission with a way. */
    static List<Leg> of(Layout layout) {
        return layout.mission()
                .filter(mission -> !mission.steps().isEmpty())
                .map(mission -> new MissionLegs(layout, mission.start()).legs(mission))
                .orElse(List.of());
    }

    private List<Leg> legs(LayoutMission mission) {
        for (MissionStep step : mission.steps()) {
            if (step.action() != MissionStep.Action.WALK) {
                steps.add(step);
            } else if (!walk(step.connection())) {
                // Only in an invalid layout: its doors and connections do not agree.
                return List.of();
            }
        }
        leave();
        return legs;
    }

    private void leave() {
        legs.add(new Leg(room, entry, steps));
        steps.clear();
    }

    /** Passes the doors of a connection; false if they do not lead on from the room. */
    private boolean walk(int index) {
        LayoutConnection connection = layout.connections().get(index);
        List<Integer> doors = new ArrayList<>(doorsOfConnections.get(index));
        if (doors.size() != (connection.hasCorridor() ? 2 : 1)) {
            return false;
        }
        if (room != connection.from()) {
            Collections.reverse(doors);
        }
        for (int number : doors) {
            Door door = layout.doors().get(number);
            if (door.roomA() != room && door.roomB() != room) {
                return false;
            }
            leave();
            entry = Optional.of(door);
            room = door.roomA() + door.roomB() - room;
        }
        return true;
    }
}
