package undercroft.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import undercroft.geometry.Segment;

/** The wall rule {@code solid} on small maps. */
class SolidWallsTest {

    @Test
    void voidAroundRoomsAndCorridorsBecomesWall() {
        TileMap map = new Sketch()
                .room(0, 0, 3, 0, 3, 3, 0, 3)
                .corridor(3, 1, 6, 1, 6, 2, 3, 2)
                .door(0, 1, 3, 1, 3, 2)
                .tiles(WallRule.SOLID);

        assertThat(Sketch.drawn(map)).isEqualTo("""
                #####
                #...####
                #..++::#
                #...####
                #####
                """);
    }

    /** The room on the left is larger. */
    @Test
    void theLargerRoomGivesUpItsTilesAlongASharedWall() {
        TileMap map = new Sketch()
                .room(0, 0, 4, 0, 4, 4, 0, 4)
                .room(4, 0, 7, 0, 7, 4, 4, 4)
                .door(0, 1, 4, 1, 4, 2)
                .tiles(WallRule.SOLID);

        assertThat(Sketch.drawn(map)).isEqualTo("""
                #########
                #...#...#
                #...#...#
                #...++..#
                #...#...#
                #########
                """);
        assertThat(map.walls()).isEmpty();
    }

    /** The long passage is the larger one, but without its tiles beside the closet it would be in two pieces. */
    @Test
    void theSmallerRoomGivesUpItsTilesWhereTheLargerWouldFallApart() {
        TileMap map = new Sketch()
                .corridor(0, 0, 9, 0, 9, 1, 0, 1)
                .room(3, 1, 6, 1, 6, 3, 3, 3)
                .tiles(WallRule.SOLID);

        assertThat(Sketch.drawn(map)).isEqualTo("""
                   #####
                   #...#
                ###########
                #:::::::::#
                ###########
                """);
    }

    @Test
    void whereNeitherRoomHasATileToSpareAWallStandsBetweenThem() {
        TileMap map = new Sketch()
                .corridor(0, 0, 5, 0, 5, 1, 0, 1)
                .corridor(0, 1, 5, 1, 5, 2, 0, 2)
                .door(0, 1, 1, 1, 0, 1)
                .door(0, 1, 5, 1, 4, 1)
                .tiles(WallRule.SOLID);

        assertThat(Sketch.drawn(map)).isEqualTo("""
                #######
                #+:::+#
                #+:::+#
                #######
                """);
        assertThat(map.walls()).containsExactly(Segment.of(1, 1, 4, 1));
    }

    /** Three tiles to a cell: the same two corridors, and one gives up a rim of one tile. */
    @Test
    void withThreeTilesToACellCorridorsSideBySideHaveTheirWall() {
        TileMap map = new Sketch()
                .corridor(0, 0, 3, 0, 3, 1, 0, 1)
                .corridor(0, 1, 3, 1, 3, 2, 0, 2)
                .door(0, 1, 1, 1, 0, 1)
                .tiles(WallRule.SOLID, 3);

        assertThat(Sketch.drawn(map)).isEqualTo("""
                ###########
                #:::::::::#
                #:::::::::#
                #+++::::::#
                #+++#######
                #:::::::::#
                #:::::::::#
                ###########
                """);
        assertThat(map.walls()).isEmpty();
    }

    /** The left room is the larger, and one of its tiles at the wall is the door to the room above. */
    @Test
    void oppositeADoorTheOtherRoomGivesUpItsTile() {
        TileMap map = new Sketch()
                .room(0, 0, 5, 0, 5, 3, 0, 3)
                .room(5, 0, 8, 0, 8, 3, 5, 3)
                .room(0, 3, 5, 3, 5, 5, 0, 5)
                .door(0, 2, 5, 3, 4, 3)
                .door(0, 1, 5, 0, 5, 1)
                .tiles(WallRule.SOLID);

        assertThat(Sketch.drawn(map)).isEqualTo("""
                #######
                #.....#
                #####+####
                #....+#..#
                #....#...#
                #....++..#
                ##########
                """);
    }
}
