package undercroft.puzzle.tilt;

import java.util.Arrays;
import java.util.Objects;

/** A terrain with its pieces as sets of cells: blocks, fruit by colour, and the hedgehogs that are awake. Equal by value. */
final class Position {

    private final Terrain terrain;
    private final long blocks;
    private final long[] fruit;
    private final long awake;

    Position(Terrain terrain, long blocks, long[] fruit, long awake) {
        this.terrain = terrain;
        this.blocks = blocks;
        this.fruit = fruit.clone();
        this.awake = awake;
    }

    Terrain terrain() {
        return terrain;
    }

    Grid grid() {
        return terrain.grid;
    }

    long blocks() {
        return blocks;
    }

    int colours() {
        return fruit.length;
    }

    long fruit(int colour) {
        return fruit[colour];
    }

    /** A copy of the sets of fruit, by colour. */
    long[] allFruit() {
        return fruit.clone();
    }

    /** The cells where another piece could be at the start. */
    long free() {
        return terrain.open() & ~terrain.puddles & ~pieces();
    }

    long awake() {
        return awake;
    }

    /** The cells with a piece. */
    long pieces() {
        long all = blocks;
        for (long colour : fruit) {
            all |= colour;
        }
        return all;
    }

    boolean hasMatch() {
        for (long colour : fruit) {
            if ((colour & grid().beside(colour)) != 0) {
                return true;
            }
        }
        return false;
    }

    /** The character of a cell in a drawing. */
    char tile(int cell) {
        long bit = Grid.bit(cell);
        for (int colour = 0; colour < fruit.length; colour++) {
            if ((fruit[colour] & bit) != 0) {
                return Tile.FRUIT.charAt(colour);
            }
        }
        for (int way = 0; way < Way.COUNT; way++) {
            if ((terrain.anteaters[way] & bit) != 0) {
                return Tile.ANTEATERS.charAt(way);
            }
        }
        if ((terrain.hedgehogs & bit) != 0) {
            return (awake & bit) != 0 ? Tile.AWAKE : Tile.ASLEEP;
        }
        if ((blocks & bit) != 0) {
            return Tile.BLOCK;
        }
        if ((terrain.puddles & bit) != 0) {
            return Tile.PUDDLE;
        }
        return (terrain.walls & bit) != 0 ? Tile.WALL : Tile.FLOOR;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Position position
                && terrain.equals(position.terrain)
                && blocks == position.blocks
                && awake == position.awake
                && Arrays.equals(fruit, position.fruit);
    }

    @Override
    public int hashCode() {
        return Objects.hash(terrain, blocks, awake, Arrays.hashCode(fruit));
    }
}
