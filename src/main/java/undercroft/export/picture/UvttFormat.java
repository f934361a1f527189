package undercroft.export.picture;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import undercroft.export.drawing.Drawing;
import undercroft.export.drawing.PngWriter;
import undercroft.export.format.Appearance;
import undercroft.export.format.LayoutFormat;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.json.JsonFile;
import undercroft.layout.Door;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.tiles.Floors;
import undercroft.tiles.MapSize;

/**
 * Layouts as Universal VTT, version 0.3, which virtual tabletops import: a picture for players, the walls that block sight, and the
 * doors. Coordinates are cells from the upper left corner of the picture, rows downwards. The format is described by
 * <a href="https://arkenforge.com/universal-vtt-files/">Arkenforge</a>. It has no secret doors, so they are walls.
 */
public final class UvttFormat implements LayoutFormat {

    private static final double VERSION = 0.3;

    /** Empty cells around the rooms, so that the walls at the rim are drawn whole. */
    private static final int BORDER = 1;

    /** The pixels of a cell where the user gives no scale: the grid of many virtual tabletops. */
    private static final int USUAL_PIXELS = 70;

    /** White: nothing is lit by the picture itself. Alpha, red, green and blue. */
    private static final String AMBIENT_LIGHT = "ffffffff";

    @Override
    public String suffix() {
        return ".uvtt";
    }

    @Override
    public Optional<String> note(Layout layout, Appearance appearance) {
        long secret = layout.doors().stream().filter(UvttFormat::isSecret).count();
        return secret == 0
                ? Optional.empty()
                : Optional.of(
                        secret == 1
                                ? "A secret door is a wall in uvtt, which has no secret doors."
                                : "%d secret doors are walls in uvtt, which has no secret doors.".formatted(secret));
    }

    @Override
    public void write(Layout layout, Appearance appearance, OutputStream out) throws IOException {
        PictureLimits.check(layout, appearance, BORDER);
        int pixels = pixelsPerCell(layout.bounds(), appearance);
        if (pixels < Appearance.MIN_PIXELS_PER_CELL) {
            throw new IOException("The layout of %s (%d × %d cells) is too large for uvtt. Draw it as svg."
                    .formatted(
                            layout.level(),
                            layout.bounds().width(),
                            layout.bounds().height()));
        }
        ByteArrayOutputStream image = new ByteArrayOutputStream();
        Drawing map = LayoutDrawing.forPlayers(layout, appearance.withPixelsPerCell(pixels), BORDER);
        PictureLimits.checkRaster(layout, map, "uvtt");
        PngWriter.write(map, image);
        JsonFile.write(out, json -> {
            json.writeStartObject();
            json.writeNumberField("format", VERSION);
            writeResolution(layout.bounds(), pixels, json);
            writeLines("line_of_sight", walls(layout), layout.bounds(), json);
            writeLines("objects_line_of_sight", solids(layout), layout.bounds(), json);
            writePortals(layout, json);
            writeLight(json);
            json.writeStringField("software", "undercroft");
            json.writeBinaryField("image", image.toByteArray());
            json.writeEndObject();
        });
    }

    /** The whole pixels of a cell; 0 if the layout is too large for any. */
    private static int pixelsPerCell(Box bounds, Appearance appearance) {
        if (appearance.pixelsPerCell() != Appearance.AUTOMATIC) {
            return appearance.pixelsPerCell();
        }
        long side = Math.max(bounds.width(), bounds.height()) + 2L * BORDER;
        return (int) Math.min(USUAL_PIXELS, (long) MapScale.LONGEST_SIDE / side);
    }

    private static boolean isSecret(Door door) {
        return door.access().secret();
    }

    /** The outlines of the rooms, open at doors that are not secret. */
    private static List<List<Point>> walls(Layout layout) {
        return WallLines.wallsOf(layout, door -> !isSecret(door)).stream()
                .flatMap(List::stream)
                .toList();
    }

    /** Holes, pillars and the rock of rough edges, as closed lines. */
    private static List<List<Point>> solids(Layout layout) {
        List<List<Point>> solids = new ArrayList<>();
        Optional<Floors> floors = MapSize.excess(layout).isEmpty() ? Optional.of(Floors.of(layout)) : Optional.empty();
        for (PlacedRoom room : layout.rooms()) {
            room.floorPlan().holes().forEach(hole -> solids.add(closed(hole.vertices())));
            room.floorPlan().pillars().forEach(pillar -> addContours(Set.of(pillar), solids));
            floors.ifPresent(known -> addContours(known.rock(room.index()), solids));
        }
        return solids;
    }

    private static void addContours(Set<Point> cells, List<List<Point>> lines) {
        CellLoops.around(cells).forEach(loop -> lines.add(closed(loop)));
    }

    private static List<Point> closed(List<Point> loop) {
        List<Point> line = new ArrayList<>(loop);
        line.add(loop.get(0));
        return line;
    }

    private static void writeResolution(Box bounds, int pixels, JsonGenerator json) throws IOException {
        json.writeObjectFieldStart("resolution");
        writeSpot("map_origin", 0, 0, json);
        writeSpot("map_size", bounds.width() + 2 * BORDER, bounds.height() + 2 * BORDER, json);
        json.writeNumberField("pixels_per_grid", pixels);
        json.writeEndObject();
    }

    private static void writeLines(String field, List<List<Point>> lines, Box bounds, JsonGenerator json)
            throws IOException {
        json.writeArrayFieldStart(field);
        for (List<Point> line : lines) {
            json.writeStartArray();
            for (Point point : line) {
                writePoint(point, bounds, json);
            }
            json.writeEndArray();
        }
        json.writeEndArray();
    }

    private static void writePortals(Layout layout, JsonGenerator json) throws IOException {
        Box bounds = layout.bounds();
        json.writeArrayFieldStart("portals");
        for (Door door : layout.doors()) {
            if (isSecret(door)) {
                continue;
            }
            Segment at = door.at();
            json.writeStartObject();
            writeSpot(
                    "position",
                    column((at.from().x() + at.to().x()) / 2.0, bounds),
                    row((at.from().y() + at.to().y()) / 2.0, bounds),
                    json);
            json.writeArrayFieldStart("bounds");
            writePoint(at.from(), bounds, json);
            writePoint(at.to(), bounds, json);
            json.writeEndArray();
            json.writeNumberField("rotation", rotation(at));
            json.writeBooleanField("closed", true);
            json.writeBooleanField("freestanding", false);
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    /** The direction of a door in the picture, in radians clockwise from east. */
    private static double rotation(Segment door) {
        return StrictMath.atan2(
                door.from().y() - (double) door.to().y(),
                door.to().x() - (double) door.from().x());
    }

    private static void writeLight(JsonGenerator json) throws IOException {
        json.writeObjectFieldStart("environment");
        json.writeBooleanField("baked_lighting", false);
        json.writeStringField("ambient_light", AMBIENT_LIGHT);
        json.writeEndObject();
        json.writeArrayFieldStart("lights");
        json.writeEndArray();
    }

    private static void writePoint(Point point, Box bounds, JsonGenerator json) throws IOException {
        json.writeStartObject();
        writeCoordinates(column(point.x(), bounds), row(point.y(), bounds), json);
        json.writeEndObject();
    }

    private static void writeSpot(String field, double x, double y, JsonGenerator json) throws IOException {
        json.writeObjectFieldStart(field);
        writeCoordinates(x, y, json);
        json.writeEndObject();
    }

    private static void writeCoordinates(double x, double y, JsonGenerator json) throws IOException {
        json.writeNumberField("x", x);
        json.writeNumberField("y", y);
    }

    private static double column(double x, Box bounds) {
        return x - bounds.x() + BORDER;
    }

    private static double row(double y, Box bounds) {
        return bounds.maxY() - y + BORDER;
    }
}
