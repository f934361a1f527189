package undercroft.mission.pace;

import java.util.ArrayList;
import java.util.List;
import undercroft.graph.BreadthFirstTree;
import undercroft.layout.Door;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.layout.LayoutMission;
import undercroft.layout.MissionRoom;
import undercroft.level.Access;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.mission.Judgement;
import undercroft.mission.world.Passage;
import undercroft.mission.world.World;

/** Writes a mission into the layout of its level. */
public final class LaidOutMission {

    private LaidOutMission() {}

    /**
     * The layout with its mission.
     *
     * @param layout of the level, with its rooms and connections in the level's order
     * @param judgement of the level with nothing left to choose
     * @return the layout with the contents of its rooms, the locks of its connections and a way to the goal
     */
    public static Layout of(Layout layout, Judgement judgement) {
        World world = judgement.world();
        int[] tension = TensionCurve.of(judgement);
        BreadthFirstTree depths = BreadthFirstTree.of(world.rooms(), room -> next(world, room), world.start());
        List<MissionRoom> rooms = new ArrayList<>();
        for (int room = 0; room < world.rooms(); room++) {
            rooms.add(new MissionRoom(
                    world.room(room).contents(),
                    judgement.spheres().get(room),
                    depths.isReached(room) ? depths.distance(room) : MissionRoom.UNREACHED,
                    tension[room]));
        }
        LayoutMission mission = new LayoutMission(judgement.start(), judgement.goals(), judgement.steps(), rooms);
        return withAccess(layout, judgement.level()).withMission(mission);
    }

    private static int[] next(World world, int room) {
        List<Integer> next = new ArrayList<>();
        for (int index : world.passagesAt(room)) {
            Passage passage = world.passages().get(index);
            if (passage.leavesFrom(room)) {
                next.add(passage.other(room));
            }
        }
        return next.stream().mapToInt(Integer::intValue).toArray();
    }

    /** The layout with the locks and bars that were chosen for it. */
    private static Layout withAccess(Layout layout, Level level) {
        List<LayoutConnection> connections = new ArrayList<>();
        List<Door> doors = new ArrayList<>(layout.doors());
        List<List<Integer>> doorsOf = layout.doorsOfConnections();
        for (int i = 0; i < layout.connections().size(); i++) {
            LayoutConnection connection = layout.connections().get(i);
            Connection chosen = level.connections().get(i);
            Access access = chosen.access();
            connections.add(connection.withAccess(access));
            if (!connection.access().equals(access)) {
                doorsOf.get(i).forEach(door -> doors.set(door, doors.get(door).withAccess(access)));
            }
        }
        return layout.withPassages(doors, connections);
    }
}
