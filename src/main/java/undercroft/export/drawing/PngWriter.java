package undercroft.export.drawing;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.CRC32;
import undercroft.export.drawing.Drawing.Area;
import undercroft.export.drawing.Drawing.Clipped;
import undercroft.export.drawing.Drawing.Mark;
import undercroft.export.drawing.Drawing.Pen;
import undercroft.export.drawing.Drawing.Region;
import undercroft.export.drawing.Drawing.Stroke;
import undercroft.export.drawing.Drawing.Strokes;
import undercroft.export.drawing.Drawing.Words;

/** Writes drawings as PNG by way of a {@link Raster}, with the same bytes on every machine. */
public final class PngWriter {

    /** In parts of the font size. */
    private static final double LETTER_STROKE = 0.085;

    private static final double BOLD_LETTER_STROKE = 0.13;

    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    private static final byte BITS_PER_CHANNEL = 8;
    private static final byte TRUE_COLOUR = 2;

    /** PNG's filter "Up", which subtracts from each byte the one above: most rows of a drawing equal the row above. */
    private static final byte FILTER_UP = 2;

    private static final int CHANNELS = 3;

    /** In units of {@link RasterWork}: some seconds. The picture of 9000 rooms and corridors takes nine tenths of it. */
    private static final double MAX_WORK = 1e8;

    private PngWriter() {}

    /** {@return whether the lines and areas of a drawing would take more than some seconds to write} */
    public static boolean isTooIntricate(Drawing drawing) {
        return RasterWork.of(drawing) > MAX_WORK;
    }

    public static void write(Drawing drawing, OutputStream out) throws IOException {
        Raster raster = new Raster(drawing.width(), drawing.height(), drawing.page());
        drawing.layers().forEach(layer -> layer.marks().forEach(mark -> draw(mark, raster)));
        write(raster, out);
    }

    /**
     * Writes an image.
     *
     * @param width in pixels
     * @param pixels row by row from the top: red, green and blue, eight bits each
     */
    public static void write(int width, int[] pixels, OutputStream out) throws IOException {
        write(new Raster(width, pixels), out);
    }

    private static void write(Raster raster, OutputStream out) throws IOException {
        DataOutputStream png = new DataOutputStream(out);
        png.write(SIGNATURE);
        ByteBuffer header = ByteBuffer.allocate(13)
                .putInt(raster.width())
                .putInt(raster.height())
                .put(BITS_PER_CHANNEL)
                .put(TRUE_COLOUR);
        writeChunk("IHDR", header.array(), png);
        writeChunk("IDAT", compressed(raster), png);
        writeChunk("IEND", new byte[0], png);
        png.flush();
    }

    private static void draw(Mark mark, Raster raster) {
        if (mark instanceof Area area) {
            raster.fill(List.of(area.corners()), area.fill());
        } else if (mark instanceof Region region) {
            raster.fill(region.contours(), region.fill());
        } else if (mark instanceof Clipped clipped) {
            raster.within(clipped.contours(), () -> clipped.marks().forEach(inner -> draw(inner, raster)));
        } else if (mark instanceof Strokes strokes) {
            raster.draw(strokes.strokes(), strokes.pen());
        } else if (mark instanceof Words words) {
            double size = words.lettering().size();
            double width = size * (words.lettering().bold() ? BOLD_LETTER_STROKE : LETTER_STROKE);
            List<Stroke> letters = StrokeFont.standard().strokes(words.text(), words.start(), size);
            raster.draw(letters, new Pen(words.lettering().colour(), width));
        }
    }

    private static byte[] compressed(Raster raster) {
        FixedDeflate rows = new FixedDeflate();
        byte[] bytes = new byte[1 + CHANNELS * raster.width()];
        bytes[0] = FILTER_UP;
        for (int y = 0; y < raster.height(); y++) {
            int at = 1;
            for (int x = 0; x < raster.width(); x++) {
                int here = raster.pixel(x, y);
                int above = y == 0 ? 0 : raster.pixel(x, y - 1);
                for (int shift = 16; shift >= 0; shift -= 8) {
                    bytes[at++] = (byte) ((here >> shift) - (above >> shift));
                }
            }
            rows.write(bytes);
        }
        return rows.end();
    }

    private static void writeChunk(String type, byte[] data, DataOutputStream png) throws IOException {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 checksum = new CRC32();
        checksum.update(name);
        checksum.update(data);
        png.writeInt(data.length);
        png.write(name);
        png.write(data);
        png.writeInt((int) checksum.getValue());
    }
}
