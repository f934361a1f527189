package undercroft.export.tileset;

import static undercroft.export.tileset.TileCanvas.SIZE;

/** Paints walls: their upper side, which gets darker away from the floor, and their front where the floor is below. */
final class WallArt {

    /** The height of the front of a wall. */
    static final int FRONT = 16;

    private static final int TOP = SIZE - FRONT;

    /** How far from the floor the upper side of a wall is lit. */
    private static final int LIT = 14;

    private static final int COURSE = 5;

    private static final int BRICK = 11;

    private final TilesetStyle style;

    WallArt(TilesetStyle style) {
        this.style = style;
    }

    /** @param alike the places that are wall, as in {@link Terrain} */
    void paint(TileCanvas canvas, int alike, int variant) {
        boolean hasFront = !isAlike(alike, 4);
        int height = hasFront ? TOP : SIZE;
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < SIZE; x++) {
                canvas.set(x, y, top(x, y, distance(alike, x, y)));
            }
        }
        if (hasFront) {
            paintFront(canvas, alike, variant);
        }
    }

    private static boolean isAlike(int alike, int place) {
        return (alike & 1 << place) != 0;
    }

    /** The distance from what is not wall, in pixels. */
    private static int distance(int alike, int x, int y) {
        int right = SIZE - 1 - x;
        int down = (isAlike(alike, 4) ? SIZE : TOP) - 1 - y;
        int least = SIZE;
        least = isAlike(alike, 0) ? least : Math.min(least, y);
        least = isAlike(alike, 2) ? least : Math.min(least, right);
        least = isAlike(alike, 4) ? least : Math.min(least, down);
        least = isAlike(alike, 6) ? least : Math.min(least, x);
        int below = Math.max(0, TOP - y);
        least = isAlike(alike, 1) ? least : Math.min(least, Math.max(right, y));
        least = isAlike(alike, 3) ? least : Math.min(least, Math.max(right, below));
        least = isAlike(alike, 5) ? least : Math.min(least, Math.max(x, below));
        least = isAlike(alike, 7) ? least : Math.min(least, Math.max(x, y));
        return least;
    }

    private int top(int x, int y, int distance) {
        int uneven = style.isNatural() ? TileCanvas.softNoise(x, y, style.seed(), 4) / 34 : 0;
        int depth = Math.max(0, distance - uneven);
        if (distance == 0) {
            return TileCanvas.lit(style.dark(), 70);
        }
        if (depth <= 2) {
            return TileCanvas.lit(style.top(), 128 - 6 * TileCanvas.noise(x, y, style.seed(), 3));
        }
        boolean isJoint = !style.isNatural() && ((y % 8 == 7) || (x + y / 8 % 2 * 6) % 12 == 0);
        int grain = TileCanvas.noise(x / 2, y / 2, style.seed(), 4) * 3;
        int stone = TileCanvas.lit(style.top(), (isJoint ? 64 : 88) - grain);
        return TileCanvas.mixed(stone, style.dark(), 100 * (depth - 2) / LIT);
    }

    private void paintFront(TileCanvas canvas, int alike, int variant) {
        if (style.isNatural()) {
            paintRock(canvas, variant);
        } else {
            paintBricks(canvas, variant);
        }
        canvas.light(0, TOP, SIZE, 2, 122);
        canvas.light(0, SIZE - 4, SIZE, 4, 82);
        canvas.light(0, SIZE - 1, SIZE, 1, 55);
        if (!isAlike(alike, 6)) {
            canvas.light(0, TOP, 1, FRONT, 45);
            canvas.light(1, TOP, 2, FRONT, 118);
        }
        if (!isAlike(alike, 2)) {
            canvas.light(SIZE - 1, TOP, 1, FRONT, 45);
            canvas.light(SIZE - 4, TOP, 3, FRONT, 76);
        }
        switch (variant) {
            case 1 -> paintCracks(canvas);
            case 2 -> paintGrowth(canvas);
            case 3 -> paintOrnament(canvas);
            default -> {
                // A plain wall.
            }
        }
    }

    void paintBricks(TileCanvas canvas, int variant) {
        canvas.fill(0, TOP, SIZE, FRONT, TileCanvas.lit(style.joint(), 62));
        for (int course = 0; course * COURSE < FRONT; course++) {
            int shift = course % 2 * 5;
            for (int brick = -1; brick <= SIZE / BRICK; brick++) {
                int left = brick * BRICK + shift;
                int tone = 88 + 5 * TileCanvas.noise(Math.floorMod(brick, 3), course, style.seed() + variant, 5);
                canvas.fill(left, TOP + course * COURSE + 1, BRICK - 1, COURSE - 1, TileCanvas.lit(style.face(), tone));
                canvas.fill(left, TOP + course * COURSE + 1, BRICK - 1, 1, TileCanvas.lit(style.face(), tone + 14));
            }
        }
    }

    private void paintRock(TileCanvas canvas, int variant) {
        canvas.fill(0, TOP, SIZE, FRONT, (x, y) -> {
            int ridge = TileCanvas.softNoise(x, y / 2, style.seed() + variant, 4);
            int bulge = TileCanvas.softNoise(x, y, style.seed() + 3, 8);
            return TileCanvas.lit(style.face(), 66 + (ridge + bulge) / 26 * 8);
        });
    }

    private void paintCracks(TileCanvas canvas) {
        int x = 9;
        for (int y = TOP + 2; y < SIZE - 2; y++) {
            x += TileCanvas.noise(x, y, style.seed() + 1, 3) - 1;
            canvas.fill(x, y, 2, 1, TileCanvas.lit(style.joint(), 45));
        }
    }

    private void paintGrowth(TileCanvas canvas) {
        for (int x = 3; x < SIZE - 3; x++) {
            int length = TileCanvas.noise(x / 2, 0, style.seed() + 2, 9) - 1;
            for (int y = TOP; y < TOP + length; y++) {
                int tone = 75 + 12 * TileCanvas.noise(x, y, style.seed(), 4);
                canvas.set(x, y, TileCanvas.mixed(canvas.get(x, y), TileCanvas.lit(style.growth(), tone), 75));
            }
        }
    }

    private void paintOrnament(TileCanvas canvas) {
        switch (style.ornament()) {
            case TORCH -> paintTorch(canvas);
            case SKULL -> paintSkull(canvas);
            case CRYSTAL -> paintCrystals(canvas);
        }
    }

    private static void paintTorch(TileCanvas canvas) {
        canvas.fill(2, TOP - 8, 28, FRONT + 6, (x, y) -> {
            int distance = (x - 16) * (x - 16) + (y - TOP) * (y - TOP);
            return TileCanvas.mixed(canvas.get(x, y), 0xFFB347, 52 - distance / 3);
        });
        canvas.fill(15, TOP + 4, 3, 8, 0x5A3A1C);
        canvas.fill(14, TOP + 4, 5, 2, 0x3B3B44);
        canvas.fill(14, TOP - 1, 5, 5, 0xF08A24);
        canvas.fill(15, TOP - 4, 3, 6, 0xFFC24D);
        canvas.fill(16, TOP - 2, 1, 4, 0xFFF3C0);
    }

    private void paintSkull(TileCanvas canvas) {
        canvas.fill(9, TOP + 2, 14, 12, TileCanvas.lit(style.dark(), 110));
        canvas.fill(10, TOP + 1, 12, 1, TileCanvas.lit(style.face(), 60));
        canvas.fill(12, TOP + 4, 8, 6, 0xD8D2BD);
        canvas.fill(13, TOP + 3, 6, 1, 0xE8E4D2);
        canvas.fill(13, TOP + 10, 6, 3, 0xC4BDA5);
        canvas.fill(13, TOP + 6, 2, 2, 0x241F2B);
        canvas.fill(17, TOP + 6, 2, 2, 0x241F2B);
        canvas.fill(15, TOP + 8, 1, 2, 0x5A5346);
        canvas.fill(15, TOP + 11, 1, 2, 0x6A6352);
    }

    private void paintCrystals(TileCanvas canvas) {
        int[][] crystals = {{8, 8}, {13, 13}, {17, 10}, {22, 6}};
        for (int[] crystal : crystals) {
            int x = crystal[0];
            int height = crystal[1];
            int top = SIZE - 2 - height;
            canvas.fill(x, top + 2, 5, height, TileCanvas.lit(style.growth(), 70));
            canvas.fill(x + 1, top, 2, height + 2, TileCanvas.lit(style.growth(), 125));
            canvas.fill(x + 3, top + 2, 1, height, TileCanvas.lit(style.growth(), 95));
        }
    }
}
