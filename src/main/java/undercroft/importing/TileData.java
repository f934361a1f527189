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

/** The tiles of a layer, in whichever encoding Tiled wrote them. */
final class TileData {

    private static final int BYTES_A_TILE = 4;

    private TileData() {}

    /** Numbers with commas between them. */
    static List<String> csv(String text, int width, int height, SourcePosition at, Diagnostics diagnostics)
            throws EndOfReading {
        List<Boolean> tiles = new ArrayList<>();
        for (String word : text.strip().split("\\s*,\\s*", -1)) {
            OptionalLong tile = tile(word.strip());
            if (tile.isEmpty()) {
                throw broken(at, "not numbers with commas between them", diagnostics);
            }
            tiles.add(tile.getAsLong() != 0);
        }
        return rows(tiles, width, height, at, diagnostics);
    }

    /** Four bytes a tile, perhaps compressed. */
    static List<String> base64(
            String text, String compression, int width, int height, SourcePosition at, Diagnostics diagnostics)
            throws EndOfReading {
        int length = width * height * BYTES_A_TILE;
        byte[] bytes;
        try (InputStream in = opened(Base64.getDecoder().decode(text.replaceAll("\\s", "")), compression)) {
            bytes = in.readNBytes(length);
        } catch (IllegalArgumentException | IOException e) {
            throw broken(
                    at,
                    "not in base64 with the compression \"%s\"; none, zlib and gzip are read"
                            .formatted(Diagnostics.shown(compression)),
                    diagnostics);
        }
        ByteBuffer numbers = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        List<Boolean> tiles = new ArrayList<>();
        while (numbers.remaining() >= BYTES_A_TILE) {
            tiles.add(numbers.getInt() != 0);
        }
        return rows(tiles, width, height, at, diagnostics);
    }

    static List<String> rows(List<Boolean> tiles, int width, int height, SourcePosition at, Diagnostics diagnostics)
            throws EndOfReading {
        if (tiles.size() != width * height) {
            throw broken(at, "%d, and %d times %d are needed".formatted(tiles.size(), width, height), diagnostics);
        }
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < height; row++) {
            StringBuilder text = new StringBuilder();
            tiles.subList(row * width, (row + 1) * width).forEach(isTile -> text.append(isTile ? '#' : '.'));
            rows.add(text.toString());
        }
        return List.copyOf(rows);
    }

    /** The number of a tile: up to 32 bits, of which the upper say how it is turned; 0 is none. */
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

    private static EndOfReading broken(SourcePosition at, String how, Diagnostics diagnostics) {
        diagnostics.error(at, "The tiles of this layer are %s. Save the map with CSV tiles.".formatted(how));
        return new EndOfReading();
    }
}
