package undercroft.mission.certificate;

import java.util.ArrayList;
import java.util.List;
import undercroft.graph.Components;
import undercroft.mission.world.Passage;
import undercroft.mission.world.World;

/** The regions of a world: rooms between which anybody can walk to and fro at any time. */
final class Regions {

    private final World world;
    private final Components components;

    Regions(World world) {
        this.world = world;
        this.components = new Components(world.rooms());
        List<Passage> drops = new ArrayList<>();
        for (Passage passage : world.passages()) {
            if (passage.isFree()) {
                components.join(passage.from(), passage.to());
            } else if (passage.isUnconditional()) {
                drops.add(passage);
            }
        }
        // Each drop on a cycle of free ways joins its own ends, so all rooms of the cycle end in one region.
        for (Passage drop : drops) {
            if (!components.areConnected(drop.from(), drop.to()) && canWalk(drop.to(), drop.from())) {
                components.join(drop.from(), drop.to());
            }
        }
    }

    private boolean canWalk(int from, int to) {
        boolean[] seen = new boolean[world.rooms()];
        int[] queue = new int[world.rooms()];
        int size = 1;
        queue[0] = from;
        seen[from] = true;
        for (int next = 0; next < size; next++) {
            for (int index : world.passagesAt(queue[next])) {
                Passage passage = world.passages().get(index);
                int other = passage.other(queue[next]);
                if (passage.isUnconditional() && passage.leavesFrom(queue[next]) && !seen[other]) {
                    seen[other] = true;
                    queue[size++] = other;
                }
            }
        }
        return seen[to];
    }

    /** The region of a room, named by its lowest room. */
    int of(int room) {
        return components.lowest(room);
    }

    boolean joins(Passage passage) {
        return of(passage.from()) == of(passage.to());
    }
}
