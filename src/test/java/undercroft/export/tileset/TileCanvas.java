package undercroft.export.tileset;

import java.util.function.IntBinaryOperator;

/** One tile of an image that is being painted, pixel by pixel from its upper left corner. */
final class TileCanvas {

    /** The side of a tile in pixels. */
    static final int SIZE = 32;

    private static final int CHANNEL = 0xFF;

    private final int[] pixels;
    private final int width;
    private final int origin;

    /**
     * A tile of an image.
     *
     * @param pixels of the whole image
     * @param columns the number of tiles in a row of the image
     * @param id the place of the tile
     */
    TileCanvas(int[] pixels, int columns, int id) {
        this.pixels = pixels;
        this.width = columns * SIZE;
        this.origin = id / columns * SIZE * width + id % columns * SIZE;
    }

    int get(int x, int y) {
        return pixels[origin + y * width + x];
    }

    void set(int x, int y, int rgb) {
        if (x >= 0 && x < SIZE && y >= 0 && y < SIZE) {
            pixels[origin + y * width + x] = rgb;
        }
    }

    void fill(int x, int y, int columns, int rows, int rgb) {
        fill(x, y, columns, rows, (column, row) -> rgb);
    }

    /** @param colour by column and row of the tile */
    void fill(int x, int y, int columns, int rows, IntBinaryOperator colour) {
        for (int row = y; row < y + rows; row++) {
            for (int column = x; column < x + columns; column++) {
                set(column, row, colour.applyAsInt(column, row));
            }
        }
    }

    /** Makes a rectangle darker or brighter; 100 leaves it as it is. */
    void light(int x, int y, int columns, int rows, int percent) {
        for (int row = Math.max(0, y); row < Math.min(SIZE, y + rows); row++) {
            for (int column = Math.max(0, x); column < Math.min(SIZE, x + columns); column++) {
                set(column, row, lit(get(column, row), percent));
            }
        }
    }

    /** A colour made darker or brighter; 100 leaves it as it is. */
    static int lit(int rgb, int percent) {
        int result = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            int channel = Math.min(CHANNEL, (rgb >> shift & CHANNEL) * percent / 100);
            result |= channel << shift;
        }
        return result;
    }

    /** A mixture with {@code percent} of the second colour. */
    static int mixed(int one, int other, int percent) {
        int share = Math.max(0, Math.min(100, percent));
        int result = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            int channel = ((one >> shift & CHANNEL) * (100 - share) + (other >> shift & CHANNEL) * share) / 100;
            result |= channel << shift;
        }
        return result;
    }

    /** A number from 0 up to {@code bound} that looks random; the same for the same arguments. */
    static int noise(int x, int y, int seed, int bound) {
        int mixed = x * 0x27D4EB2D ^ y * 0x165667B1 ^ seed * 0x9E3779B1;
        mixed = (mixed ^ mixed >>> 15) * 0x85EBCA6B;
        mixed = (mixed ^ mixed >>> 13) * 0xC2B2AE35;
        return Math.floorMod(mixed ^ mixed >>> 16, bound);
    }

    /**
     * Noise without sharp steps, from 0 up to 100, that repeats after the side of a tile.
     *
     * @param grain the distance of independent values, which divides the side of a tile
     */
    static int softNoise(int x, int y, int seed, int grain) {
        int cells = SIZE / grain;
        int left = Math.floorDiv(x, grain);
        int top = Math.floorDiv(y, grain);
        int right = x - left * grain;
        int down = y - top * grain;
        int sum = 0;
        for (int i = 0; i < 4; i++) {
            int column = Math.floorMod(left + i % 2, cells);
            int row = Math.floorMod(top + i / 2, cells);
            int share = (i % 2 == 0 ? grain - right : right) * (i / 2 == 0 ? grain - down : down);
            sum += share * noise(column, row, seed, 101);
        }
        return sum / (grain * grain);
    }
}
