package undercroft.export.tileset;

import static undercroft.export.tileset.TileCanvas.SIZE;

import java.util.Arrays;
import undercroft.geometry.CardinalDirection;
import undercroft.tiles.Tile;

/** Paints doors by kind: from the front where one goes up or down through them, from above where one goes sideways. */
final class DoorArt {

    private static final int IRON = 0x4A4B55;

    private static final int BRASS = 0xE0B040;

    private static final int ARROW = 0x9BE08A;

    /** Half the width of an arrow. */
    private static final int ARROW_REACH = 6;

    private static final int MIDDLE = SIZE / 2;

    private final TilesetStyle style;
    private final FloorArt floors;
    private final WallArt walls;

    DoorArt(TilesetStyle style) {
        this.style = style;
        this.floors = new FloorArt(style);
        this.walls = new WallArt(style);
    }

    void paint(TileCanvas canvas, TilesetTile tile) {
        CardinalDirection direction = Arrays.stream(CardinalDirection.values())
                .filter(tile.directions()::contains)
                .findFirst()
                .orElseThrow();
        boolean isUpright = direction.step().x() == 0;
        if (tile.part().orElseThrow() == DoorPart.SILL) {
            paintSill(canvas, tile.kind(), isUpright);
        } else if (tile.kind() == Tile.SECRET) {
            paintSecret(canvas, isUpright);
        } else if (isUpright) {
            paintFront(canvas, tile.kind());
        } else {
            paintSide(canvas, tile.kind());
        }
        if (tile.kind() == Tile.ONE_WAY) {
            paintArrow(canvas, direction);
        }
    }

    private void paintSill(TileCanvas canvas, Tile kind, boolean isUpright) {
        if (kind == Tile.SECRET) {
            floors.paint(canvas, Tile.FLOOR, Terrain.SIDES, 0);
            return;
        }
        floors.paint(canvas, Tile.CORRIDOR, Terrain.SIDES, 0);
        canvas.light(
                isUpright ? 0 : 4, isUpright ? 4 : 0, isUpright ? SIZE : SIZE - 8, isUpright ? SIZE - 8 : SIZE, 116);
        int accent = kind == Tile.LOCKED ? BRASS : kind == Tile.BARRED ? IRON : TileCanvas.lit(style.wood(), 90);
        for (int corner = 0; corner < 4; corner++) {
            int x = corner % 2 == 0 ? 6 : SIZE - 9;
            int y = corner / 2 == 0 ? 6 : SIZE - 9;
            canvas.fill(x, y, 3, 3, TileCanvas.lit(accent, 60));
            canvas.fill(x, y, 2, 2, accent);
        }
    }

    /** Brickwork with a crack around a door that is not there. */
    private void paintSecret(TileCanvas canvas, boolean isUpright) {
        int sides = isUpright ? 0b1100_0111 : 0b0001_0001;
        walls.paint(canvas, sides, 0);
        int crack = TileCanvas.lit(style.dark(), 80);
        if (isUpright) {
            canvas.fill(8, SIZE - 14, 1, 14, crack);
            canvas.fill(23, SIZE - 14, 1, 14, crack);
            canvas.fill(8, SIZE - 14, 16, 1, crack);
        } else {
            canvas.fill(4, 7, SIZE - 8, 1, crack);
            canvas.fill(4, 24, SIZE - 8, 1, crack);
        }
    }

    private void paintFront(TileCanvas canvas, Tile kind) {
        walls.paint(canvas, 0b1100_0111, 0);
        canvas.fill(0, 8, SIZE, SIZE - 8, (x, y) -> TileCanvas.lit(style.face(), y < 10 ? 120 : 96 - x % 4));
        for (int y = 10; y < SIZE; y++) {
            int inset = y < 14 ? 14 - y : 0;
            canvas.fill(4 + inset, y, SIZE - 8 - 2 * inset, 1, TileCanvas.lit(style.dark(), 80));
            int plank = y;
            canvas.fill(
                    5 + inset,
                    y,
                    SIZE - 10 - 2 * inset,
                    1,
                    (x, row) -> (x - 5) % 6 == 5
                            ? TileCanvas.lit(style.wood(), 58)
                            : TileCanvas.lit(style.wood(), 104 + ((x - 5) % 6 == 0 ? 16 : 0) - plank / 3));
        }
        canvas.fill(5, 16, SIZE - 10, 2, IRON);
        canvas.fill(5, 26, SIZE - 10, 2, IRON);
        canvas.fill(5, 16, SIZE - 10, 1, TileCanvas.lit(IRON, 140));
        canvas.light(0, SIZE - 1, SIZE, 1, 60);
        switch (kind) {
            case LOCKED -> paintLock(canvas, MIDDLE, 21);
            case BARRED -> paintBar(canvas, true);
            default -> canvas.fill(23, 21, 2, 3, TileCanvas.lit(BRASS, 85));
        }
    }

    private void paintSide(TileCanvas canvas, Tile kind) {
        floors.paint(canvas, Tile.CORRIDOR, Terrain.SIDES & ~1, 0);
        canvas.light(20, 0, 4, SIZE, 62);
        canvas.fill(11, 0, 10, SIZE, TileCanvas.lit(style.dark(), 80));
        canvas.fill(12, 0, 8, SIZE, (x, y) -> TileCanvas.lit(style.wood(), 118 - 5 * (x - 12) - (y % 8 == 7 ? 40 : 0)));
        for (int y : new int[] {4, 25}) {
            canvas.fill(11, y, 10, 3, IRON);
            canvas.fill(11, y, 10, 1, TileCanvas.lit(IRON, 140));
        }
        switch (kind) {
            case LOCKED -> paintLock(canvas, MIDDLE, 16);
            case BARRED -> paintBar(canvas, false);
            default -> canvas.fill(18, 15, 4, 2, TileCanvas.lit(BRASS, 85));
        }
    }

    private static void paintLock(TileCanvas canvas, int x, int y) {
        canvas.fill(x - 5, y - 4, 10, 9, TileCanvas.lit(BRASS, 55));
        canvas.fill(x - 4, y - 3, 8, 7, BRASS);
        canvas.fill(x - 4, y - 3, 8, 1, TileCanvas.lit(BRASS, 130));
        canvas.fill(x - 1, y - 2, 2, 2, 0x2A1F0A);
        canvas.fill(x - 1, y, 2, 3, 0x2A1F0A);
    }

    private static void paintBar(TileCanvas canvas, boolean isUpright) {
        if (isUpright) {
            canvas.fill(1, 19, SIZE - 2, 5, TileCanvas.lit(IRON, 60));
            canvas.fill(1, 20, SIZE - 2, 3, TileCanvas.lit(IRON, 150));
            canvas.fill(1, 20, SIZE - 2, 1, TileCanvas.lit(IRON, 200));
            canvas.fill(3, 17, 3, 9, TileCanvas.lit(IRON, 80));
            canvas.fill(SIZE - 6, 17, 3, 9, TileCanvas.lit(IRON, 80));
        } else {
            canvas.fill(13, 1, 5, SIZE - 2, TileCanvas.lit(IRON, 60));
            canvas.fill(14, 1, 3, SIZE - 2, TileCanvas.lit(IRON, 150));
            canvas.fill(14, 1, 1, SIZE - 2, TileCanvas.lit(IRON, 200));
            canvas.fill(11, 9, 9, 3, TileCanvas.lit(IRON, 80));
            canvas.fill(11, 20, 9, 3, TileCanvas.lit(IRON, 80));
        }
    }

    /** Two chevrons, one behind the other. */
    private static void paintArrow(TileCanvas canvas, CardinalDirection direction) {
        int forwardX = direction.step().x();
        int forwardY = -direction.step().y();
        for (int chevron = 0; chevron < 2; chevron++) {
            for (int across = -ARROW_REACH; across <= ARROW_REACH; across++) {
                for (int thick = 0; thick < 4; thick++) {
                    int along = 4 - Math.abs(across) + 8 * chevron - thick - 2;
                    int x = MIDDLE + along * forwardX + across * forwardY;
                    int y = MIDDLE + 2 + along * forwardY + across * forwardX;
                    canvas.set(x, y, thick == 0 || thick == 3 ? TileCanvas.lit(ARROW, 45) : ARROW);
                }
            }
        }
    }

    void paintPillar(TileCanvas canvas) {
        floors.paint(canvas, Tile.FLOOR, Terrain.SIDES, 0);
        canvas.fill(0, 0, SIZE, SIZE, (x, y) -> {
            int shadow = (x - 18) * (x - 18) + (y - 21) * (y - 21);
            return shadow < 170 ? TileCanvas.lit(canvas.get(x, y), 60) : canvas.get(x, y);
        });
        canvas.fill(0, 0, SIZE, SIZE, (x, y) -> {
            int far = (x - 16) * (x - 16) + (y - 20) * (y - 20);
            return far < 130 ? TileCanvas.lit(style.face(), 108 - 3 * (x - 8)) : canvas.get(x, y);
        });
        canvas.fill(0, 0, SIZE, SIZE, (x, y) -> {
            int far = (x - 16) * (x - 16) + (y - 13) * (y - 13);
            if (far >= 130) {
                return canvas.get(x, y);
            }
            return TileCanvas.lit(style.top(), far > 100 ? 62 : far > 72 ? 142 : 122 - (x + y) / 2);
        });
    }
}
