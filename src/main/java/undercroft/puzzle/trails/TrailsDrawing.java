package undercroft.puzzle.trails;

import java.util.ArrayList;
import java.util.List;
import undercroft.puzzle.Scene;
import undercroft.puzzle.Scene.Area;
import undercroft.puzzle.Scene.Disc;
import undercroft.puzzle.Scene.Ink;
import undercroft.puzzle.Scene.Label;
import undercroft.puzzle.Scene.Line;
import undercroft.puzzle.Scene.Mark;
import undercroft.puzzle.Scene.Spot;
import undercroft.puzzle.trails.HexBoard.End;
import undercroft.puzzle.trails.HexBoard.Place;

/**
 * Draws a maze: hexagons with trails, and places as discs on the edges that they are attached to. A hexagon is a little wider
 * than its two cells, so that its slanted edges meet those of its neighbours.
 */
final class TrailsDrawing {

    /** Half the length of the horizontal edges, which is also how far the corners at the sides protrude, in cells. */
    private static final double HALF_EDGE = 2.0 / 3;

    private static final double GRID_WIDTH = 0.04;

    private static final double PLACE_RADIUS = 0.3;

    /** Place of its disc, as a share of the distance from the middle to the edge: within the hexagon and so off all walls. */
    private static final double PLACE_SHARE = 0.7;

    private static final double NAME_SIZE = 0.45;

    private static final double PATH_WIDTH = 0.12;

    private final TrailsPuzzle puzzle;
    private final List<Mark> marks = new ArrayList<>();

    private TrailsDrawing(TrailsPuzzle puzzle) {
        this.puzzle = puzzle;
    }

    /**
     * Draws a maze.
     *
     * @param steps the steps of a solution; none for the puzzle alone
     */
    static Scene of(TrailsPuzzle puzzle, List<Step> steps) {
        TrailsDrawing drawing = new TrailsDrawing(puzzle);
        puzzle.tiles().forEach(drawing::addGround);
        puzzle.tiles().forEach(drawing::addTrails);
        steps.forEach(drawing::addStep);
        puzzle.places().forEach(drawing::addPlace);
        return new Scene(puzzle.board().width(), puzzle.board().height(), drawing.marks);
    }

    private void addGround(LaidTile tile) {
        double x = middle(tile).x();
        double y = middle(tile).y();
        List<Spot> corners = List.of(
                new Spot(x - HALF_EDGE, y - 1),
                new Spot(x + HALF_EDGE, y - 1),
                new Spot(x + 2 * HALF_EDGE, y),
                new Spot(x + HALF_EDGE, y + 1),
                new Spot(x - HALF_EDGE, y + 1),
                new Spot(x - 2 * HALF_EDGE, y));
        marks.add(new Area(corners, Ink.PALE_GREEN));
        List<Spot> around = new ArrayList<>(corners);
        around.add(corners.get(0));
        marks.add(new Line(around, GRID_WIDTH, Ink.GRID));
    }

    private void addTrails(LaidTile tile) {
        marks.addAll(new SideDrawing(tile.side(), middle(tile)).marks());
    }

    private void addStep(Step step) {
        LaidTile tile = puzzle.tiles().get(step.tile());
        marks.add(new Line(
                new SideDrawing(tile.side(), middle(tile)).path(step.enter(), step.leave()), PATH_WIDTH, Ink.BLUE));
    }

    private void addPlace(Place place) {
        for (End end : place.ends()) {
            Spot middle = middle(puzzle.tiles().get(end.hexagon()));
            Spot edge = SideDrawing.middleOf(end.edge(), middle);
            Spot at = new Spot(
                    middle.x() + PLACE_SHARE * (edge.x() - middle.x()),
                    middle.y() + PLACE_SHARE * (edge.y() - middle.y()));
            marks.add(new Disc(at, PLACE_RADIUS, Ink.BLUE));
            marks.add(new Label(place.name(), at, NAME_SIZE, true, Ink.PAGE));
        }
    }

    private static Spot middle(LaidTile tile) {
        return new Spot(tile.column() + LaidTile.SIZE / 2, tile.row() + LaidTile.SIZE / 2);
    }
}
