package undercroft.export.tilemap;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import undercroft.export.tilemap.Doorways.Doorway;
import undercroft.export.tileset.Terrain;
import undercroft.export.tileset.Tileset;
import undercroft.export.tileset.TilesetTile;
import undercroft.geometry.Point;
import undercroft.tiles.Tile;
import undercroft.tiles.TileMap;

/**
 * Chooses the picture of each tile of a map: of those for its kind and, at a door, for its part and direction, one that fits the
 * tiles around it best. For walls, wall and void are alike, so that rock goes on into the void; for floors all that is walkable.
 * Where several fit as well, their weights and the place of the tile decide.
 */
final class TilePictures {

    /** No picture. */
    static final int NONE = -1;

    /** What a tile's picture depends on, but for its place. */
    private record Situation(Tile kind, int places, Optional<Doorway> doorway) {}

    private final TileMap map;
    private final Tileset tileset;
    private final Doorways doorways;
    private final Map<Situation, List<TilesetTile>> choices = new HashMap<>();

    TilePictures(TileMap map, Tileset tileset) {
        this.map = map;
        this.tileset = tileset;
        this.doorways = new Doorways(map);
    }

    /** The id in the tileset of the picture of a tile, or {@link #NONE}. */
    int at(int x, int y) {
        Tile kind = map.tileAt(x, y);
        if (kind == Tile.VOID) {
            return NONE;
        }
        Situation situation = new Situation(kind, places(kind, x, y), doorways.at(x, y));
        return drawn(choices.computeIfAbsent(situation, this::fitting), x, y);
    }

    private int places(Tile kind, int x, int y) {
        int places = 0;
        // The places of a Terrain follow the same order.
        for (int i = 0; i < Point.AROUND.size(); i++) {
            Tile beside = map.tileAt(
                    x + Point.AROUND.get(i).x(), y + Point.AROUND.get(i).y());
            if (areAlike(kind, beside)) {
                places |= 1 << i;
            }
        }
        return Terrain.withCornersOnlyBetweenSides(places);
    }

    private static boolean areAlike(Tile kind, Tile beside) {
        return kind == Tile.WALL
                ? beside == Tile.WALL || beside == Tile.VOID
                : beside.isWalkable() || beside == Tile.PILLAR;
    }

    private List<TilesetTile> fitting(Situation situation) {
        List<TilesetTile> ofKind = ofKind(situation.kind());
        List<TilesetTile> ofDoorway = ofKind.stream()
                .filter(tile ->
                        situation.doorway().map(doorway -> isFor(tile, doorway)).orElse(true))
                .toList();
        List<TilesetTile> candidates = ofDoorway.isEmpty() ? ofKind : ofDoorway;
        int least = candidates.stream()
                .mapToInt(tile -> misfit(tile.terrain(), situation.places()))
                .min()
                .orElse(0);
        return candidates.stream()
                .filter(tile -> misfit(tile.terrain(), situation.places()) == least)
                .toList();
    }

    /** The pictures of a kind, or of the next best kind that the tileset has. */
    private List<TilesetTile> ofKind(Tile kind) {
        return Stream.concat(Stream.of(kind), insteadOf(kind))
                .map(shown -> tileset.tiles().stream()
                        .filter(tile -> tile.kind() == shown)
                        .toList())
                .filter(tiles -> !tiles.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    private static Stream<Tile> insteadOf(Tile kind) {
        if (kind == Tile.PILLAR) {
            return Stream.of(Tile.WALL);
        }
        return kind.isDoor() ? Stream.of(Tile.DOOR, Tile.FLOOR) : Stream.of(Tile.FLOOR);
    }

    private static boolean isFor(TilesetTile tile, Doorway doorway) {
        return tile.part().map(part -> part == doorway.part()).orElse(true)
                && (tile.directions().isEmpty() || tile.directions().contains(doorway.direction()));
    }

    /** How badly a terrain fits: terrains that fit count by how much they know, and those that know nothing come next. */
    private static int misfit(Terrain terrain, int places) {
        if (terrain.known() == 0) {
            return 1;
        }
        return terrain.fits(places) ? -Integer.bitCount(terrain.known()) : 1 + terrain.misfits(places);
    }

    private static int drawn(List<TilesetTile> fitting, int x, int y) {
        int sum = fitting.stream().mapToInt(TilesetTile::weight).sum();
        if (sum == 0) {
            return fitting.stream()
                    .map(TilesetTile::id)
                    .min(Comparator.naturalOrder())
                    .orElse(NONE);
        }
        int left = Math.floorMod(mixed(x, y), sum);
        for (TilesetTile tile : fitting) {
            left -= tile.weight();
            if (left < 0) {
                return tile.id();
            }
        }
        throw new IllegalStateException("A number below the sum of the weights belongs to a tile.");
    }

    /** Mixes the bits of a place as SplitMix64 does (Steele, Lea and Flood, "Fast splittable pseudorandom number generators"). */
    private static long mixed(int x, int y) {
        long bits = ((long) x << Integer.SIZE | Integer.toUnsignedLong(y)) + 0x9E3779B97F4A7C15L;
        bits = (bits ^ bits >>> 30) * 0xBF58476D1CE4E5B9L;
        bits = (bits ^ bits >>> 27) * 0x94D049BB133111EBL;
        return bits ^ bits >>> 31;
    }
}
