package undercroft.puzzle.trails;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import undercroft.puzzle.Scene;
import undercroft.puzzle.Scene.Area;
import undercroft.puzzle.Scene.Disc;
import undercroft.puzzle.Scene.Ink;
import undercroft.puzzle.Scene.Label;
import undercroft.puzzle.Scene.Line;
import undercroft.puzzle.Scene.Mark;
import undercroft.puzzle.Scene.Spot;
import undercroft.puzzle.trails.HexBoard.End;
import undercroft.puzzle.trails.HexBoard.Join;
import undercroft.puzzle.trails.HexBoard.Place;

/**
 * Pictures of tiles to cut out and of the board of the published game. Hexagons are regular, two cells high, so that tiles fit
 * however they are turned; on floors of square cells they are a little wider.
 */
public final class SheetDrawing {

    /** From a hexagon over two by two cells to a regular one of the same height: the sine of 60 degrees. */
    private static final double NARROWER = StrictMath.sqrt(3) / 2;

    /** From the middle to a corner. */
    private static final double RADIUS = 1 / NARROWER;

    /** The tiles in a row of a sheet. */
    private static final int COLUMNS = 4;

    private static final double CUT_WIDTH = 0.025;

    private static final double ARC_WIDTH = 0.24;

    /** How far arcs and the names of places lie beyond the edges, as a share of the distance from middle to edge. */
    private static final double BEYOND = 1.22;

    private static final double NAME_SIZE = 0.3;

    private static final double NUMBER_SIZE = 0.16;

    /** From the middle of a tile down to its number, where few trails are. */
    private static final double NUMBER_BELOW = 0.86;

    private final List<Mark> marks = new ArrayList<>();

    private SheetDrawing() {}

    /** {@return the fronts of all tiles in rows of four} */
    public static Scene fronts(TileSet set) {
        return sheet(set, 0);
    }

    /** {@return the backs of all tiles, each row from the right, so that each lies behind its front} */
    public static Scene backs(TileSet set) {
        return sheet(set, 1);
    }

    private static Scene sheet(TileSet set, int sideNumber) {
        SheetDrawing drawing = new SheetDrawing();
        for (int i = 0; i < set.tiles().size(); i++) {
            int column = sideNumber == 0 ? i % COLUMNS : COLUMNS - 1 - i % COLUMNS;
            Spot middle = new Spot(RADIUS * (2 * column + 1), 2 * (i / COLUMNS) + 1.0);
            drawing.addTile(set.tiles().get(i).side(sideNumber), middle, (i + 1) + (sideNumber == 0 ? "a" : "b"));
        }
        int rows = (set.tiles().size() + COLUMNS - 1) / COLUMNS;
        return new Scene(2 * RADIUS * COLUMNS, 2.0 * rows, drawing.marks);
    }

    private void addTile(TileSide side, Spot middle, String name) {
        addHexagon(middle, Ink.PALE_GREEN);
        new SideDrawing(side, new Spot(0, 0)).marks().forEach(mark -> marks.add(regular(mark, middle)));
        marks.add(new Label(name, middle.moved(RADIUS / 2 - NUMBER_SIZE, NUMBER_BELOW), NUMBER_SIZE, false, Ink.TEXT));
        addOutline(middle);
    }

    /** {@return the board of the published game, with its hexagons, the arcs around them and the places} */
    public static Scene board() {
        HexBoard board = PublishedBoard.board();
        List<Hexagon> hexagons = board.hexagons();
        double top = hexagons.stream().mapToDouble(SheetDrawing::rowOf).min().orElse(0);
        double bottom = hexagons.stream().mapToDouble(SheetDrawing::rowOf).max().orElse(0);
        int columns = hexagons.stream().mapToInt(Hexagon::q).max().orElse(0);
        Function<Hexagon, Spot> middle =
                hexagon -> new Spot(RADIUS + 2 * NARROWER * hexagon.q(), rowOf(hexagon) - top + 1);
        SheetDrawing drawing = new SheetDrawing();
        List<Spot> middles = hexagons.stream().map(middle).toList();
        middles.forEach(spot -> {
            drawing.addHexagon(spot, Ink.FLOOR);
            drawing.addOutline(spot);
        });
        board.joins().stream().filter(join -> isArc(join, hexagons)).forEach(join -> drawing.addArc(join, middles));
        board.places().forEach(place -> drawing.addPlace(place, middles));
        return new Scene(2 * RADIUS + 2 * NARROWER * columns, bottom - top + 2, drawing.marks);
    }

    private static double rowOf(Hexagon hexagon) {
        return 2 * hexagon.r() + hexagon.q();
    }

    /** Whether a join leads around the outside: its hexagons do not touch at these edges. */
    private static boolean isArc(Join join, List<Hexagon> hexagons) {
        return !join.first()
                .edge()
                .beyond(hexagons.get(join.first().hexagon()))
                .equals(hexagons.get(join.second().hexagon()));
    }

    private void addArc(Join join, List<Spot> middles) {
        Spot from = at(join.first(), middles, 1);
        Spot to = at(join.second(), middles, 1);
        Spot around = mean(List.of(at(join.first(), middles, BEYOND), at(join.second(), middles, BEYOND)));
        marks.add(new Line(
                List.of(from, at(join.first(), middles, BEYOND), around, at(join.second(), middles, BEYOND), to),
                ARC_WIDTH,
                Ink.ORANGE));
    }

    private void addPlace(Place place, List<Spot> middles) {
        List<Spot> ends = place.ends().stream().map(end -> at(end, middles, 1)).toList();
        Spot name =
                mean(place.ends().stream().map(end -> at(end, middles, BEYOND)).toList());
        ends.forEach(end -> marks.add(new Line(List.of(end, name), ARC_WIDTH, Ink.ORANGE)));
        ends.forEach(end -> marks.add(new Disc(end, ARC_WIDTH / 2, Ink.BLUE)));
        marks.add(new Label(place.name(), name, NAME_SIZE, true, Ink.TEXT));
    }

    private static Spot at(End end, List<Spot> middles, double share) {
        Spot middle = middles.get(end.hexagon());
        Spot origin = new Spot(0, 0);
        Spot side = SideDrawing.middleOf(end.edge(), origin);
        Spot edge = regular(side, origin);
        return middle.moved(share * edge.x(), share * edge.y());
    }

    private void addHexagon(Spot middle, Ink ink) {
        marks.add(new Area(corners(middle), ink));
    }

    private void addOutline(Spot middle) {
        List<Spot> around = new ArrayList<>(corners(middle));
        around.add(around.get(0));
        marks.add(new Line(around, CUT_WIDTH, Ink.TEXT));
    }

    private static List<Spot> corners(Spot middle) {
        return List.of(
                middle.moved(-RADIUS / 2, -1),
                middle.moved(RADIUS / 2, -1),
                middle.moved(RADIUS, 0),
                middle.moved(RADIUS / 2, 1),
                middle.moved(-RADIUS / 2, 1),
                middle.moved(-RADIUS, 0));
    }

    /** A mark of a side around the origin, on a regular hexagon around a middle. */
    private static Mark regular(Mark mark, Spot middle) {
        if (mark instanceof Line line) {
            return new Line(
                    line.spots().stream().map(spot -> regular(spot, middle)).toList(), line.width(), line.ink());
        }
        if (mark instanceof Disc disc) {
            return new Disc(regular(disc.centre(), middle), disc.radius(), disc.ink());
        }
        throw new IllegalArgumentException("Sides have lines and discs only: " + mark);
    }

    private static Spot regular(Spot spot, Spot middle) {
        return middle.moved(NARROWER * spot.x(), spot.y());
    }

    private static Spot mean(List<Spot> spots) {
        return new Spot(
                spots.stream().mapToDouble(Spot::x).average().orElse(0),
                spots.stream().mapToDouble(Spot::y).average().orElse(0));
    }
}
