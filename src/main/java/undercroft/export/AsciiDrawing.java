package undercroft.export;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import undercroft.export.drawing.NameLines;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.layout.Door;
import undercroft.layout.Layout;
import undercroft.layout.LayoutMission;
import undercroft.layout.PlacedRoom;
import undercroft.level.Bar;
import undercroft.level.Contents;
import undercroft.level.Requirement;
import undercroft.tiles.CellOwners;

/**
 * A layout drawn with characters. A cell is two characters wide and one high, which is nearly square on a terminal. The
 * first character is the wall on the left of the cell; the second is its floor, or "_" if a wall runs below. Walls are
 * drawn between cells of different {@link CellOwners}, so slanted walls become stairs.
 */
final class AsciiDrawing {

    private static final char DOOR = '+';
    private static final char LOCKED_DOOR = '&';
    private static final char SECRET_DOOR = 'S';
    private static final char BARRED_DOOR = '=';

    /** A door that needs something whenever it is passed. */
    private static final char NEEDY_DOOR = '?';

    private static final char ITEMS = '*';
    private static final char LEVER = '/';
    private static final char WALL_BESIDE = '|';
    private static final char WALL_BELOW = '_';
    private static final char FLOOR = '.';
    private static final char CORRIDOR_FLOOR = ':';

    /** The characters that names may replace. */
    private static final String FREE = FLOOR + " ";

    private final Layout layout;
    private final CellOwners owners;
    private final Box bounds;
    private final char[][] canvas;
    private final List<String> notes = new ArrayList<>();

    private AsciiDrawing(Layout layout) {
        this.layout = layout;
        this.owners = new CellOwners(layout);
        this.bounds = owners.bounds();
        // A row above for the topmost walls, a column on the right for the rightmost.
        this.canvas = new char[bounds.height() + 1][2 * bounds.width() + 1];
    }

    /**
     * Draws a layout.
     *
     * @return a title, the drawing, and notes on what it cannot show; lines end with "\n"
     */
    static String of(Layout layout) {
        AsciiDrawing drawing = new AsciiDrawing(layout);
        drawing.drawCells();
        layout.doors().forEach(drawing::drawDoor);
        layout.rooms().stream().filter(room -> !room.isCorridor()).forEach(drawing::drawName);
        layout.mission().ifPresent(drawing::drawContents);
        return drawing.text();
    }

    private void drawCells() {
        for (int y = bounds.maxY(); y >= bounds.y(); y--) {
            for (int x = bounds.x(); x <= bounds.maxX(); x++) {
                canvas[row(y)][besideColumn(x)] = beside(x, y);
                if (x < bounds.maxX()) {
                    canvas[row(y)][floorColumn(x)] = hasWallBelow(x, y) ? WALL_BELOW : floor(owners.at(x, y));
                }
            }
        }
    }

    private char beside(int x, int y) {
        if (owners.at(x - 1, y) != owners.at(x, y)) {
            return WALL_BESIDE;
        }
        return hasWallBelow(x - 1, y) && hasWallBelow(x, y) ? WALL_BELOW : ' ';
    }

    private boolean hasWallBelow(int x, int y) {
        return owners.at(x, y) != owners.at(x, y - 1);
    }

    private char floor(int owner) {
        if (owner == CellOwners.NOBODY) {
            return ' ';
        }
        return layout.rooms().get(owner).isCorridor() ? CORRIDOR_FLOOR : FLOOR;
    }

    private void drawDoor(Door door) {
        PlacedRoom roomA = layout.rooms().get(door.roomA());
        if (roomA.outline().edges().stream().noneMatch(edge -> edge.contains(door.at()))) {
            // Only in an invalid layout: there is nowhere to draw the door.
            return;
        }
        Point step = door.at().step();
        for (int i = 0; i < door.length(); i++) {
            Point from = door.at().from().plus(step.times(i));
            drawNearest(door, from, from.plus(step));
        }
        String access = access(door);
        if (!access.isEmpty()) {
            notes.add("%s %s %s %s: %s"
                    .formatted(
                            sign(door).orElseThrow(),
                            plain(roomA.id()),
                            door.oneWay() ? "->" : "-",
                            plain(layout.rooms().get(door.roomB()).id()),
                            access));
        }
    }

    /** What it takes to pass a door, in words; "" if nothing. */
    private String access(Door door) {
        List<String> words = new ArrayList<>();
        if (door.access().secret()) {
            words.add("secret");
        }
        if (!door.lock().isEmpty()) {
            words.add(plain(door.lock()));
        }
        if (door.access().bar() != Bar.NONE) {
            int opener = door.access().bar() == Bar.FROM ? door.roomA() : door.roomB();
            words.add("opens from " + plain(layout.rooms().get(opener).id()));
        }
        if (!door.access().needs().isEmpty()) {
            words.add("needs " + plain(Requirement.text(door.access().needs())));
        }
        return String.join(", ", words);
    }

    /** The sign of a door that looks the same from both sides; of several the first counts: secret, locked, barred, with needs. */
    private static Optional<Character> sign(Door door) {
        if (door.access().secret()) {
            return Optional.of(SECRET_DOOR);
        }
        if (!door.lock().isEmpty()) {
            return Optional.of(LOCKED_DOOR);
        }
        if (door.access().bar() != Bar.NONE) {
            return Optional.of(BARRED_DOOR);
        }
        return door.access().needs().isEmpty() ? Optional.empty() : Optional.of(NEEDY_DOOR);
    }

    private void drawContents(LayoutMission mission) {
        for (int room = 0; room < mission.rooms().size(); room++) {
            Contents contents = mission.rooms().get(room).contents();
            if (!contents.items().isEmpty()) {
                drawThing(layout.rooms().get(room), ITEMS, String.join(", ", contents.items()));
            }
            if (!contents.turns().isEmpty()) {
                drawThing(layout.rooms().get(room), LEVER, contents.turns());
            }
        }
    }

    private void drawThing(PlacedRoom room, char sign, String text) {
        drawn(room, List.of(Character.toString(sign)), 0, FREE);
        notes.add("%c %s: %s".formatted(sign, plain(room.id()), plain(text)));
    }

    /**
     * Draws a step of a door on the nearest side of a cell that separates its two rooms, measured from the middle of
     * the step. On an axis-parallel wall that is the step itself.
     */
    private void drawNearest(Door door, Point from, Point to) {
        Point doubledMiddle = from.plus(to);
        Box near = cellsNear(from, to);
        long nearest = Long.MAX_VALUE;
        int row = 0;
        int column = 0;
        char sign = ' ';
        for (int y = near.y(); y <= near.maxY(); y++) {
            for (int x = near.x(); x <= near.maxX(); x++) {
                char left = sign(door, owners.at(x - 1, y), owners.at(x, y), '>', '<');
                long toLeft = squaredLength(doubledMiddle.minus(new Point(2 * x, 2 * y + 1)));
                if (left != ' ' && toLeft < nearest) {
                    nearest = toLeft;
                    row = row(y);
                    column = besideColumn(x);
                    sign = left;
                }
                char below = sign(door, owners.at(x, y - 1), owners.at(x, y), '^', 'v');
                long toBelow = squaredLength(doubledMiddle.minus(new Point(2 * x + 1, 2 * y)));
                if (below != ' ' && toBelow < nearest) {
                    nearest = toBelow;
                    row = row(y);
                    column = floorColumn(x);
                    sign = below;
                }
            }
        }
        if (sign != ' ') {
            canvas[row][column] = sign;
        }
    }

    /** The corners of the cells around a step of a door. Off the drawing there are no rooms for it to separate. */
    private Box cellsNear(Point from, Point to) {
        int reach = Math.max(Math.abs(to.x() - from.x()), Math.abs(to.y() - from.y())) + 1;
        int x = Math.max(bounds.x(), Math.min(from.x(), to.x()) - reach);
        int y = Math.max(bounds.y(), Math.min(from.y(), to.y()) - reach);
        int maxX = Math.min(bounds.maxX(), Math.max(from.x(), to.x()) + reach);
        int maxY = Math.min(bounds.maxY(), Math.max(from.y(), to.y()) + reach);
        return new Box(x, y, maxX - x, maxY - y);
    }

    /** The sign of a door between two cells, or a space if the cells do not belong to its two rooms. */
    private static char sign(Door door, int first, int second, char forth, char back) {
        boolean leadsForth = first == door.roomA() && second == door.roomB();
        boolean leadsBack = first == door.roomB() && second == door.roomA();
        if (!leadsForth && !leadsBack) {
            return ' ';
        }
        if (!door.oneWay()) {
            return sign(door).orElse(DOOR);
        }
        return sign(door).orElse(leadsForth ? forth : back);
    }

    private void drawName(PlacedRoom room) {
        String name = plain(room.id());
        List<List<String>> ways = NameLines.waysToBreak(name, String::length);
        if (ways.stream().noneMatch(lines -> drawn(room, lines, 1, FREE))
                && ways.stream().noneMatch(lines -> drawn(room, lines, 0, FREE))) {
            List<String> number = List.of(Integer.toString(room.index()));
            notes.add(number.get(0) + " " + name);
            if (!drawn(room, number, 0, FREE)) {
                // A room one cell high has no floor without a wall below.
                drawn(room, number, 0, FREE + WALL_BELOW);
            }
        }
    }

    /**
     * Draws lines as near to the middle of a room as its floor allows.
     *
     * @param margin characters of floor to keep on both sides
     * @param free the characters that may be replaced
     * @return false if the room has no space for them
     */
    private boolean drawn(PlacedRoom room, List<String> lines, int margin, String free) {
        int width = (int) NameLines.widest(lines, String::length) + 2 * margin;
        Box box = room.outline().bounds();
        int middleRow = row(box.y()) + row(box.maxY() - 1);
        int middleColumn = besideColumn(box.x()) + besideColumn(box.maxX());
        int best = Integer.MAX_VALUE;
        int bestRow = 0;
        int bestColumn = 0;
        for (int row = row(box.maxY() - 1); row + lines.size() - 1 <= row(box.y()); row++) {
            for (int column = floorColumn(box.x()); column + width <= besideColumn(box.maxX()); column++) {
                // Twice the distance in columns; a row counts as two columns, since a character is twice as high as
                // wide.
                int distance = 2 * Math.abs(2 * row + lines.size() - 1 - middleRow)
                        + Math.abs(2 * column + width - 1 - middleColumn);
                if (distance < best && isFree(room.index(), row, lines.size(), column, width, free)) {
                    best = distance;
                    bestRow = row;
                    bestColumn = column;
                }
            }
        }
        if (best == Integer.MAX_VALUE) {
            return false;
        }
        for (int i = 0; i < lines.size(); i++) {
            write(room.index(), bestRow + i, bestColumn + (width - lines.get(i).length()) / 2, lines.get(i));
        }
        return true;
    }

    private boolean isFree(int room, int firstRow, int rows, int firstColumn, int columns, String free) {
        for (int row = firstRow; row < firstRow + rows; row++) {
            for (int column = firstColumn; column < firstColumn + columns; column++) {
                if (!isFree(room, row, column, free)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean isFree(int room, int row, int column, String free) {
        int y = bounds.maxY() - row;
        int x = bounds.x() + column / 2;
        boolean mine = owners.at(x, y) == room || (column % 2 == 0 && owners.at(x - 1, y) == room);
        return mine && free.indexOf(canvas[row][column]) >= 0;
    }

    /** Writes a line with a blank on both sides, to set it off from the floor. */
    private void write(int room, int row, int column, String line) {
        for (int i = -1; i <= line.length(); i++) {
            boolean beside = i < 0 || i == line.length();
            if (!beside) {
                canvas[row][column + i] = line.charAt(i);
            } else if (isFree(room, row, column + i, FREE)) {
                canvas[row][column + i] = ' ';
            }
        }
    }

    private String text() {
        StringBuilder text = new StringBuilder(plain(layout.level()) + ", seed " + layout.seed() + "\n");
        Arrays.stream(canvas)
                .map(line -> new String(line).stripTrailing())
                .forEach(line -> text.append(line).append('\n'));
        notes.forEach(note -> text.append(note).append('\n'));
        return text.toString();
    }

    private int row(int y) {
        return bounds.maxY() - y;
    }

    private int besideColumn(int x) {
        return 2 * (x - bounds.x());
    }

    private int floorColumn(int x) {
        return besideColumn(x) + 1;
    }

    private static long squaredLength(Point vector) {
        return vector.dot(vector);
    }

    /** Every character takes one column: those that are no European letters become "?". */
    static String plain(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFC).replaceAll("[^ -~\\u00A1-\\u024F]", "?");
    }
}
