package undercroft.export.tilemap;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import undercroft.export.LayoutFormats;
import undercroft.export.SampleLayouts;
import undercroft.export.format.Appearance;
import undercroft.export.tileset.BuiltInTileset;
import undercroft.export.tileset.DoorPart;
import undercroft.export.tileset.Terrain;
import undercroft.export.tileset.Tileset;
import undercroft.export.tileset.TilesetImage;
import undercroft.export.tileset.TilesetTile;
import undercroft.geometry.CardinalDirection;
import undercroft.geometry.Segment;
import undercroft.layout.Door;
import undercroft.layout.Facing;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.tiles.Tile;
import undercroft.tiles.TileMap;
import undercroft.tiles.WallRule;

/** Pictures in two rooms side by side, with a wall that the left one gives up and a one-way door to the right through it. */
class TilePicturesTest {

    private static final int UP = 1;
    private static final int RIGHT = 1 << 2;
    private static final int DOWN = 1 << 4;
    private static final int LEFT = 1 << 6;

    private static final PlacedRoom WEST = SampleLayouts.rectangle(0, "west", "", 0, 0, 4, 3);
    private static final PlacedRoom EAST = SampleLayouts.rectangle(1, "east", "", 4, 0, 3, 3);
    private static final Door DOOR = new Door(0, 0, 1, Segment.of(4, 1, 4, 2), Facing.EAST, "", true, "");

    private static final TileMap MAP =
            TileMap.of(new Layout("two", 1, List.of(WEST, EAST), List.of(DOOR), List.of()), WallRule.SOLID);

    private static final Tileset STONE = BuiltInTileset.STONE.tileset();

    @Test
    void wallsGoOnIntoTheVoid() {
        // The corner of the map: all is rock but the floor at its upper right.
        assertThat(picture(-1, -1).terrain()).isEqualTo(new Terrain(Terrain.ALL, Terrain.ALL & ~(1 << 1)));
        // The wall above the western room: floor below.
        assertThat(picture(1, 3).terrain().alike()).isEqualTo(0b1100_0111);
    }

    @Test
    void floorsKnowTheirOpenSides() {
        assertThat(picture(1, 1).terrain().alike()).isEqualTo(UP | RIGHT | DOWN | LEFT);
        assertThat(picture(0, 0).terrain().alike()).isEqualTo(UP | RIGHT);
        assertThat(picture(2, 0).terrain().alike()).isEqualTo(UP | LEFT);
    }

    @Test
    void theLeafIsInTheWallAndTheSillBeforeIt() {
        assertThat(picture(3, 1).kind()).isEqualTo(Tile.ONE_WAY);
        assertThat(picture(3, 1).part()).contains(DoorPart.LEAF);
        assertThat(picture(4, 1).part()).contains(DoorPart.SILL);
        assertThat(picture(3, 1).directions()).containsExactly(CardinalDirection.EAST);
        assertThat(picture(4, 1).directions()).containsExactly(CardinalDirection.EAST);
    }

    @Test
    void voidHasNoPicture() {
        assertThat(new TilePictures(MAP, STONE).at(100, 0)).isEqualTo(TilePictures.NONE);
    }

    /** A tileset of a floor and a wall: doors are floor. */
    @Test
    void whatATilesetLacksIsDrawnAsSomethingElse() {
        Tileset plain = new Tileset(
                "plain",
                "plain.tsx",
                new TilesetImage("plain.png", 32, 16, 0, 0),
                16,
                2,
                2,
                List.of(tile(0, Tile.FLOOR), tile(1, Tile.WALL)),
                Optional.empty(),
                false);
        TilePictures pictures = new TilePictures(MAP, plain);

        assertThat(List.of(pictures.at(0, 0), pictures.at(3, 1), pictures.at(-1, 0)))
                .containsExactly(0, 0, 1);
    }

    /** Two corridors, each one cell wide and with doors at both ends, have no tile to spare. */
    @Test
    void aNoteSaysWhereWallsStandBetweenTiles() {
        Layout side = new Layout(
                "side",
                3,
                List.of(
                        SampleLayouts.rectangle(0, "a", "", 0, 0, 5, 1),
                        SampleLayouts.rectangle(1, "b", "", 0, 1, 5, 1)),
                List.of(door(0, 0), door(1, 4)),
                List.of());

        assertThat(LayoutFormats.standard().named("csv").orElseThrow().note(side, Appearance.DEFAULT))
                .contains("side seed 3: 1 wall stands between tiles, where neither room has tiles to spare;"
                        + " a larger --tile-scale may help.");
    }

    private static Door door(int index, int x) {
        return new Door(index, 0, 1, Segment.of(x + 1, 1, x, 1), Facing.NORTH, "", false, "");
    }

    private static TilesetTile tile(int id, Tile kind) {
        return new TilesetTile(id, kind, Terrain.ANY, Optional.empty(), Set.of(), TilesetTile.USUAL_WEIGHT);
    }

    private static TilesetTile picture(int x, int y) {
        return STONE.tiles().get(new TilePictures(MAP, STONE).at(x, y));
    }
}
