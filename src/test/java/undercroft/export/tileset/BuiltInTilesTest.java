package undercroft.export.tileset;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import undercroft.tiles.Tile;

class BuiltInTilesTest {

    private static final List<TilesetTile> TILES = BuiltInTiles.all();

    @Test
    void theFirstNineAreTheKindsInTheOrderOfTheirNumbers() {
        assertThat(TILES.subList(0, 9))
                .allSatisfy(
                        tile -> assertThat(tile.id() + 1).isEqualTo(tile.kind().number()));
    }

    @Test
    void wallsHaveATileForEachOfThe47SurroundingsAndFloorsForEachOfThe16() {
        assertThat(terrains(Tile.WALL)).isEqualTo(47);
        assertThat(terrains(Tile.FLOOR)).isEqualTo(16);
        assertThat(terrains(Tile.CORRIDOR)).isEqualTo(16);
    }

    @Test
    void cornersCountOnlyBetweenSidesThatAreAlike() {
        assertThat(Terrain.withCornersOnlyBetweenSides(0b1111_1111)).isEqualTo(0b1111_1111);
        assertThat(Terrain.withCornersOnlyBetweenSides(0b1111_1110)).isEqualTo(0b0111_1100);
        assertThat(Terrain.withCornersOnlyBetweenSides(0b1010_1010)).isZero();
    }

    private static long terrains(Tile kind) {
        return TILES.stream()
                .filter(tile -> tile.kind() == kind)
                .map(TilesetTile::terrain)
                .distinct()
                .count();
    }
}
