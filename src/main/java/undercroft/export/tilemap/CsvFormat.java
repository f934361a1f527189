package undercroft.export.tilemap;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import undercroft.export.tileset.Tileset;
import undercroft.tiles.Tile;
import undercroft.tiles.TileMap;

/** The numbers of the tiles: a line for each row, the uppermost first. */
public final class CsvFormat extends TileFormat {

    public CsvFormat() {
        super(".csv");
    }

    @Override
    void write(TileMap map, Tileset tileset, OutputStream out) throws IOException {
        Grid grid = new Grid(map, 1);
        for (int row = 0; row < map.height(); row++) {
            String line =
                    grid.row(row, Tile::number).mapToObj(Integer::toString).collect(joining(",", "", "\n"));
            out.write(line.getBytes(StandardCharsets.UTF_8));
        }
    }
}
