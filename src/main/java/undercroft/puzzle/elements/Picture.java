package undercroft.puzzle.elements;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import undercroft.puzzle.Scene;
import undercroft.puzzle.Scene.Area;
import undercroft.puzzle.Scene.Disc;
import undercroft.puzzle.Scene.Ink;
import undercroft.puzzle.Scene.Label;
import undercroft.puzzle.Scene.Line;
import undercroft.puzzle.Scene.Mark;
import undercroft.puzzle.Scene.Spot;

/**
 * Draws a puzzle as a picture. Every floor has a pattern and every character a letter, so that a print without colours is
 * playable.
 */
final class Picture {

    private static final double WALL_WIDTH = 0.09;
    private static final double GRID_WIDTH = 0.02;
    private static final double PATTERN_WIDTH = 0.035;
    private static final double PATH_WIDTH = 0.1;

    /** A margin of the page's colour, so that a path is seen on a floor of its own colour. */
    private static final double PATH_RIM = 0.06;

    private static final double START_RADIUS = 0.13;
    private static final double TOKEN_RADIUS = 0.3;
    private static final double TOKEN_RIM = 0.035;
    private static final double LETTER_SIZE = 0.36;

    private final ElementsPuzzle puzzle;
    private final List<Mark> marks = new ArrayList<>();

    /** Draws the state of a play and the path that led to it. */
    private Picture(ElementsPuzzle puzzle, Play play, Optional<Step> last) {
        this.puzzle = puzzle;
        for (int i = 0; i < puzzle.floors().size(); i++) {
            Cell cell = puzzle.cell(i);
            if (puzzle.isOpen(cell)) {
                addFloor(cell, play.floor(cell));
            }
        }
        addSides();
        addChest(Spot.middleOf(puzzle.chest().row(), puzzle.chest().column()));
        last.ifPresent(this::addPath);
        play.places().forEach(this::addCharacter);
    }

    private Scene scene() {
        return new Scene(puzzle.board().width(), puzzle.board().height(), marks);
    }

    /** Draws the start. */
    static Scene start(ElementsPuzzle puzzle) {
        return new Picture(puzzle, new Play(puzzle), Optional.empty()).scene();
    }

    /** Draws the state after every move with its path, side by side; the start if there is none. */
    static Scene strip(ElementsPuzzle puzzle, List<Move> moves) {
        List<Scene> frames = frames(puzzle, moves);
        return frames.size() == 1 ? frames.get(0) : Scene.strip(frames.subList(1, frames.size()));
    }

    /** Draws the start, and the state after every move with its path. */
    static List<Scene> frames(ElementsPuzzle puzzle, List<Move> moves) {
        Play play = new Play(puzzle);
        List<Scene> frames = new ArrayList<>();
        frames.add(start(puzzle));
        for (Move move : moves) {
            Step step = Step.of(puzzle, play, move);
            if (play.take(move).isPresent()) {
                break;
            }
            frames.add(new Picture(puzzle, play, Optional.of(step)).scene());
        }
        return frames;
    }

    /**
     * A move on the picture.
     *
     * @param cells the cells of the path, the first one being the start
     */
    private record Step(Element element, List<Cell> cells) {

        static Step of(ElementsPuzzle puzzle, Play play, Move move) {
            Map<Element, Cell> places = new EnumMap<>(play.places());
            List<Cell> cells = new ArrayList<>();
            if (places.containsKey(move.element()) && puzzle.isOpen(move.to())) {
                Cell from = places.get(move.element());
                cells.add(from);
                cells.addAll(Play.path(puzzle, from, move.to()));
            }
            return new Step(move.element(), cells);
        }
    }

    /** Adds the path of a move from a dot where it began. */
    private void addPath(Step step) {
        List<Spot> spots = step.cells.stream()
                .map(cell -> Spot.middleOf(cell.row(), cell.column()))
                .toList();
        marks.add(new Line(spots, PATH_WIDTH + PATH_RIM, Ink.PAGE));
        marks.add(new Line(spots, PATH_WIDTH, ink(step.element)));
        marks.add(new Disc(spots.get(0), START_RADIUS + PATH_RIM / 2, Ink.PAGE));
        marks.add(new Disc(spots.get(0), START_RADIUS, ink(step.element)));
    }

    private void addFloor(Cell cell, Floor floor) {
        marks.add(Area.cell(cell.row(), cell.column(), paleInk(floor)));
        double x = cell.column();
        double y = cell.row();
        switch (floor) {
            case WATER -> {
                addWave(x, y + 0.12);
                addWave(x, y + 0.88);
            }
            case FIRE -> {
                addFlame(x + 0.15, y + 0.2);
                addFlame(x + 0.85, y + 0.2);
                addFlame(x + 0.15, y + 0.95);
                addFlame(x + 0.85, y + 0.95);
            }
            case EARTH -> {
                addStone(x + 0.08, y + 0.1);
                addStone(x + 0.76, y + 0.1);
                addStone(x + 0.08, y + 0.8);
                addStone(x + 0.76, y + 0.8);
            }
            case AIR -> {
                marks.add(new Disc(new Spot(x + 0.14, y + 0.14), PATTERN_WIDTH, Ink.ORANGE));
                marks.add(new Disc(new Spot(x + 0.86, y + 0.14), PATTERN_WIDTH, Ink.ORANGE));
                marks.add(new Disc(new Spot(x + 0.14, y + 0.86), PATTERN_WIDTH, Ink.ORANGE));
                marks.add(new Disc(new Spot(x + 0.86, y + 0.86), PATTERN_WIDTH, Ink.ORANGE));
            }
            case VOID -> {}
        }
    }

    private void addWave(double x, double y) {
        List<Spot> wave = new ArrayList<>();
        for (int i = 0; i <= 6; i++) {
            wave.add(new Spot(x + 0.14 + 0.12 * i, y + (i % 2 == 0 ? 0.03 : -0.03)));
        }
        marks.add(new Line(wave, PATTERN_WIDTH, Ink.BLUE));
    }

    private void addFlame(double x, double y) {
        List<Spot> flame = List.of(
                new Spot(x, y - 0.15), new Spot(x + 0.06, y - 0.04), new Spot(x, y), new Spot(x - 0.06, y - 0.04));
        marks.add(new Area(flame, Ink.VERMILION));
    }

    private void addStone(double x, double y) {
        marks.add(Area.rectangle(x, y, 0.16, 0.1, Ink.GREEN));
    }

    /** Adds thin lines between cells and thick lines for walls. */
    private void addSides() {
        List<Mark> walls = new ArrayList<>();
        for (int row = 0; row <= puzzle.board().height(); row++) {
            for (int column = 0; column <= puzzle.board().width(); column++) {
                Cell cell = new Cell(row, column);
                Spot corner = new Spot(column, row);
                addSide(cell, Side.NORTH, List.of(corner, new Spot(column + 1.0, row)), walls);
                addSide(cell, Side.WEST, List.of(corner, new Spot(column, row + 1.0)), walls);
            }
        }
        marks.addAll(walls);
    }

    private void addSide(Cell cell, Side side, List<Spot> ends, List<Mark> walls) {
        boolean open = puzzle.isOpen(cell);
        if (open && !puzzle.hasWall(cell, side)) {
            marks.add(new Line(ends, GRID_WIDTH, Ink.GRID));
        } else if (open || puzzle.isOpen(side.of(cell))) {
            walls.add(new Line(ends, WALL_WIDTH, Ink.WALL));
        }
    }

    private void addChest(Spot middle) {
        double left = middle.x() - 0.28;
        double top = middle.y() - 0.22;
        marks.add(Area.rectangle(left - 0.03, top - 0.03, 0.62, 0.5, Ink.TEXT));
        marks.add(Area.rectangle(left, top, 0.56, 0.15, Ink.ORANGE));
        marks.add(Area.rectangle(left, top + 0.19, 0.56, 0.25, Ink.ORANGE));
        marks.add(Area.rectangle(middle.x() - 0.06, top + 0.1, 0.12, 0.16, Ink.YELLOW));
    }

    private void addCharacter(Element element, Cell cell) {
        Spot middle = Spot.middleOf(cell.row(), cell.column());
        marks.add(new Disc(middle, TOKEN_RADIUS + TOKEN_RIM, Ink.TEXT));
        marks.add(new Disc(middle, TOKEN_RADIUS, Ink.PAGE));
        marks.add(new Disc(middle, TOKEN_RADIUS - TOKEN_RIM, ink(element)));
        marks.add(new Label(
                String.valueOf(element.letter()),
                middle,
                LETTER_SIZE,
                true,
                element == Element.AIR ? Ink.TEXT : Ink.PAGE));
    }

    private static Ink ink(Element element) {
        return switch (element) {
            case AIR -> Ink.YELLOW;
            case WATER -> Ink.BLUE;
            case FIRE -> Ink.VERMILION;
            case EARTH -> Ink.GREEN;
        };
    }

    private static Ink paleInk(Floor floor) {
        return switch (floor) {
            case AIR -> Ink.PALE_YELLOW;
            case WATER -> Ink.PALE_BLUE;
            case FIRE -> Ink.PALE_VERMILION;
            case EARTH -> Ink.PALE_GREEN;
            case VOID -> Ink.FLOOR;
        };
    }
}
