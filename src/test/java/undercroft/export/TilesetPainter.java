package undercroft.export;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import undercroft.export.drawing.Colour;
import undercroft.export.drawing.Drawing;
import undercroft.export.drawing.Drawing.Area;
import undercroft.export.drawing.Drawing.Layer;
import undercroft.export.drawing.Drawing.Mark;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.PngWriter;
import undercroft.files.WholeFile;

/**
 * Paints the image of the tiles: floor, wall, door and corridor, 16 by 16 pixels each, from left to right. Its {@code main}
 * updates the image in the program's resources; {@link TilesetTest} checks that it is up to date.
 */
final class TilesetPainter {

    static final Path IMAGE = Path.of("src/main/resources/undercroft/export/tilemap/undercroft-tiles.png");

    private static final int SIZE = 16;

    private final List<Mark> marks = new ArrayList<>();
    private final int left;

    private TilesetPainter(int place) {
        this.left = place * SIZE;
    }

    public static void main(String[] args) throws IOException {
        WholeFile.write(IMAGE, out -> out.write(image()));
    }

    static byte[] image() {
        List<Mark> marks = new ArrayList<>();
        marks.addAll(new TilesetPainter(0).floor());
        marks.addAll(new TilesetPainter(1).wall());
        marks.addAll(new TilesetPainter(2).door());
        marks.addAll(new TilesetPainter(3).corridor());
        Drawing drawing = new Drawing(4 * SIZE, SIZE, "Tiles", Colour.WHITE, List.of(new Layer("tiles", marks)));
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        try {
            PngWriter.write(drawing, png);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return png.toByteArray();
    }

    /** One large slab, lit from the upper left. */
    private List<Mark> floor() {
        fill(0xD9C9A3, 0, 0, 16, 16);
        fill(0xE4D7B6, 0, 0, 15, 1);
        fill(0xE4D7B6, 0, 0, 1, 15);
        fill(0xC4B38B, 0, 15, 16, 1);
        fill(0xC4B38B, 15, 0, 1, 16);
        fill(0xC4B38B, 4, 10, 2, 1);
        fill(0xC4B38B, 10, 5, 1, 2);
        return marks;
    }

    /** Three courses of stones. */
    private List<Mark> wall() {
        fill(0x2B2833, 0, 0, 16, 16);
        for (int course = 0; course < 3; course++) {
            int top = 5 * course;
            int shift = course % 2 == 0 ? 0 : 4;
            paintStone(shift - 8, top);
            paintStone(shift, top);
            paintStone(shift + 8, top);
        }
        return marks;
    }

    private void paintStone(int x, int y) {
        int from = Math.max(x, 0);
        int to = Math.min(x + 7, SIZE);
        fill(0x5A5366, from, y, to - from, 4);
        fill(0x736B80, from, y, to - from, 1);
    }

    /** Four planks and two bands. */
    private List<Mark> door() {
        fill(0x5E3413, 0, 0, 16, 16);
        for (int plank = 0; plank < 4; plank++) {
            fill(0xA8642A, 4 * plank, 0, 3, 16);
            fill(0xC07C3C, 4 * plank, 0, 1, 16);
        }
        fill(0x3A3A42, 0, 3, 16, 2);
        fill(0x3A3A42, 0, 11, 16, 2);
        return marks;
    }

    /** Four small slabs. */
    private List<Mark> corridor() {
        fill(0x8E8B80, 0, 0, 16, 16);
        for (int x = 0; x < SIZE; x += 8) {
            for (int y = 0; y < SIZE; y += 8) {
                fill(0xB5B2A5, x, y, 7, 7);
                fill(0xC6C3B7, x, y, 7, 1);
            }
        }
        return marks;
    }

    private void fill(int rgb, int x, int y, int width, int height) {
        int from = left + x;
        List<Spot> corners = List.of(
                new Spot(from, y),
                new Spot(from + width, y),
                new Spot(from + width, y + height),
                new Spot(from, y + height));
        marks.add(new Area(corners, Colour.solid(rgb), ""));
    }
}
