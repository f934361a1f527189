package undercroft.export.picture;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
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
import undercroft.export.drawing.Palette;
import undercroft.export.drawing.PngWriter;
import undercroft.export.drawing.SvgWriter;
import undercroft.export.format.Appearance;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.layout.Door;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;

/** Several layouts side by side on one picture, all at the same scale, each with lines below it. */
public final class ContactSheet {

    /** The most layouts on a sheet: twenty in a row, and as many rows. */
    public static final int MOST_LAYOUTS = 400;

    /** Lengths are in pixels. */
    private static final double SIDE = 260;

    private static final double MARGIN = 24;
    private static final double GAP = 20;
    private static final double CAPTION_HEIGHT = 56;
    private static final double CAPTION_LINE = 18;
    private static final double CAPTION_SIZE = 13;
    private static final double WALL = 1.5;

    /** A cell of a small layout is drawn no larger than this. */
    private static final double LARGEST_CELL = 12;

    private final List<Entry> entries;
    private final Palette palette;
    private final RoomColours colours;
    private final int columns;
    private final double cell;

    /**
     * A layout of the sheet.
     *
     * @param caption the lines below it, two at most
     */
    public record Entry(Layout layout, List<String> caption) {
        public Entry {
            caption = List.copyOf(caption);
        }
    }

    private ContactSheet(List<Entry> entries, Appearance appearance) {
        this.entries = entries;
        this.palette = Palette.of(appearance.theme());
        Collection<String> types = new TreeSet<>();
        entries.forEach(entry -> types.addAll(MapLegend.typesInUse(entry.layout())));
        this.colours = RoomColours.of(
                appearance.theme(), types, LockColours.ofLevel(entries.get(0).layout()));
        this.columns = (int) Math.ceil(Math.sqrt(entries.size()));
        int longest = entries.stream()
                .map(entry -> entry.layout().bounds())
                .mapToInt(box -> Math.max(box.width(), box.height()))
                .max()
                .orElse(1);
        this.cell = Math.min(LARGEST_CELL, SIDE / longest);
    }

    /**
     * Writes a sheet.
     *
     * @param entries at least one, at most {@value #MOST_LAYOUTS}
     * @param suffix {@code .svg}, {@code .png} or {@code .html}
     */
    public static void write(List<Entry> entries, String suffix, Appearance appearance, OutputStream out)
            throws IOException {
        Drawing drawing = new ContactSheet(entries, appearance).drawn();
        switch (suffix) {
            case ".png" -> PngWriter.write(drawing, out);
            case ".html" -> writePage(drawing, out);
            default -> SvgWriter.write(drawing, out);
        }
    }

    private static void writePage(Drawing drawing, OutputStream out) throws IOException {
        ByteArrayOutputStream svg = new ByteArrayOutputStream();
        SvgWriter.write(drawing, svg);
        String picture = svg.toString(StandardCharsets.UTF_8);
        String page = "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Layouts</title>\n"
                + "<body style=\"margin: 0; background: " + drawing.page().hex() + "\">\n"
                + picture.substring(picture.indexOf("?>") + 2) + "\n</body>\n</html>\n";
        out.write(page.getBytes(StandardCharsets.UTF_8));
    }

    private Drawing drawn() {
        List<Mark> floors = new ArrayList<>();
        List<Stroke> walls = new ArrayList<>();
        List<Stroke> doors = new ArrayList<>();
        List<Mark> captions = new ArrayList<>();
        for (int i = 0; i < entries.size(); i++) {
            double left = MARGIN + i % columns * (SIDE + GAP);
            int row = i / columns;
            double top = MARGIN + row * (SIDE + CAPTION_HEIGHT);
            Layout layout = entries.get(i).layout();
            Frame frame = new Frame(layout.bounds(), left, top);
            for (PlacedRoom room : layout.rooms()) {
                List<Spot> outline =
                        room.outline().vertices().stream().map(frame::spot).toList();
                floors.add(new Area(
                        outline, room.isCorridor() ? palette.corridor() : colours.of(room.type()), room.shownName()));
                walls.add(new Stroke(outline, true));
            }
            for (Door door : layout.doors()) {
                doors.add(Stroke.between(
                        frame.spot(door.at().from()), frame.spot(door.at().to())));
            }
            double baseline = top + SIDE + CAPTION_LINE;
            for (String line : entries.get(i).caption()) {
                captions.add(new Words(
                        line,
                        new Spot(left + SIDE / 2, baseline),
                        Anchor.MIDDLE,
                        new Lettering(CAPTION_SIZE, false, palette.ink())));
                baseline += CAPTION_LINE;
            }
        }
        int rows = (entries.size() + columns - 1) / columns;
        return new Drawing(
                (int) (2 * MARGIN + columns * (SIDE + GAP) - GAP),
                (int) (2 * MARGIN + rows * (SIDE + CAPTION_HEIGHT)),
                entries.size() + " layouts of " + entries.get(0).layout().level(),
                palette.page(),
                List.of(
                        new Layer("floors", floors),
                        new Layer("walls", List.of(new Strokes(walls, new Pen(palette.wall(), WALL)))),
                        new Layer("doors", List.of(new Strokes(doors, new Pen(palette.corridor(), WALL)))),
                        new Layer("captions", captions)));
    }

    /** Where a layout is on the sheet: in the middle of its square. */
    private final class Frame {
        private final Box bounds;
        private final double left;
        private final double top;

        Frame(Box bounds, double left, double top) {
            this.bounds = bounds;
            this.left = left + (SIDE - bounds.width() * cell) / 2;
            this.top = top + (SIDE - bounds.height() * cell) / 2;
        }

        Spot spot(Point point) {
            return new Spot(
                    left + (point.x() - bounds.x()) * cell, top + (bounds.y() + bounds.height() - point.y()) * cell);
        }
    }
}
