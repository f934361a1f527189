package undercroft.export.tileset;

import static undercroft.export.tileset.TileCanvas.SIZE;

import undercroft.tiles.Tile;

/** Paints floors: slabs or trodden ground, darker along the sides where there is a wall. */
final class FloorArt {

    /** How far the shadow of a wall reaches, in pixels, by side: clockwise from the upper one, as light falls from there. */
    private static final int[] SHADOWS = {9, 4, 2, 6};

    /** How dark a shadow is at the wall, in percent of the light. */
    private static final int[] DARKEST = {45, 70, 80, 60};

    private final TilesetStyle style;

    FloorArt(TilesetStyle style) {
        this.style = style;
    }

    /** @param variant changes what looks random */
    void paint(TileCanvas canvas, Tile kind, int alikeSides, int variant) {
        if (style.isNatural()) {
            paintGround(canvas, kind, variant);
        } else {
            paintSlabs(canvas, kind, variant);
        }
        for (int side = 0; side < SHADOWS.length; side++) {
            if ((alikeSides & (1 << (2 * side))) == 0) {
                shade(canvas, side);
            }
        }
    }

    private void paintSlabs(TileCanvas canvas, Tile kind, int variant) {
        boolean isCorridor = kind == Tile.CORRIDOR;
        int base = isCorridor ? style.corridor() : style.floor();
        int height = isCorridor ? 8 : 16;
        canvas.fill(0, 0, SIZE, SIZE, style.joint());
        for (int course = 0; course < SIZE / height; course++) {
            int shift = course % 2 * 8;
            for (int slab = 0; slab < 2; slab++) {
                int seed = style.seed() + 7 * course + 3 * slab + 31 * variant + kind.number();
                paintSlab(canvas, shift + 16 * slab, course * height, height, base, seed);
            }
        }
        if (variant == 2) {
            paintCrack(canvas);
        } else if (variant >= 3) {
            paintGrowth(canvas, variant);
        }
    }

    /** A slab that may go on at the other side of the tile. */
    private void paintSlab(TileCanvas canvas, int left, int top, int height, int base, int seed) {
        int tone = 92 + TileCanvas.noise(left, top, seed, 5) * 4;
        for (int y = 0; y < height - 1; y++) {
            for (int x = 0; x < 15; x++) {
                int light = tone + (y == 0 || x == 0 ? 9 : 0) - (y == height - 2 || x == 14 ? 9 : 0);
                boolean isWorn = TileCanvas.noise(x, y, seed, 23) == 0;
                canvas.set((left + x) % SIZE, top + y, TileCanvas.lit(base, isWorn ? light - 8 : light));
            }
        }
    }

    private void paintGround(TileCanvas canvas, Tile kind, int variant) {
        int base = kind == Tile.CORRIDOR ? style.corridor() : style.floor();
        canvas.fill(0, 0, SIZE, SIZE, (x, y) -> {
            int height = (2 * TileCanvas.softNoise(x, y, style.seed() + kind.number(), 8)
                            + TileCanvas.softNoise(x, y, style.seed() + 5 + variant, 4))
                    / 3;
            return TileCanvas.lit(base, 84 + height / 20 * 6);
        });
        for (int i = 0; i < 2 * variant; i++) {
            int seed = style.seed() + 13 * variant + i;
            paintPebble(
                    canvas,
                    3 + TileCanvas.noise(i, 1, seed, SIZE - 8),
                    3 + TileCanvas.noise(i, 2, seed, SIZE - 7),
                    base);
        }
        if (variant >= 3) {
            paintGrowth(canvas, variant);
        }
    }

    private static void paintPebble(TileCanvas canvas, int x, int y, int base) {
        canvas.fill(x, y, 4, 3, TileCanvas.lit(base, 72));
        canvas.fill(x, y, 3, 2, TileCanvas.lit(base, 122));
        canvas.fill(x + 1, y + 1, 2, 1, TileCanvas.lit(base, 108));
    }

    private void paintCrack(TileCanvas canvas) {
        int x = 7;
        for (int y = 4; y < 27; y++) {
            x += TileCanvas.noise(x, y, style.seed(), 3) - (y % 3 == 0 ? 0 : 1) + (y % 2);
            canvas.set(x, y, style.joint());
            canvas.set(x + 1, y, TileCanvas.lit(canvas.get(Math.min(SIZE - 1, Math.max(0, x + 1)), y), 112));
        }
    }

    private void paintGrowth(TileCanvas canvas, int variant) {
        int middleX = variant % 2 == 0 ? 9 : 22;
        int middleY = variant % 2 == 0 ? 21 : 10;
        canvas.fill(0, 0, SIZE, SIZE, (x, y) -> {
            int distance = (x - middleX) * (x - middleX) + (y - middleY) * (y - middleY);
            boolean isGrown = distance < 60 && TileCanvas.noise(x, y, style.seed() + variant, 64) > distance;
            int tone = 70 + 10 * TileCanvas.noise(x, y, variant, 5);
            return isGrown
                    ? TileCanvas.mixed(canvas.get(x, y), TileCanvas.lit(style.growth(), tone), 70)
                    : canvas.get(x, y);
        });
    }

    private static void shade(TileCanvas canvas, int side) {
        int reach = SHADOWS[side];
        for (int i = 0; i < reach; i++) {
            int light = DARKEST[side] + (100 - DARKEST[side]) * i / reach;
            switch (side) {
                case 0 -> canvas.light(0, i, SIZE, 1, light);
                case 1 -> canvas.light(SIZE - 1 - i, 0, 1, SIZE, light);
                case 2 -> canvas.light(0, SIZE - 1 - i, SIZE, 1, light);
                default -> canvas.light(i, 0, 1, SIZE, light);
            }
        }
    }
}
