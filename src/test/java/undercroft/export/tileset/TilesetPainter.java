package undercroft.export.tileset;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import undercroft.export.drawing.PngWriter;
import undercroft.files.WholeFile;
import undercroft.tiles.Tile;

/**
 * Paints the images of the tilesets that come with the program, pixel by pixel and on integers only. Its {@code main} writes
 * them into the program's resources; {@link TilesetPainterTest} checks that they are up to date. The images may be used by
 * anyone for anything (CC0 1.0).
 */
final class TilesetPainter {

    static final Path FOLDER = Path.of("src/main/resources/undercroft/export/tileset");

    static final List<TilesetStyle> STYLES = List.of(TilesetStyle.STONE, TilesetStyle.CRYPT, TilesetStyle.CAVE);

    private TilesetPainter() {}

    public static void main(String[] args) throws IOException {
        for (TilesetStyle style : STYLES) {
            WholeFile.write(file(style), out -> out.write(image(style)));
        }
    }

    static Path file(TilesetStyle style) {
        return FOLDER.resolve("undercroft-%s.png".formatted(style.name()));
    }

    static byte[] image(TilesetStyle style) {
        List<TilesetTile> tiles = BuiltInTiles.all();
        int rows = (tiles.size() + BuiltInTiles.COLUMNS - 1) / BuiltInTiles.COLUMNS;
        int[] pixels = new int[rows * BuiltInTiles.COLUMNS * TileCanvas.SIZE * TileCanvas.SIZE];
        Arrays.fill(pixels, style.dark());
        Map<Object, Integer> variants = new HashMap<>();
        for (TilesetTile tile : tiles) {
            int variant = variants.merge(List.of(tile.kind(), tile.terrain()), 0, (before, none) -> before + 1);
            paint(tile, variant, style, new TileCanvas(pixels, BuiltInTiles.COLUMNS, tile.id()));
        }
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        try {
            PngWriter.write(BuiltInTiles.COLUMNS * TileCanvas.SIZE, pixels, png);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return png.toByteArray();
    }

    private static void paint(TilesetTile tile, int variant, TilesetStyle style, TileCanvas canvas) {
        if (tile.kind().isDoor()) {
            new DoorArt(style).paint(canvas, tile);
        } else if (tile.kind() == Tile.PILLAR) {
            new DoorArt(style).paintPillar(canvas);
        } else if (tile.kind() == Tile.WALL) {
            new WallArt(style).paint(canvas, tile.terrain().alike(), variant);
        } else {
            new FloorArt(style).paint(canvas, tile.kind(), tile.terrain().alike(), variant);
        }
    }
}
