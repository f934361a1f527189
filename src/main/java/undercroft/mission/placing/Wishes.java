package undercroft.mission.placing;

import undercroft.level.ItemPlacing;
import undercroft.level.Level;
import undercroft.mission.closure.Clauses;
import undercroft.mission.closure.Closure;
import undercroft.mission.world.World;

/** How welcome an item is in each room: by the types that may hold it, and by how late on the way it should be found. */
final class Wishes {

    /** A room at the other end of the way is this many times less welcome than one at the right place. */
    private static final double STRENGTH = 50;

    private final Level level;
    private final World world;
    private final double[] progress;

    /** @param level with all its items to hide already in the player's hands */
    Wishes(Level level, World owned) {
        this.level = level;
        this.world = owned;
        Closure closure = Closure.collecting(new Clauses(owned));
        this.progress = new double[owned.rooms()];
        for (int i = 0; i < closure.count(); i++) {
            progress[closure.reached(i)] = closure.count() > 1 ? (double) i / (closure.count() - 1) : 0;
        }
    }

    /** The weight of each room, 0 for a room that may not hold the item. */
    double[] weights(ItemPlacing placing) {
        double[] weights = new double[world.rooms()];
        for (int room = 0; room < weights.length; room++) {
            boolean mayHold = placing.types().isEmpty()
                    ? room != world.start()
                    : placing.types().contains(level.rooms().get(room).type());
            if (mayHold) {
                weights[room] = placing.late() == ItemPlacing.ANYWHERE ? 1 : near(progress[room] - placing.late());
            }
        }
        return weights;
    }

    /** Falls from 1, with the distance from where the item is wanted; a rational function, so that all machines agree. */
    private static double near(double distance) {
        return 1 / (1 + (STRENGTH - 1) * distance * distance);
    }
}
