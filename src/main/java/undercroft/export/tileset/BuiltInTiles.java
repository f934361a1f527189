package undercroft.export.tileset;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import undercroft.geometry.CardinalDirection;
import undercroft.tiles.Tile;

/**
 * The tiles of the tilesets that come with the program. The first nine show the nine kinds of tiles, in the order of their
 * numbers. Walls have a tile for each of the 47 ways in which walls can be around a tile (a "blob" set, with corners only
 * where both sides beside them are alike), floors one for each of the 16 sets of sides that are open.
 */
final class BuiltInTiles {

    static final int COLUMNS = 16;

    private static final Set<CardinalDirection> VERTICAL = Set.of(CardinalDirection.NORTH, CardinalDirection.SOUTH);

    private static final Set<CardinalDirection> HORIZONTAL = Set.of(CardinalDirection.EAST, CardinalDirection.WEST);

    private static final List<Tile> TWO_WAY_DOORS = List.of(Tile.DOOR, Tile.LOCKED, Tile.SECRET, Tile.BARRED);

    private static final int UPPER_AND_LOWER_SIDE = 0b0001_0001;

    private static final int LEFT_AND_RIGHT_SIDE = 0b0100_0100;

    /** Everything but the lower side and its corners: the wall behind a floor, whose face one sees. */
    static final int FACE = 0b1100_0111;

    /** Plain floors and walls; the others are to break the pattern. */
    private static final int PLAIN = 4 * TilesetTile.USUAL_WEIGHT;

    private static final int RARE = TilesetTile.USUAL_WEIGHT / 4;

    private final List<TilesetTile> tiles = new ArrayList<>();

    private BuiltInTiles() {}

    static List<TilesetTile> all() {
        BuiltInTiles made = new BuiltInTiles();
        made.addKinds();
        made.addDoors();
        made.addFloors();
        made.addWalls();
        return List.copyOf(made.tiles);
    }

    private void addKinds() {
        add(Tile.FLOOR, new Terrain(Terrain.SIDES, Terrain.SIDES), PLAIN);
        add(Tile.WALL, new Terrain(Terrain.ALL, 0), PLAIN);
        addDoor(Tile.DOOR, DoorPart.LEAF, VERTICAL);
        add(Tile.CORRIDOR, new Terrain(Terrain.SIDES, Terrain.SIDES), PLAIN);
        addDoor(Tile.LOCKED, DoorPart.LEAF, VERTICAL);
        addDoor(Tile.SECRET, DoorPart.LEAF, VERTICAL);
        addDoor(Tile.ONE_WAY, DoorPart.LEAF, Set.of(CardinalDirection.NORTH));
        addDoor(Tile.BARRED, DoorPart.LEAF, VERTICAL);
        add(Tile.PILLAR, Terrain.ANY, PLAIN);
    }

    private void addDoors() {
        TWO_WAY_DOORS.forEach(door -> addDoor(door, DoorPart.LEAF, HORIZONTAL));
        for (CardinalDirection direction : CardinalDirection.values()) {
            if (direction != CardinalDirection.NORTH) {
                addDoor(Tile.ONE_WAY, DoorPart.LEAF, Set.of(direction));
            }
        }
        for (CardinalDirection direction : CardinalDirection.values()) {
            addDoor(Tile.ONE_WAY, DoorPart.SILL, Set.of(direction));
        }
        for (Tile door : TWO_WAY_DOORS) {
            addDoor(door, DoorPart.SILL, VERTICAL);
            addDoor(door, DoorPart.SILL, HORIZONTAL);
        }
    }

    private void addFloors() {
        for (Tile floor : List.of(Tile.FLOOR, Tile.CORRIDOR)) {
            IntStream.range(0, Terrain.SIDES)
                    .filter(sides -> (sides & ~Terrain.SIDES) == 0)
                    .forEach(sides -> add(floor, new Terrain(Terrain.SIDES, sides), PLAIN));
        }
        addVariants(Tile.FLOOR, Terrain.SIDES, Terrain.SIDES, 5);
        addVariants(Tile.CORRIDOR, Terrain.SIDES, Terrain.SIDES, 1);
        addVariants(Tile.CORRIDOR, Terrain.SIDES, UPPER_AND_LOWER_SIDE, 2);
        addVariants(Tile.CORRIDOR, Terrain.SIDES, LEFT_AND_RIGHT_SIDE, 2);
    }

    private void addWalls() {
        IntStream.rangeClosed(1, Terrain.ALL)
                .filter(BuiltInTiles::hasCornersOnlyBetweenSides)
                .forEach(places -> add(Tile.WALL, new Terrain(Terrain.ALL, places), PLAIN));
        addVariants(Tile.WALL, Terrain.ALL, FACE, 2);
        add(Tile.WALL, new Terrain(Terrain.ALL, FACE), RARE);
    }

    /** Whether the corners that are alike are beside two sides that are alike. */
    private static boolean hasCornersOnlyBetweenSides(int places) {
        return places == Terrain.withCornersOnlyBetweenSides(places);
    }

    private void addVariants(Tile kind, int known, int alike, int count) {
        for (int i = 0; i < count; i++) {
            add(kind, new Terrain(known, alike), i == 0 ? TilesetTile.USUAL_WEIGHT : RARE);
        }
    }

    private void addDoor(Tile kind, DoorPart part, Set<CardinalDirection> directions) {
        tiles.add(new TilesetTile(
                tiles.size(), kind, Terrain.ANY, Optional.of(part), directions, TilesetTile.USUAL_WEIGHT));
    }

    private void add(Tile kind, Terrain terrain, int weight) {
        tiles.add(new TilesetTile(tiles.size(), kind, terrain, Optional.empty(), Set.of(), weight));
    }
}
