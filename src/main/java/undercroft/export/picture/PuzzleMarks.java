package undercroft.export.picture;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import undercroft.export.drawing.Drawing;
import undercroft.export.drawing.Drawing.Clipped;
import undercroft.export.drawing.Drawing.Layer;
import undercroft.export.drawing.Drawing.Mark;
import undercroft.export.drawing.Palette;
import undercroft.geometry.Point;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.layout.RoomPuzzle;
import undercroft.puzzle.BadPuzzleException;
import undercroft.puzzle.PuzzleKind;
import undercroft.puzzle.Scene;
import undercroft.puzzle.Scene.Ink;
import undercroft.puzzle.Scene.Spot;
import undercroft.puzzle.kinds.PuzzleKinds;
import undercroft.tiles.Tile;
import undercroft.tiles.TileMap;
import undercroft.tiles.WallRule;

/**
 * The unsolved puzzles of a layout on its map. Their ground is left out, since the map has its own; so is everything
 * off the floor of the room, where other rooms may be, and everything in front of doors.
 */
final class PuzzleMarks {

    private static final double HALF_CELL = 0.5;

    /** How far the middle of a piece may be off the floor, in cells: less than the radius of a place's disc. */
    private static final double RIM = 0.2;

    private final Layout layout;
    private final MapScale scale;
    private final Palette palette;
    private final Optional<TileMap> tiles;

    PuzzleMarks(Layout layout, MapScale scale, Palette palette) {
        this.layout = layout;
        this.scale = scale;
        this.palette = palette;
        this.tiles = layout.puzzles().isEmpty() ? Optional.empty() : Optional.of(TileMap.of(layout, WallRule.EDGES));
    }

    /** The layer with all puzzles; empty if there are none. */
    Optional<Layer> layer() {
        return tiles.map(map -> new Layer(
                "puzzles",
                layout.puzzles().stream()
                        .flatMap(puzzle ->
                                PuzzleKinds.named(puzzle.kind()).stream().map(kind -> board(kind, puzzle, map)))
                        .toList()));
    }

    /**
     * The middle of a cell in front of a door, which the puzzle of a room leaves free; empty if the room has no puzzle.
     */
    Optional<Drawing.Spot> freeCell(PlacedRoom room) {
        return tiles.filter(map -> layout.puzzles().stream().anyMatch(puzzle -> puzzle.room() == room.index()))
                .flatMap(map -> map.openings().stream()
                        .flatMap(opening -> Stream.of(opening.cellA(), opening.cellB()))
                        .filter(cell -> map.roomAt(cell.x(), cell.y()) == room.index())
                        .findFirst())
                .map(scale::middle);
    }

    /** A board within the walls of its room, some of whose marks may be larger than a cell. */
    private Mark board(PuzzleKind<?> kind, RoomPuzzle puzzle, TileMap tiles) {
        List<Drawing.Spot> outline =
                scale.spots(layout.rooms().get(puzzle.room()).outline());
        return new Clipped("puzzle-" + puzzle.index(), List.of(outline), marks(kind, puzzle, tiles));
    }

    private <P> List<Mark> marks(PuzzleKind<P> kind, RoomPuzzle puzzle, TileMap tiles) {
        Scene scene;
        try {
            scene = kind.draw(kind.read(puzzle.data()), Optional.empty());
        } catch (BadPuzzleException e) {
            // A broken puzzle is for verify to report; the map is still worth drawing.
            return List.of();
        }
        Point topLeft = new Point(
                puzzle.corner().x(), puzzle.corner().y() + puzzle.data().height());
        List<Scene.Mark> visible = scene.marks().stream()
                .filter(mark -> !isGround(mark) && isOnFloor(mark, puzzle, tiles) && !isOnRim(mark, puzzle, tiles))
                .toList();
        return new SceneMarks(
                        spot -> scale.spot(topLeft.x() + spot.x(), topLeft.y() - spot.y()),
                        scale.pixelsPerCell(),
                        palette)
                .of(visible);
    }

    /** Letters and discs of the page's colour belong to pieces. */
    private static boolean isGround(Scene.Mark mark) {
        if (mark instanceof Scene.Label || mark instanceof Scene.Disc) {
            return false;
        }
        Ink ink = ink(mark);
        return ink == Ink.FLOOR || ink == Ink.PAGE || ink == Ink.GRID;
    }

    private static boolean isOnFloor(Scene.Mark mark, RoomPuzzle puzzle, TileMap tiles) {
        Spot middle = middle(mark);
        if (mark instanceof Scene.Area || mark instanceof Scene.Line) {
            return isOnFloor(middle, puzzle, tiles);
        }
        // The places of a maze are on the rim of its hexagons, which may be that of the floor.
        return Stream.of(-RIM, RIM)
                .anyMatch(across -> Stream.of(-RIM, RIM)
                        .anyMatch(down -> isOnFloor(new Spot(middle.x() + across, middle.y() + down), puzzle, tiles)));
    }

    private static boolean isOnFloor(Spot spot, RoomPuzzle puzzle, TileMap tiles) {
        Point cell = puzzle.cell((int) Math.floor(spot.y()), (int) Math.floor(spot.x()));
        return tiles.roomAt(cell.x(), cell.y()) == puzzle.room() && tiles.tileAt(cell.x(), cell.y()) == Tile.FLOOR;
    }

    /** Whether a mark lies on the rim of the floor, where the map has its own, possibly slanted, walls. */
    private static boolean isOnRim(Scene.Mark mark, RoomPuzzle puzzle, TileMap tiles) {
        if (!(mark instanceof Scene.Line line) || line.spots().size() != 2) {
            return false;
        }
        Spot from = line.spots().get(0);
        Spot to = line.spots().get(1);
        boolean upright = from.x() == to.x() && from.x() == Math.rint(from.x());
        boolean level = from.y() == to.y() && from.y() == Math.rint(from.y());
        Spot middle = middle(line.spots());
        double across = upright ? HALF_CELL : 0;
        double along = level ? HALF_CELL : 0;
        return (upright || level)
                && !(isInRoom(new Spot(middle.x() - across, middle.y() - along), puzzle, tiles)
                        && isInRoom(new Spot(middle.x() + across, middle.y() + along), puzzle, tiles));
    }

    private static boolean isInRoom(Spot spot, RoomPuzzle puzzle, TileMap tiles) {
        Point cell = puzzle.cell((int) Math.floor(spot.y()), (int) Math.floor(spot.x()));
        return tiles.roomAt(cell.x(), cell.y()) == puzzle.room();
    }

    private static Ink ink(Scene.Mark mark) {
        if (mark instanceof Scene.Area area) {
            return area.ink();
        }
        if (mark instanceof Scene.Line line) {
            return line.ink();
        }
        return mark instanceof Scene.Disc disc ? disc.ink() : ((Scene.Label) mark).ink();
    }

    private static Spot middle(Scene.Mark mark) {
        if (mark instanceof Scene.Area area) {
            return middle(area.corners());
        }
        if (mark instanceof Scene.Line line) {
            return middle(line.spots());
        }
        return mark instanceof Scene.Disc disc ? disc.centre() : ((Scene.Label) mark).middle();
    }

    private static Spot middle(List<Spot> spots) {
        double x = spots.stream().mapToDouble(Spot::x).average().orElse(0);
        double y = spots.stream().mapToDouble(Spot::y).average().orElse(0);
        return new Spot(x, y);
    }
}
