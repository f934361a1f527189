package undercroft.export.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import undercroft.export.drawing.Colour;
import undercroft.export.drawing.Drawing;
import undercroft.export.drawing.Drawing.Anchor;
import undercroft.export.drawing.Drawing.Area;
import undercroft.export.drawing.Drawing.Clipped;
import undercroft.export.drawing.Drawing.Layer;
import undercroft.export.drawing.Drawing.Lettering;
import undercroft.export.drawing.Drawing.Mark;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Drawing.Words;
import undercroft.export.drawing.Legend;
import undercroft.export.drawing.Palette;
import undercroft.export.format.Appearance;
import undercroft.export.picture.NamePlace.Rectangle;
import undercroft.geometry.Point;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.template.EdgeStyle;
import undercroft.tiles.Floors;
import undercroft.tiles.MapSize;
import undercroft.way.Way;
import undercroft.way.WayThrough;

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

    /** What WCAG 2 requires of large text. */
    private static final double LEAST_CONTRAST = 3;

    /** The legend may be this high even if the map is lower, so that it does not need many columns. */
    private static final double LEAST_LEGEND_HEIGHT = 300;

    private final Layout layout;
    private final boolean hasGrid;
    private final boolean showsMission;
    private final Palette palette;
    private final MapStyle style;
    private final MapScale scale;
    private final RoomColours colours;
    private final RoomSigns roomSigns;
    private final MapFurniture furniture;

    /** The floors, if any room has a rough edge: only these need the cells of all rooms, which take long. */
    private final Optional<Floors> rough;

    private LayoutDrawing(Layout layout, Appearance appearance) {
        this(
                layout,
                appearance,
                MapScale.of(
                        layout.bounds(),
                        appearance,
                        MARGIN,
                        MARGIN + TITLE_HEIGHT,
                        MapStyle.of(appearance.theme()).border()));
    }

    private LayoutDrawing(Layout layout, Appearance appearance, MapScale scale) {
        this.layout = layout;
        this.hasGrid = appearance.grid();
        this.showsMission = appearance.mission() && layout.mission().isPresent();
        this.palette = Palette.of(appearance.theme());
        this.style = MapStyle.of(appearance.theme());
        this.scale = scale;
        this.colours = RoomColours.of(appearance.theme(), MapLegend.typesInUse(layout), LockColours.ofLevel(layout));
        this.roomSigns = new RoomSigns(scale, palette, style, LockColours.of(layout));
        this.furniture = new MapFurniture(scale, palette);
        boolean isRough =
                layout.rooms().stream().anyMatch(room -> room.floorPlan().edge() == EdgeStyle.ROUGH);
        this.rough = isRough && MapSize.excess(layout).isEmpty() ? Optional.of(Floors.of(layout)) : Optional.empty();
    }

    static Drawing of(Layout layout, Appearance appearance) {
        LayoutDrawing drawing = new LayoutDrawing(layout, appearance);
        return drawing.drawn(drawing.showsMission);
    }

    /** The same, with a layer of the way from the entrance to the goal. */
    static Drawing withWay(Layout layout, Appearance appearance) {
        return new LayoutDrawing(layout, appearance).drawn(true);
    }

    /**
     * The map alone, north at the top, without what its players must find out: types, names and contents of rooms, and doors. Puzzles
     * are on it, unsolved.
     *
     * @param appearance with a scale
     * @param border around the rooms, in cells
     */
    static Drawing forPlayers(Layout layout, Appearance appearance, int border) {
        return new LayoutDrawing(
                        layout,
                        appearance,
                        new MapScale(layout.bounds(), appearance.pixelsPerCell(), 0, 0, border, false))
                .ofPlayers();
    }

    private Drawing ofPlayers() {
        List<List<List<Point>>> walls =
                WallLines.wallsOf(layout, door -> !door.access().secret());
        List<Layer> layers = new ArrayList<>();
        layers.add(new Layer("ground", ground()));
        layers.add(new Layer(
                "floors",
                layout.rooms().stream()
                        .map(room -> (Mark) new Area(scale.spots(room.outline()), colours.plain(), ""))
                        .toList()));
        layers.add(new Layer("details", new FloorDetails(layout, walls, rough, scale, style, palette.wall()).marks()));
        new PuzzleMarks(layout, scale, palette).layer().ifPresent(layers::add);
        layers.add(new Layer("walls", new WallLines(scale, style).of(walls, palette.wall())));
        return new Drawing((int) scale.width(), (int) scale.height(), layout.level(), palette.page(), layers);
    }

    private Drawing drawn(boolean hasWay) {
        DoorSigns doors = DoorSigns.of(layout, scale, roomSigns, this::ink);
        PuzzleMarks puzzles = new PuzzleMarks(layout, scale, palette);
        Way way = hasWay ? WayThrough.of(layout) : Way.NONE;
        WayMarks wayMarks = WayMarks.of(layout, way, scale, palette, doors);
        RoomNames names = names(doors, puzzles, wayMarks);
        Legend legend = new MapLegend(layout, palette, style, colours, roomSigns)
                .of(names.lettered(), showsMission ? way.deeds() : List.of());
        double legendTop = scale.top() + (hasCompass() ? MapFurniture.COMPASS_SIZE + MapFurniture.BAR_HEIGHT : 0);
        Legend.Placed placed = legend.placedAt(
                scale.left() + scale.width() + LEGEND_GAP,
                legendTop,
                Math.max(scale.top() + scale.height() - legendTop, LEAST_LEGEND_HEIGHT));
        Optional<TensionChart> chart = layout.mission()
                .filter(mission -> showsMission && !way.isEmpty())
                .map(mission -> TensionChart.of(
                        layout, mission, way, palette, colours, aboveChart(legendTop + placed.height())));
        List<Words> title = title();
        double titleWidth = title.stream().mapToDouble(Words::width).max().orElse(0);
        double besideMap = Math.max(placed.width(), hasCompass() ? furniture.barWidth() : 0);
        double chartWidth = chart.map(each -> each.right() - scale.left()).orElse(0.0);
        double width = Math.max(Math.max(titleWidth, chartWidth), scale.width() + LEGEND_GAP + besideMap) + 2 * MARGIN;
        double mapBottom = chart.map(TensionChart::lowerEdge).orElse(scale.top() + scale.height());
        double height = Math.max(mapBottom, legendTop + placed.height()) + MARGIN;
        List<Layer> layers = layers(List.copyOf(title), doors, puzzles, names, placed.marks(), wayMarks);
        chart.ifPresent(each -> layers.add(new Layer("tension", each.marks())));
        return new Drawing(
                (int) Math.ceil(width),
                (int) Math.ceil(height),
                layout.level() + ", seed " + layout.seed(),
                palette.page(),
                layers);
    }

    /** The space above the chart of a mission: the map, with the legend if the chart is wider than the map. */
    private Rectangle aboveChart(double legendBottom) {
        Rectangle map = scale.frame();
        return scale.width() >= TensionChart.LEAST_WIDTH
                ? map
                : new Rectangle(map.left(), map.top(), map.right(), Math.max(map.bottom(), legendBottom));
    }

    private List<Layer> layers(
            List<Mark> title, DoorSigns doors, PuzzleMarks puzzles, RoomNames names, List<Mark> legend, WayMarks way) {
        List<List<List<Point>>> walls = WallLines.wallsOf(layout);
        List<Layer> layers = new ArrayList<>();
        layers.add(new Layer("title", title));
        layers.add(new Layer("ground", ground()));
        layers.add(new Layer("floors", floors()));
        layers.add(new Layer("details", new FloorDetails(layout, walls, rough, scale, style, palette.wall()).marks()));
        if (hasGrid) {
            layers.add(new Layer("grid", grid()));
        }
        puzzles.layer().ifPresent(layers::add);
        layers.add(new Layer("walls", new WallLines(scale, style).of(walls, palette.wall())));
        layers.add(new Layer("doors", doors.marks()));
        List<Mark> line = way.marks();
        if (!line.isEmpty()) {
            layers.add(new Layer("way", line));
        }
        layers.add(new Layer("icons", icons(names, doors, way)));
        List<Mark> written = new ArrayList<>(names.plates());
        written.addAll(names.words());
        layers.add(new Layer("names", written));
        layers.add(new Layer("frame", frame()));
        layers.add(new Layer("legend", legend));
        return layers;
    }

    private RoomNames names(DoorSigns doors, PuzzleMarks puzzles, WayMarks way) {
        RoomNames names = new RoomNames(scale.pixelsPerCell(), palette.ink());
        for (PlacedRoom room : layout.rooms()) {
            Optional<Spot> free = puzzles.freeCell(room);
            if (free.isPresent()) {
                names.addLetter(room, free.get(), palette.room());
            } else if (!room.isCorridor()) {
                names.add(
                        room, scale.spots(room.outline()), taken(room, doors, way), RoomSigns.hasIcon(room), ink(room));
            }
        }
        return names;
    }

    private List<Rectangle> taken(PlacedRoom room, DoorSigns doors, WayMarks way) {
        List<Rectangle> taken = new ArrayList<>(doors.takenIn(room.index()));
        taken.addAll(way.takenIn(room.index()));
        taken.addAll(roomSigns.taken(room));
        double half = scale.pixelsPerCell() / 2;
        rough.ifPresent(floors ->
                floors.rock(room.index()).forEach(cell -> taken.add(Rectangle.around(scale.middle(cell), half, half))));
        return taken;
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

    private List<Mark> ground() {
        Mark ground = new Area(scale.frame().corners(), palette.ground(), "");
        if (!style.drawnByHand()) {
            return List.of(ground);
        }
        List<Mark> hatching = RockHatching.of(layout, scale, style);
        return List.of(ground, new Clipped("map", List.of(scale.frame().corners()), hatching));
    }

    private List<Mark> floors() {
        List<Mark> marks = new ArrayList<>();
        for (PlacedRoom room : layout.rooms()) {
            marks.add(new Area(scale.spots(room.outline()), floor(room), tooltip(room)));
        }
        return marks;
    }

    private Colour floor(PlacedRoom room) {
        return room.isCorridor() ? palette.corridor() : colours.of(room.type());
    }

    /** The ink of the theme, or its page on a floor on which a level's own colour makes that unreadable. */
    private Colour ink(PlacedRoom room) {
        Colour floor = floor(room);
        return palette.ink().contrastWith(floor) < LEAST_CONTRAST
                        && palette.page().contrastWith(floor) > palette.ink().contrastWith(floor)
                ? palette.page()
                : palette.ink();
    }

    private static String tooltip(PlacedRoom room) {
        String kind = room.isCorridor() ? "corridor" : room.type();
        return room.index() + ": " + room.shownName() + (kind.isEmpty() ? "" : " (" + kind + ")") + "\n"
                + room.template() + " " + room.transform().text();
    }

    /** Drawn over the floors, so that cells can be counted inside rooms; by hand, only there. */
    private List<Mark> grid() {
        List<Mark> grid = MapGrid.of(scale, palette.grid());
        if (!style.drawnByHand()) {
            return grid;
        }
        List<List<Spot>> outlines =
                layout.rooms().stream().map(room -> scale.spots(room.outline())).toList();
        return List.of(new Clipped("floor", outlines, grid));
    }

    private List<Mark> icons(RoomNames names, DoorSigns doors, WayMarks way) {
        List<Mark> icons = new ArrayList<>();
        RoomContents contents = new RoomContents(layout, scale, roomSigns);
        for (PlacedRoom room : layout.rooms()) {
            icons.addAll(contents.marks(room, taken(room, doors, way), names));
        }
        layout.rooms().forEach(room -> icons.addAll(roomSigns.marks(room)));
        names.icons().forEach(icon -> icons.addAll(roomSigns.typeIcon(icon)));
        return icons;
    }

    /** Maps with north at the top need no compass. */
    private boolean hasCompass() {
        return style.drawnByHand() || scale.turned();
    }

    private List<Mark> frame() {
        List<Mark> marks = new ArrayList<>();
        if (style.drawnByHand()) {
            marks.addAll(furniture.frame());
        }
        if (hasCompass()) {
            double left = scale.left() + scale.width() + LEGEND_GAP;
            double half = MapFurniture.COMPASS_SIZE / 2;
            marks.addAll(furniture.compass(new Spot(left + half, scale.top() + half)));
            marks.addAll(furniture.bar(left, scale.top() + MapFurniture.COMPASS_SIZE));
        }
        return marks;
    }
}
