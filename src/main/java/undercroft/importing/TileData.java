package undercroft.importing;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.OptionalLong;
import java.util.zip.GZIPInputStream;
import java.util.zip.InflaterInputStream;
import undercroft.source.Quotation;
import undercroft.source.SourcePosition;

/**
 * Decodes the tiles of a layer from the encodings that Tiled writes. Each row becomes a text of {@code #} for a tile and {@code .}
 * for none.
 */
final class TileData {

    private static final int BYTES_PER_TILE = 4;

    private TileData() {}

    /** Numbers with commas between them, row by row. */
    static List<String> csv(String text, int width, int height, SourcePosition position, ImportReport report)
            throws ImportAbortedException {
        List<Boolean> tiles = new ArrayList<>();
        int from = 0;
        while (from <= text.length()) {
            int comma = text.indexOf(',', from);
            int end = comma < 0 ? text.length() : comma;
            OptionalLong tile = tile(text.substring(from, end).strip());
            if (tile.isEmpty()) {
                throw broken(position, "not numbers with commas between them", report);
            }
            tiles.add(tile.getAsLong() != 0);
            from = end + 1;
        }
        return rows(tiles, width, height, position, report);
    }

    /** Four bytes for each tile, little-endian and perhaps compressed, in base64. */
    static List<String> base64(
            String text, String compression, int width, int height, SourcePosition position, ImportReport report)
            throws ImportAbortedException {
        int length = width * height * BYTES_PER_TILE;
        byte[] bytes;
        try (InputStream in = opened(Base64.getDecoder().decode(text.replaceAll("\\s", "")), compression)) {
            bytes = in.readNBytes(length);
        } catch (IllegalArgumentException | IOException e) {
            throw broken(
                    position,
                    "not in base64 with the compression \"%s\"; none, zlib and gzip are read"
                            .formatted(Quotation.plain(compression)),
                    report);
        }
        ByteBuffer numbers = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        List<Boolean> tiles = new ArrayList<>();
        while (numbers.remaining() >= BYTES_PER_TILE) {
            tiles.add(numbers.getInt() != 0);
        }
        return rows(tiles, width, height, position, report);
    }

    /** Divides tiles, from the top left, into rows. */
    static List<String> rows(List<Boolean> tiles, int width, int height, SourcePosition position, ImportReport report)
            throws ImportAbortedException {
        if (tiles.size() != width * height) {
            throw broken(position, "%d, and %d times %d are needed".formatted(tiles.size(), width, height), report);
        }
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < height; row++) {
            StringBuilder text = new StringBuilder();
            tiles.subList(row * width, (row + 1) * width).forEach(isTile -> text.append(isTile ? '#' : '.'));
            rows.add(text.toString());
        }
        return List.copyOf(rows);
    }

    /** The number of a tile: 32 bits, of which the upper ones say how it is rotated; 0 for none. */
    static OptionalLong tile(String text) {
        return text.matches("[0-9]{1,10}") ? OptionalLong.of(Long.parseLong(text)) : OptionalLong.empty();
    }

    private static InputStream opened(byte[] bytes, String compression) throws IOException {
        InputStream in = new ByteArrayInputStream(bytes);
        return switch (compression) {
            case "" -> in;
            case "gzip" -> new GZIPInputStream(in);
            case "zlib" -> new InflaterInputStream(in);
            default -> throw new IOException(compression);
        };
    }

    private static ImportAbortedException broken(SourcePosition position, String how, ImportReport report) {
        report.error(position, "The tiles of this layer are %s. Save the map with CSV tiles.".formatted(how));
        return new ImportAbortedException();
    }
}
