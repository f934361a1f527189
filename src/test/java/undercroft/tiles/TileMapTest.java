package undercroft.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;

class TileMapTest {

    @Test
    void theOutermostCellsOfRoomsAreWallAndDoorsPassThroughBoth() {
        TileMap map = new Sketch()
                .room(0, 0, 5, 0, 5, 4, 0, 4)
                .room(5, 0, 9, 0, 9, 5, 5, 5)
                .door(0, 1, 5, 1, 5, 3)
                .tiles(WallRule.INSIDE);

        assertThat(Sketch.drawn(map)).isEqualTo("""
                     ####
                ######..#
                #...++..#
                #...++..#
                #########
                """);
        assertThat(map.walls()).isEmpty();
    }

    @Test
    void withWallsOnTheEdgesAllCellsAreFloor() {
        TileMap map = new Sketch()
                .room(0, 0, 3, 0, 3, 2, 0, 2)
                .room(3, 0, 5, 0, 5, 2, 3, 2)
                .door(0, 1, 3, 0, 3, 1)
                .tiles(WallRule.EDGES);

        assertThat(Sketch.drawn(map)).isEqualTo("""
                .....
                ..++.
                """);
        assertThat(map.walls())
                .containsExactly(
                        Segment.of(0, 0, 5, 0),
                        Segment.of(0, 2, 5, 2),
                        Segment.of(0, 0, 0, 2),
                        Segment.of(3, 1, 3, 2),
                        Segment.of(5, 0, 5, 2));
    }

    @Test
    void roomsTooThinForARingOfWallHaveNone() {
        TileMap map = new Sketch()
                .room(0, 0, 4, 0, 4, 4, 0, 4)
                .corridor(4, 1, 7, 1, 7, 3, 4, 3)
                .door(0, 1, 4, 1, 4, 3)
                .tiles(WallRule.INSIDE);

        assertThat(Sketch.drawn(map)).isEqualTo("""
                ####
                #..++::
                #..++::
                ####
                """);
    }

    /** The arm is two cells wide and would consist of wall only. */
    @Test
    void aRoomWithALongThinArmHasNoRingOfWall() {
        TileMap map = new Sketch().room(0, 0, 9, 0, 9, 2, 4, 2, 4, 4, 0, 4).tiles(WallRule.INSIDE);

        assertThat(Sketch.drawn(map)).isEqualTo("""
                ....
                ....
                .........
                .........
                """);
    }

    @Test
    void aNicheIsFilledWithWall() {
        TileMap map = new Sketch()
                .room(0, 0, 5, 0, 5, 4, 3, 4, 3, 5, 2, 5, 2, 4, 0, 4)
                .tiles(WallRule.INSIDE);

        assertThat(Sketch.drawn(map)).isEqualTo("""
                  #
                #####
                #...#
                #...#
                #####
                """);
    }

    @Test
    void aDoorInANicheIsJoinedToTheFloor() {
        TileMap map = new Sketch()
                .room(0, 0, 5, 0, 5, 4, 3, 4, 3, 5, 2, 5, 2, 4, 0, 4)
                .room(0, 5, 5, 5, 5, 9, 0, 9)
                .door(0, 1, 2, 5, 3, 5)
                .tiles(WallRule.INSIDE);

        assertThat(Sketch.drawn(map)).isEqualTo("""
                #####
                #...#
                #...#
                ##+##
                  +
                ##.##
                #...#
                #...#
                #####
                """);
    }

    /** A cell at a reflex corner is wall too, because there would be a gap otherwise. */
    @Test
    void wallsJoinByTheirSides() {
        TileMap map = new Sketch().room(0, 0, 6, 0, 6, 3, 3, 3, 3, 6, 0, 6).tiles(WallRule.INSIDE);

        assertThat(Sketch.drawn(map)).isEqualTo("""
                ###
                #.#
                #.#
                #.####
                #....#
                ######
                """);
    }

    /** There is no space for a tile between them, so there is a wall between cells. */
    @Test
    void twoCorridorsSideBySideAreSeparatedByAWall() {
        TileMap map = new Sketch()
                .corridor(0, 0, 4, 0, 4, 1, 0, 1)
                .corridor(1, 1, 6, 1, 6, 2, 1, 2)
                .tiles(WallRule.INSIDE);

        assertThat(Sketch.drawn(map)).isEqualTo("""
                 :::::
                ::::
                """);
        assertThat(map.walls()).containsExactly(Segment.of(1, 1, 4, 1));
    }

    @Test
    void theWallBetweenTwoCorridorsEndsAtTheirDoor() {
        TileMap map = new Sketch()
                .corridor(0, 0, 4, 0, 4, 1, 0, 1)
                .corridor(0, 1, 4, 1, 4, 2, 0, 2)
                .door(0, 1, 2, 1, 1, 1)
                .tiles(WallRule.INSIDE);

        assertThat(Sketch.drawn(map)).isEqualTo("""
                :+::
                :+::
                """);
        assertThat(map.walls()).containsExactly(Segment.of(0, 1, 1, 1), Segment.of(2, 1, 4, 1));
        assertThat(map.openings()).containsExactly(new Opening(0, new Point(1, 0), new Point(1, 1)));
    }

    /** The wall cuts cells in two. They belong to the room in the west, whose door therefore opens two of their sides. */
    @Test
    void aSlantedDoorOpensTwoSidesOfTheCellThatItCuts() {
        TileMap map = new Sketch()
                .room(0, 0, 6, 0, 6, 3, 3, 6, 0, 6)
                .room(6, 3, 9, 3, 9, 9, 3, 9, 3, 6)
                .door(0, 1, 5, 4, 4, 5)
                .tiles(WallRule.INSIDE);

        assertThat(map.openings())
                .containsExactly(
                        new Opening(0, new Point(4, 4), new Point(5, 4)),
                        new Opening(0, new Point(4, 4), new Point(4, 5)));
        assertThat(Sketch.drawn(map)).isEqualTo("""
                   ######
                   #....#
                   #....#
                ####+...#
                #..#++#.#
                #....####
                #....#
                #....#
                ######
                """);
    }

    @Test
    void aDoorOnNoOutlineOpensNothing() {
        TileMap map = new Sketch()
                .room(0, 0, 4, 0, 4, 4, 0, 4)
                .room(9, 0, 13, 0, 13, 4, 9, 4)
                .door(0, 1, 4, 1, 4, 2)
                .tiles(WallRule.INSIDE);

        assertThat(map.openings()).isEmpty();
    }

    @Test
    void outsideIsVoid() {
        TileMap map = new Sketch().room(0, 0, 4, 0, 4, 4, 0, 4).tiles(WallRule.EDGES);

        assertThat(List.of(map.tileAt(-1, 0), map.tileAt(4, 0), map.tileAt(0, 4)))
                .containsOnly(Tile.VOID);
        assertThat(map.roomAt(4, 0)).isEqualTo(CellOwners.NOBODY);
        assertThat(map.roomAt(3, 3)).isZero();
    }
}
