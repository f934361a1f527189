package undercroft.puzzle.tilt;

/** The characters of a puzzle's rows. */
final class Tile {

    static final char WALL = '#';
    static final char FLOOR = '.';
    static final char PUDDLE = '~';
    static final char BLOCK = 'o';
    static final char ASLEEP = 'z';
    static final char AWAKE = 'Z';

    /** Anteaters by the direction they face, in the order of {@link Way}. */
    static final String ANTEATERS = "^>v<";

    /** Fruit by colour. */
    static final String FRUIT = "ABCDEFGH";

    /** Every character of a board. */
    static final String ALL = "" + WALL + FLOOR + PUDDLE + BLOCK + ASLEEP + AWAKE + ANTEATERS + FRUIT;

    private Tile() {}

    /** The arrow in a direction, which is also the anteater that faces it. */
    static char arrow(Way way) {
        return switch (way) {
            case NORTH -> '^';
            case EAST -> '>';
            case SOUTH -> 'v';
            case WEST -> '<';
        };
    }

    static boolean isFruit(char tile) {
        return FRUIT.indexOf(tile) >= 0;
    }

    static boolean isPiece(char tile) {
        return tile == BLOCK || isFruit(tile);
    }

    static boolean isAnteater(char tile) {
        return ANTEATERS.indexOf(tile) >= 0;
    }

    static boolean isHedgehog(char tile) {
        return tile == ASLEEP || tile == AWAKE;
    }

    /** Whether no piece can ever be on such a cell. */
    static boolean isSolid(char tile) {
        return tile == WALL || isHedgehog(tile) || isAnteater(tile);
    }
}
