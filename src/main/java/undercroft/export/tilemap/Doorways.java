package undercroft.export.tilemap;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import undercroft.export.tileset.DoorPart;
import undercroft.geometry.CardinalDirection;
import undercroft.geometry.Point;
import undercroft.tiles.Opening;
import undercroft.tiles.TileMap;

/** Which tiles at doors show a leaf, and in which direction one passes them. */
final class Doorways {

    /**
     * A tile at a door.
     *
     * @param direction out of the door's roomA
     */
    record Doorway(DoorPart part, CardinalDirection direction) {}

    private final TileMap map;
    private final Map<Point, Doorway> doorways = new HashMap<>();

    Doorways(TileMap map) {
        this.map = map;
        map.openings().forEach(this::add);
    }

    /** The doorway at a tile, if it is one. */
    Optional<Doorway> at(int x, int y) {
        return Optional.ofNullable(doorways.get(new Point(x, y)));
    }

    /** The leaf is where the wall is: on the tile between two tiles that are not walkable, or on that of roomA if both are. */
    private void add(Opening opening) {
        Point across = opening.cellB().minus(opening.cellA());
        CardinalDirection direction = direction(across);
        Point along = new Point(across.y(), across.x());
        boolean isAtA = isBetweenWalls(opening.cellA(), along) || !isBetweenWalls(opening.cellB(), along);
        doorways.put(opening.cellA(), new Doorway(isAtA ? DoorPart.LEAF : DoorPart.SILL, direction));
        doorways.put(opening.cellB(), new Doorway(isAtA ? DoorPart.SILL : DoorPart.LEAF, direction));
    }

    private boolean isBetweenWalls(Point tile, Point along) {
        return !isWalkableBeyondDoors(tile, along) && !isWalkableBeyondDoors(tile, along.times(-1));
    }

    private boolean isWalkableBeyondDoors(Point from, Point step) {
        Point tile = from;
        while (map.tileAt(tile.x(), tile.y()).isDoor()) {
            tile = tile.plus(step);
        }
        return map.tileAt(tile.x(), tile.y()).isWalkable();
    }

    private static CardinalDirection direction(Point step) {
        for (CardinalDirection direction : CardinalDirection.values()) {
            if (direction.step().equals(step)) {
                return direction;
            }
        }
        throw new IllegalArgumentException("The tiles of an opening must be neighbours, not %s apart.".formatted(step));
    }
}
