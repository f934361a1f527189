package undercroft.puzzle.tilt;

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

/** Draws a state of a play as a picture. */
final class Drawing {

    /** Colours of the fruit by letter. The letter is drawn too, so that colours alone never matter. */
    private static final List<Ink> FRUIT = List.of(
            Ink.VERMILION, Ink.BLUE, Ink.YELLOW, Ink.GREEN, Ink.PURPLE, Ink.ORANGE, Ink.SKY_BLUE, Ink.PALE_GREEN);

    /** Lengths in cells. */
    private static final double GRID_LINE = 0.02;

    private static final double FRUIT_RADIUS = 0.36;
    private static final double LETTER = 0.46;
    private static final double ARROW = 0.3;
    private static final double ARROW_STEP = 0.42;
    private static final double ARROWS_BELOW = 0.26;

    private final TiltPuzzle puzzle;
    private final Play play;
    private final List<Mark> marks = new ArrayList<>();

    /**
     * Prepares a drawing.
     *
     * @param play a play of the same puzzle, whose current state is drawn
     */
    Drawing(TiltPuzzle puzzle, Play play) {
        this.puzzle = puzzle;
        this.play = play;
    }

    /**
     * Draws the picture.
     *
     * @param solution moves to show below the board as arrows; may be empty
     */
    Scene scene(List<Way> solution) {
        drawGround();
        for (int row = 0; row < puzzle.height(); row++) {
            for (int column = 0; column < puzzle.width(); column++) {
                drawFixture(row, column);
            }
        }
        puzzle.sills().forEach(this::drawSill);
        // What changes comes last, because an animation draws the unchanged beginning only once.
        for (Play.Place hedgehog : play.hedgehogs()) {
            drawHedgehog(
                    Spot.middleOf(hedgehog.row(), hedgehog.column()),
                    play.awake().contains(hedgehog));
        }
        play.pieces().forEach(this::drawPiece);
        drawArrows(solution);
        return new Scene(puzzle.width(), puzzle.height(), marks);
    }

    private void drawGround() {
        marks.add(Area.rectangle(0, 0, puzzle.width(), puzzle.height(), Ink.FLOOR));
        for (int row = 1; row < puzzle.height(); row++) {
            line(GRID_LINE, Ink.GRID, new Spot(0, row), new Spot(puzzle.width(), row));
        }
        for (int column = 1; column < puzzle.width(); column++) {
            line(GRID_LINE, Ink.GRID, new Spot(column, 0), new Spot(column, puzzle.height()));
        }
    }

    private void drawFixture(int row, int column) {
        Spot middle = Spot.middleOf(row, column);
        char tile = puzzle.tile(row, column);
        int facing = Tile.ANTEATERS.indexOf(tile);
        if (tile == Tile.WALL) {
            marks.add(Area.cell(row, column, Ink.WALL));
        } else if (tile == Tile.PUDDLE) {
            drawPuddle(middle);
        } else if (facing >= 0) {
            drawAnteater(middle, Way.of(facing));
        }
    }

    private void drawPuddle(Spot middle) {
        marks.add(new Disc(at(middle, -0.16, -0.06), 0.2, Ink.PALE_SKY_BLUE));
        marks.add(new Disc(at(middle, 0.15, -0.1), 0.19, Ink.PALE_SKY_BLUE));
        marks.add(new Disc(at(middle, 0.02, 0.1), 0.25, Ink.PALE_SKY_BLUE));
        line(0.04, Ink.SKY_BLUE, at(middle, -0.2, 0.02), at(middle, -0.08, -0.04), at(middle, 0.02, 0.02));
        line(0.04, Ink.SKY_BLUE, at(middle, 0, 0.16), at(middle, 0.12, 0.1), at(middle, 0.22, 0.16));
    }

    /** Body, long snout and tongue in the direction it faces. */
    private void drawAnteater(Spot middle, Way facing) {
        marks.add(square(middle, 0.5, Ink.GRID));
        marks.add(new Disc(along(middle, facing, -0.14, 0), 0.3, Ink.TEXT));
        marks.add(new Area(
                List.of(
                        along(middle, facing, -0.1, -0.26),
                        along(middle, facing, 0.4, -0.05),
                        along(middle, facing, 0.4, 0.05),
                        along(middle, facing, -0.1, 0.26)),
                Ink.TEXT));
        line(0.05, Ink.VERMILION, along(middle, facing, 0.4, 0), along(middle, facing, 0.5, 0));
        marks.add(new Disc(along(middle, facing, 0.06, -0.1), 0.05, Ink.PAGE));
        marks.add(new Disc(along(middle, facing, 0.06, 0.1), 0.05, Ink.PAGE));
    }

    /** Spines all around, with open eyes if awake and a letter z if asleep. */
    private void drawHedgehog(Spot middle, boolean isAwake) {
        int spines = 12;
        for (int i = 0; i < spines; i++) {
            double angle = 2 * StrictMath.PI * i / spines;
            double x = StrictMath.cos(angle);
            double y = StrictMath.sin(angle);
            line(0.05, Ink.TEXT, at(middle, 0.25 * x, 0.25 * y), at(middle, 0.43 * x, 0.43 * y));
        }
        marks.add(new Disc(middle, 0.3, Ink.TEXT));
        if (isAwake) {
            for (double x : new double[] {-0.1, 0.1}) {
                marks.add(new Disc(at(middle, x, -0.05), 0.08, Ink.PAGE));
                marks.add(new Disc(at(middle, x, -0.04), 0.04, Ink.VERMILION));
            }
        } else {
            marks.add(new Label("z", middle, LETTER, true, Ink.PAGE));
        }
    }

    /** A bar on the border with an arrow head in the direction in which it can be crossed. */
    private void drawSill(Sill sill) {
        Spot border = along(Spot.middleOf(sill.row(), sill.column()), sill.way(), 0.5, 0);
        line(0.07, Ink.VERMILION, along(border, sill.way(), 0, -0.4), along(border, sill.way(), 0, 0.4));
        marks.add(head(border, sill.way(), 0.2, Ink.VERMILION));
    }

    private void drawPiece(Play.PlacedPiece piece) {
        Spot middle = Spot.middleOf(piece.place().row(), piece.place().column());
        if (piece.tile() == Tile.BLOCK) {
            drawBlock(middle);
        } else {
            drawFruit(middle, piece.tile());
        }
    }

    private void drawBlock(Spot middle) {
        marks.add(square(middle, 0.4, Ink.WALL));
        marks.add(square(middle, 0.36, Ink.PALE_ORANGE));
        line(0.05, Ink.WALL, at(middle, -0.24, -0.24), at(middle, 0.24, 0.24));
        line(0.05, Ink.WALL, at(middle, -0.24, 0.24), at(middle, 0.24, -0.24));
    }

    private static Area square(Spot middle, double half, Ink ink) {
        return Area.rectangle(middle.x() - half, middle.y() - half, 2 * half, 2 * half, ink);
    }

    private void drawFruit(Spot middle, char colour) {
        line(0.06, Ink.WALL, at(middle, 0, -0.3), at(middle, 0.05, -0.44));
        marks.add(new Area(
                List.of(
                        at(middle, 0.05, -0.38),
                        at(middle, 0.2, -0.47),
                        at(middle, 0.32, -0.4),
                        at(middle, 0.18, -0.32)),
                Ink.GREEN));
        marks.add(new Disc(at(middle, 0, 0.03), FRUIT_RADIUS, Ink.WALL));
        marks.add(new Disc(at(middle, 0, 0.03), FRUIT_RADIUS - 0.035, FRUIT.get(Tile.FRUIT.indexOf(colour))));
        marks.add(new Disc(at(middle, 0, 0.03), FRUIT_RADIUS - 0.13, Ink.PAGE));
        marks.add(new Label(String.valueOf(colour), at(middle, 0, 0.03), LETTER, true, Ink.TEXT));
    }

    /** The moves below the board from left to right, scaled down if they are many. */
    private void drawArrows(List<Way> solution) {
        double scale = Math.min(1, puzzle.width() / (ARROW_STEP * Math.max(1, solution.size())));
        double left = (puzzle.width() - scale * ARROW_STEP * solution.size()) / 2;
        for (int i = 0; i < solution.size(); i++) {
            Spot middle = new Spot(left + scale * ARROW_STEP * (i + 0.5), puzzle.height() + ARROWS_BELOW);
            marks.add(head(middle, solution.get(i), scale * ARROW, Ink.TEXT));
        }
    }

    /** A triangle that points in a direction. */
    private static Area head(Spot middle, Way way, double size, Ink ink) {
        return new Area(
                List.of(
                        along(middle, way, size / 2, 0),
                        along(middle, way, -size / 2, size / 2),
                        along(middle, way, -size / 2, -size / 2)),
                ink);
    }

    private void line(double width, Ink ink, Spot... spots) {
        marks.add(new Line(List.of(spots), width, ink));
    }

    private static Spot at(Spot middle, double right, double down) {
        return new Spot(middle.x() + right, middle.y() + down);
    }

    /** A place {@code ahead} of and {@code right} of somebody who looks in a direction. */
    private static Spot along(Spot middle, Way way, double ahead, double right) {
        return new Spot(
                middle.x() + way.dx() * ahead - way.dy() * right, middle.y() + way.dy() * ahead + way.dx() * right);
    }
}
