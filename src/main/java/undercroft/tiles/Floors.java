package undercroft.tiles;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.random.SeededRandom;
import undercroft.template.EdgeStyle;

/**
 * The floors of the rooms of a layout, in cells given by their lower left corners. A room owns its cells; those of its holes and
 * pillars are solid, and those that a rough edge takes are rock. What is left is floor. Sets are in a fixed order: rows from below,
 * cells from the left.
 */
public final class Floors {

    /** The number of the random stream of rough edges; attempts of the search have those from 0, the assembly of layouts has −1. */
    private static final long STREAM = -2;

    private final Layout layout;
    private final CellOwners owners;
    private final List<Opening> openings;

    Floors(Layout layout, CellOwners owners, List<Opening> openings) {
        this.layout = layout;
        this.owners = owners;
        this.openings = openings;
    }

    /** {@return the floors of a layout} */
    public static Floors of(Layout layout) {
        CellOwners owners = new CellOwners(layout);
        return new Floors(layout, owners, Openings.of(layout, owners));
    }

    /** {@return all cells that a room owns, solid or not} */
    public Set<Point> owned(int room) {
        Set<Point> cells = new LinkedHashSet<>();
        Box box = layout.rooms().get(room).outline().bounds();
        for (int y = box.y(); y < box.maxY(); y++) {
            for (int x = box.x(); x < box.maxX(); x++) {
                if (owners.at(x, y) == room) {
                    cells.add(new Point(x, y));
                }
            }
        }
        return cells;
    }

    /** {@return the cells of a room in front of its doors: one deep, as wide as the door} */
    public Set<Point> aprons(int room) {
        Set<Point> cells = new LinkedHashSet<>();
        for (Opening opening : openings) {
            for (Point cell : List.of(opening.cellA(), opening.cellB())) {
                if (owners.at(cell) == room) {
                    cells.add(cell);
                }
            }
        }
        return cells;
    }

    /**
     * The cells that the rough edge of a room turns into rock: some of those along the outline, never an apron or the cell of a
     * marker. The floor stays in as many pieces as it was. The same seed and room give the same cells.
     *
     * @return the cells; none if the edge is straight
     */
    public Set<Point> rock(int room) {
        PlacedRoom placed = layout.rooms().get(room);
        if (placed.floorPlan().edge() == EdgeStyle.STRAIGHT) {
            return Set.of();
        }
        Set<Point> kept = aprons(room);
        placed.markers().forEach(marker -> kept.add(marker.cell()));
        SeededRandom random =
                SeededRandom.of(SeededRandom.of(layout.seed(), STREAM).nextLong(), room);
        return RoughEdge.rock(owned(room), placed.floorPlan().solidCells(), kept, random);
    }

    /** {@return the cells of a room on which one can stand} */
    public Set<Point> floor(int room) {
        Set<Point> floor = owned(room);
        floor.removeAll(layout.rooms().get(room).floorPlan().solidCells());
        floor.removeAll(rock(room));
        return floor;
    }
}
