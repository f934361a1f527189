package undercroft.way;

import java.util.List;
import undercroft.geometry.Point;

/**
 * A way through a layout. Cells are given by their lower left corners.
 *
 * @param stages from the start to the last goal, one for each room and corridor that is entered, again if it is entered again
 * @param deeds what is done on the way, in order; none on a way that does not follow a mission
 */
public record Way(List<Stage> stages, List<Deed> deeds) {

    public static final Way NONE = new Way(List.of(), List.of());

    public Way {
        stages = List.copyOf(stages);
        deeds = List.copyOf(deeds);
    }

    /**
     * A part of a way that lies in one room.
     *
     * @param room where it leads through
     * @param cells from the one at the entrance of the room to the one at its exit; each is beside the one before it
     */
    public record Stage(int room, List<Point> cells) {

        public Stage {
            cells = List.copyOf(cells);
        }
    }

    /**
     * Something that the player does: takes items, opens a lock or a bar, turns a switch, or reaches a goal.
     *
     * @param stage index of the stage in which it is done
     * @param cell where the player stands
     * @param text what is done, such as {@code take copper}
     */
    public record Deed(int stage, Point cell, String text) {}

    /** {@return whether there is no way} */
    public boolean isEmpty() {
        return stages.isEmpty();
    }

    /** {@return the number of cells that are walked, from the first one to the last, each as often as it is entered} */
    public int walkedCells() {
        return stages.stream().mapToInt(stage -> stage.cells().size()).sum() - (isEmpty() ? 0 : 1);
    }
}
