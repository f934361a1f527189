package undercroft.export.picture;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import undercroft.export.drawing.Colour;
import undercroft.export.drawing.Drawing;
import undercroft.export.drawing.Drawing.Anchor;
import undercroft.export.drawing.Drawing.Area;
import undercroft.export.drawing.Drawing.Layer;
import undercroft.export.drawing.Drawing.Lettering;
import undercroft.export.drawing.Drawing.Mark;
import undercroft.export.drawing.Drawing.Pen;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Drawing.Stroke;
import undercroft.export.drawing.Drawing.Strokes;
import undercroft.export.drawing.Drawing.Words;
import undercroft.export.drawing.Legend;
import undercroft.export.drawing.Palette;
import undercroft.export.format.Appearance;
import undercroft.export.picture.NamePlace.Rectangle;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.layout.Door;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.layout.RoomPuzzle;

/** Composes the picture of a layout: a title, the map, and a legend to the right of it. */
final class LayoutDrawing {

    /** Lengths are in pixels unless another unit is given. */
    private static final double MARGIN = 24;

    private static final double TITLE_SIZE = 22;
    /** In characters, as many as a text in a level may have. The title of a longer name is cut. */
    private static final int LONGEST_TITLE = 200;

    private static final double SUBTITLE_SIZE = 13;
    private static final double TITLE_BASELINE = 18;
    private static final double SUBTITLE_BASELINE = 40;
    private static final double TITLE_HEIGHT = 58;
    private static final double LEGEND_GAP = 24;
    private static final double SWATCH_WIDTH = 24;
    private static final double SWATCH_HEIGHT = 14;

    /** The size of the arrow and the padlock in the legend. */
    private static final double SIGN_SIZE = 16;

    /** The legend may be this high even if the map is lower, so that it does not need many columns. */
    private static final double LEAST_LEGEND_HEIGHT = 300;

    /** The opacity of every tenth line of the grid, as a multiple of that of the others. */
    private static final double STRONG_LINE = 2;

    /** The smallest distance between lines of the grid; denser lines are left out. */
    private static final double FINEST_GRID = 5;

    private static final double WALL_SHARE_OF_CELL = 0.21;
    private static final double THINNEST_WALL = 1.5;
    private static final double THICKEST_WALL = 6;

    private final Layout layout;
    private final Palette palette;
    private final MapScale scale;
    private final Map<String, Colour> floors;

    private LayoutDrawing(Layout layout, Appearance appearance) {
        this.layout = layout;
        this.palette = Palette.of(appearance.theme());
        Box bounds = layout.bounds();
        this.scale = new MapScale(bounds, MapScale.pixelsPerCell(bounds, appearance), MARGIN, MARGIN + TITLE_HEIGHT);
        this.floors = palette.floorsOf(typesInUse(layout));
    }

    static Drawing of(Layout layout, Appearance appearance) {
        return new LayoutDrawing(layout, appearance).drawn();
    }

    private Drawing drawn() {
        DoorSigns signs = DoorSigns.of(layout, scale, palette);
        RoomNames names = new RoomNames(scale.pixelsPerCell(), palette.ink());
        PuzzleMarks puzzles = new PuzzleMarks(layout, scale, palette);
        for (PlacedRoom room : layout.rooms()) {
            Optional<Spot> free = puzzles.freeCell(room);
            if (free.isPresent()) {
                names.addNumber(room, free.get());
            } else if (!room.isCorridor()) {
                names.add(room, scale.spots(room.outline()), signs.takenIn(room.index()));
            }
        }
        Legend.Placed legend = legend(names.numbered())
                .placedAt(
                        scale.left() + scale.width() + LEGEND_GAP,
                        scale.top(),
                        Math.max(scale.height(), LEAST_LEGEND_HEIGHT));
        List<Words> title = title();
        double titleWidth = title.stream().mapToDouble(Words::width).max().orElse(0);
        double width = Math.max(titleWidth, scale.width() + LEGEND_GAP + legend.width()) + 2 * MARGIN;
        double height = scale.top() + Math.max(scale.height(), legend.height()) + MARGIN;
        return new Drawing(
                (int) Math.ceil(width),
                (int) Math.ceil(height),
                layout.level() + ", seed " + layout.seed(),
                palette.page(),
                Stream.of(
                                Stream.of(
                                        new Layer("title", List.copyOf(title)),
                                        new Layer("ground", List.of(ground())),
                                        new Layer("floors", floors()),
                                        new Layer("grid", grid())),
                                puzzles.layer().stream(),
                                Stream.of(
                                        new Layer("walls", walls()),
                                        new Layer("doors", signs.marks()),
                                        new Layer("names", List.copyOf(names.words())),
                                        new Layer("legend", legend.marks())))
                        .flatMap(layers -> layers)
                        .toList());
    }

    private List<Words> title() {
        long rooms = layout.roomCount();
        String subtitle = "seed " + layout.seed() + "  ·  " + rooms + (rooms == 1 ? " room" : " rooms") + "  ·  "
                + scale.bounds().width() + " × " + scale.bounds().height() + " cells";
        Lettering large = new Lettering(TITLE_SIZE, true, palette.ink());
        Lettering small = new Lettering(SUBTITLE_SIZE, false, palette.faintInk());
        String level = layout.level().length() <= LONGEST_TITLE
                ? layout.level()
                : layout.level().substring(0, LONGEST_TITLE) + "…";
        return List.of(
                new Words(level, new Spot(MARGIN, MARGIN + TITLE_BASELINE), Anchor.START, large),
                new Words(subtitle, new Spot(MARGIN, MARGIN + SUBTITLE_BASELINE), Anchor.START, small));
    }

    private Mark ground() {
        Rectangle ground =
                new Rectangle(scale.left(), scale.top(), scale.left() + scale.width(), scale.top() + scale.height());
        return new Area(ground.corners(), palette.ground(), "");
    }

    private List<Mark> floors() {
        List<Mark> marks = new ArrayList<>();
        for (PlacedRoom room : layout.rooms()) {
            marks.add(new Area(scale.spots(room.outline()), floor(room), tooltip(room)));
        }
        return marks;
    }

    private Colour floor(PlacedRoom room) {
        return room.isCorridor() ? palette.corridor() : floors.getOrDefault(room.type(), palette.room());
    }

    private static String tooltip(PlacedRoom room) {
        String kind = room.isCorridor() ? "corridor" : room.type();
        return room.index() + ": " + room.id() + (kind.isEmpty() ? "" : " (" + kind + ")") + "\n" + room.template()
                + " " + room.transform().text();
    }

    /**
     * Drawn over the floors, so that cells can be counted inside rooms: a line for each cell, or every ten or hundred
     * cells.
     */
    private List<Mark> grid() {
        int step = 1;
        while (step * scale.pixelsPerCell() < FINEST_GRID) {
            step *= 10;
        }
        List<Stroke> weak = new ArrayList<>();
        List<Stroke> strong = new ArrayList<>();
        Box bounds = scale.bounds();
        double bottom = scale.top() + scale.height();
        double right = scale.left() + scale.width();
        for (int x = -Math.floorDiv(-bounds.x(), step) * step; x <= bounds.maxX(); x += step) {
            double at = scale.spot(new Point(x, bounds.y())).x();
            (x % (10 * step) == 0 ? strong : weak).add(Stroke.between(new Spot(at, scale.top()), new Spot(at, bottom)));
        }
        for (int y = -Math.floorDiv(-bounds.y(), step) * step; y <= bounds.maxY(); y += step) {
            double at = scale.spot(new Point(bounds.x(), y)).y();
            (y % (10 * step) == 0 ? strong : weak).add(Stroke.between(new Spot(scale.left(), at), new Spot(right, at)));
        }
        Colour strongColour = palette.grid().withOpacity(palette.grid().opacity() * STRONG_LINE);
        return List.of(new Strokes(weak, new Pen(palette.grid(), 1)), new Strokes(strong, new Pen(strongColour, 1)));
    }

    private List<Mark> walls() {
        double width = Math.max(THINNEST_WALL, Math.min(THICKEST_WALL, WALL_SHARE_OF_CELL * scale.pixelsPerCell()));
        Pen pen = new Pen(palette.wall(), width);
        List<List<Segment>> doorsOfRooms = new ArrayList<>();
        layout.rooms().forEach(room -> doorsOfRooms.add(new ArrayList<>()));
        for (Door door : layout.doors()) {
            doorsOfRooms.get(door.roomA()).add(door.at());
            doorsOfRooms.get(door.roomB()).add(door.at());
        }
        List<Mark> marks = new ArrayList<>();
        for (PlacedRoom room : layout.rooms()) {
            List<Stroke> strokes = Walls.around(room.outline(), doorsOfRooms.get(room.index())).stream()
                    .map(this::wall)
                    .toList();
            marks.add(new Strokes(strokes, pen));
        }
        return marks;
    }

    private Stroke wall(List<Point> wall) {
        int last = wall.size() - 1;
        return wall.get(0).equals(wall.get(last))
                ? new Stroke(scale.spots(wall.subList(0, last)), true)
                : new Stroke(scale.spots(wall), false);
    }

    private Legend legend(List<PlacedRoom> numbered) {
        Legend legend = new Legend(palette);
        DoorMarks draughtsman = new DoorMarks(palette, SIGN_SIZE);
        legend.addHeading("Rooms");
        for (String type : typesInUse(layout)) {
            legend.add(type, middle -> swatch(middle, floors.getOrDefault(type, palette.room())));
        }
        if (layout.rooms().stream()
                .anyMatch(room -> !room.isCorridor() && room.type().isEmpty())) {
            legend.add("any other", middle -> swatch(middle, palette.room()));
        }
        if (layout.rooms().stream().anyMatch(PlacedRoom::isCorridor)) {
            legend.add("corridor", middle -> swatch(middle, palette.corridor()));
        }
        if (!layout.puzzles().isEmpty()) {
            legend.addHeading("Puzzles");
        }
        for (RoomPuzzle puzzle : layout.puzzles()) {
            legend.add(puzzle.kind(), Integer.toString(puzzle.room()));
        }
        if (layout.doors().stream()
                .anyMatch(door -> door.oneWay() || !door.lock().isEmpty())) {
            legend.addHeading("Doors");
        }
        if (layout.doors().stream().anyMatch(Door::oneWay)) {
            legend.add("one way", middle -> draughtsman.arrow(middle, 1, 0).marks());
        }
        DoorSigns.keys(layout)
                .forEach((key, colour) -> legend.add(
                        key, middle -> draughtsman.padlock(middle, colour, "").marks()));
        if (!numbered.isEmpty()) {
            legend.addHeading("Names");
        }
        numbered.forEach(room -> legend.add(room.id(), Integer.toString(room.index())));
        return legend;
    }

    private List<Mark> swatch(Spot middle, Colour colour) {
        List<Spot> corners =
                Rectangle.around(middle, SWATCH_WIDTH / 2, SWATCH_HEIGHT / 2).corners();
        return List.of(
                new Area(corners, colour, ""),
                new Strokes(List.of(new Stroke(corners, true)), new Pen(palette.wall(), 1)));
    }

    private static Collection<String> typesInUse(Layout layout) {
        TreeSet<String> types = new TreeSet<>();
        layout.rooms().stream()
                .filter(room -> !room.isCorridor() && !room.type().isEmpty())
                .forEach(room -> types.add(room.type()));
        return types;
    }
}
