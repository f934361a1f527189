package undercroft.puzzle.trails;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import undercroft.puzzle.Board;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.trails.HexBoard.Place;
import undercroft.random.SeededRandom;

/** Makes mazes on a board of cells, whose hexagons and places it works out once. Immutable. */
final class MazeGenerator {

    /**
     * Deals tried before a deal is repaired. On open floors one in two or three is connected, on ragged floors one in hundreds.
     */
    private static final int MOST_DEALS = 500;

    private final Board board;
    private final int wantedPlaces;
    private final HexFloor floor;
    private final List<Place> places;

    /**
     * Prepares a board.
     *
     * @param wantedPlaces the number of places; a board with more doors gets one for each door
     */
    MazeGenerator(Board board, int wantedPlaces) {
        this.board = board;
        this.wantedPlaces = Math.max(wantedPlaces, RimPlaces.doors(board));
        this.floor = HexFloor.of(board);
        this.places = RimPlaces.on(board, floor, this.wantedPlaces);
    }

    int hexagons() {
        return floor.hexagons().size();
    }

    /** The number of places that there should be. */
    int wantedPlaces() {
        return wantedPlaces;
    }

    /** The number of places, which is smaller if the rim is too short. */
    int places() {
        return places.size();
    }

    /**
     * Deals until all places are connected; if that does not happen, repairs the last deal.
     *
     * @return empty if the repair fails or it was stopped
     */
    Optional<TrailsPuzzle> deal(TileSet set, SeededRandom random, PuzzleLimits limits) {
        HexBoard hexBoard = HexBoard.of(floor.hexagons(), List.of(), places);
        Tracer tracer = new Tracer(hexBoard);
        // Large boards take several copies of the set.
        int tiles = set.tiles().size();
        int copies = (hexagons() + tiles - 1) / tiles;
        Dealer dealer = new Dealer(copies * tiles, random);
        LabelTable table = new LabelTable(set.times(copies));
        int[] dealt = new int[hexagons()];
        int[] labels = new int[hexagons()];
        for (int i = 0; i < MOST_DEALS && !limits.stop().getAsBoolean(); i++) {
            dealer.deal(dealt, 0, dealt.length);
            table.lookUp(dealt, 0, labels);
            tracer.trace(labels);
            if (tracer.connectedPairs() == hexBoard.pairs()) {
                return Optional.of(puzzle(labels));
            }
        }
        if (limits.stop().getAsBoolean() || !new MazeRepair(hexBoard, table, random).repair(dealt)) {
            return Optional.empty();
        }
        table.lookUp(dealt, 0, labels);
        return Optional.of(puzzle(labels));
    }

    private TrailsPuzzle puzzle(int[] labels) {
        List<LaidTile> tiles = new ArrayList<>();
        for (int i = 0; i < labels.length; i++) {
            Hexagon hexagon = floor.hexagons().get(i);
            tiles.add(new LaidTile(floor.rowOf(hexagon), floor.columnOf(hexagon), new TileSide(labels[i])));
        }
        return new TrailsPuzzle(board, tiles, places);
    }
}
