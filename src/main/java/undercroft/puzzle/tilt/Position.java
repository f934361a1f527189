package undercroft.puzzle.tilt;

/** A terrain with the pieces at the start, as sets of cells: blocks, fruit by colour, and hedgehogs that are awake. */
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

    long awake() {
        return awake;
    }

    long allFruit() {
        long all = 0;
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
}
