package undercroft.puzzle.trails;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import undercroft.puzzle.BadPuzzleException;
import undercroft.puzzle.Board;
import undercroft.puzzle.Fault;
import undercroft.puzzle.FieldType.OfNumber;
import undercroft.puzzle.FieldType.OfText;
import undercroft.puzzle.Item;
import undercroft.puzzle.PuzzleData;
import undercroft.puzzle.PuzzleFormat;
import undercroft.puzzle.PuzzleFormat.ListType;
import undercroft.puzzle.trails.HexBoard.End;
import undercroft.puzzle.trails.HexBoard.Place;

/** Converts a maze to the data of files and back: its tiles, and the edges where the places are. */
final class MazeFields {

    /** A number larger than any board; the reader of files has a smaller limit. */
    private static final int LARGEST = 1_000_000;

    private static final List<String> EDGES =
            Stream.of(Edge.values()).map(Edge::name).toList();

    private static final String TILES = "tiles";

    private static final String ATTACHMENTS = "attachments";

    static final PuzzleFormat FORMAT = new PuzzleFormat(
            "" + Board.BLOCKED + Board.FREE,
            List.of(),
            List.of(
                    new ListType(
                            TILES,
                            "hexagons of two by two cells that touch each other",
                            List.of(
                                    new OfNumber("row", "of the upper left cell, from 0 at the top", 0, LARGEST),
                                    new OfNumber("column", "of the upper left cell, from 0 at the left", 0, LARGEST),
                                    new OfText(
                                            "side",
                                            "a letter from a to d for each edge, clockwise from the north; edges of the same letter are joined",
                                            List.of()))),
                    new ListType(
                            ATTACHMENTS,
                            "where the trails of tiles lead to places",
                            List.of(
                                    new OfText(
                                            "place", "its name; the paths begin at the first that is named", List.of()),
                                    new OfNumber("tile", "index of the tile", 0, LARGEST),
                                    new OfText("edge", "of the tile", EDGES)))),
            List.of(
                    new OfNumber(
                            "path",
                            "number of the path, which leads from the first place to the place of this index",
                            1,
                            LARGEST),
                    new OfNumber("tile", "index of the tile that the path crosses", 0, LARGEST),
                    new OfText("enter", "the edge by which it comes onto the tile", EDGES),
                    new OfText("leave", "the edge by which it goes on", EDGES)));

    private final PuzzleData data;
    private final List<Fault> faults = new ArrayList<>();

    private MazeFields(PuzzleData data) {
        this.data = data;
    }

    static PuzzleData write(String kind, TrailsPuzzle puzzle) {
        List<Item> tiles = puzzle.tiles().stream()
                .map(tile -> Item.EMPTY
                        .with("row", tile.row())
                        .with("column", tile.column())
                        .with("side", tile.side().toString()))
                .toList();
        List<Item> attachments = puzzle.places().stream()
                .flatMap(place -> place.ends().stream()
                        .map(end -> Item.EMPTY
                                .with("place", place.name())
                                .with("tile", end.hexagon())
                                .with("edge", end.edge().name())))
                .toList();
        Map<String, List<Item>> lists = new LinkedHashMap<>();
        lists.put(TILES, tiles);
        lists.put(ATTACHMENTS, attachments);
        return new PuzzleData(kind, puzzle.board().rows(), Item.EMPTY, lists);
    }

    static TrailsPuzzle read(PuzzleData data) throws BadPuzzleException {
        return new MazeFields(data).puzzle();
    }

    private TrailsPuzzle puzzle() throws BadPuzzleException {
        Board board = Board.of(data.rows());
        List<LaidTile> tiles = tiles(board);
        if (tiles.isEmpty() && faults.isEmpty()) {
            faults.add(Fault.everywhere("The puzzle has no tile. Give at least one."));
        }
        throwFaults();
        List<Place> places = places(tiles);
        if (places.size() < 2 && faults.isEmpty()) {
            faults.add(Fault.everywhere("The puzzle has %d place(s). Attach at least two.".formatted(places.size())));
        }
        throwFaults();
        return new TrailsPuzzle(board, tiles, places);
    }

    private void throwFaults() throws BadPuzzleException {
        if (!faults.isEmpty()) {
            throw new BadPuzzleException(faults);
        }
    }

    private List<LaidTile> tiles(Board board) {
        List<LaidTile> tiles = new ArrayList<>();
        Set<List<Integer>> taken = new HashSet<>();
        List<Item> items = data.list(TILES);
        for (int i = 0; i < items.size(); i++) {
            Item item = items.get(i);
            TileSide side = side(item.text("side"), i);
            LaidTile tile = new LaidTile(item.integer("row"), item.integer("column"), side);
            if (!isOnFreeCells(board, tile)) {
                fault(
                        i,
                        "row and column of the tile (%d, %d) must leave it on four free cells of the board."
                                .formatted(tile.row(), tile.column()));
            } else if (!tiles.isEmpty() && !inStep(tiles.get(0), tile)) {
                fault(
                        i,
                        "row and column of the tile (%d, %d) must be in step with the first tile: columns differ by two, and rows by one more for every other column."
                                .formatted(tile.row(), tile.column()));
            } else if (!taken.add(List.of(tile.row(), tile.column()))) {
                fault(
                        i,
                        "row and column of the tile (%d, %d) must be its own; another tile lies there."
                                .formatted(tile.row(), tile.column()));
            }
            tiles.add(tile);
        }
        return tiles;
    }

    private void fault(int tile, String message) {
        faults.add(Fault.atEntry(TILES, tile, "The " + message));
    }

    private TileSide side(String letters, int index) {
        try {
            return TileSide.of(letters);
        } catch (IllegalArgumentException e) {
            faults.add(Fault.atEntry(TILES, index, String.valueOf(e.getMessage())));
            return TileSide.ofAny(0);
        }
    }

    private static boolean isOnFreeCells(Board board, LaidTile tile) {
        for (int i = 0; i < LaidTile.SIZE * LaidTile.SIZE; i++) {
            if (!board.isFree(tile.row() + i / LaidTile.SIZE, tile.column() + i % LaidTile.SIZE)) {
                return false;
            }
        }
        return true;
    }

    private static boolean inStep(LaidTile first, LaidTile tile) {
        int columns = tile.column() - first.column();
        int rows = tile.row() - first.row();
        return columns % LaidTile.SIZE == 0 && (rows - columns / LaidTile.SIZE) % LaidTile.SIZE == 0;
    }

    private List<Place> places(List<LaidTile> tiles) {
        Map<String, List<End>> ends = new LinkedHashMap<>();
        Set<End> used = new HashSet<>();
        HexBoard.of(TrailsPuzzle.hexagons(tiles), List.of(), List.of()).joins().forEach(join -> {
            used.add(join.first());
            used.add(join.second());
        });
        List<Item> items = data.list(ATTACHMENTS);
        for (int i = 0; i < items.size(); i++) {
            Item item = items.get(i);
            End end = new End(item.integer("tile"), Edge.valueOf(item.text("edge")));
            if (end.hexagon() >= tiles.size()) {
                faults.add(Fault.atEntry(
                        ATTACHMENTS,
                        i,
                        "The tile (%d) must be one of the %d tiles, counted from 0."
                                .formatted(end.hexagon(), tiles.size())));
            } else if (!used.add(end)) {
                faults.add(Fault.atEntry(
                        ATTACHMENTS,
                        i,
                        "The edge %s of tile %d must be at the rim and attached once."
                                .formatted(end.edge(), end.hexagon())));
            }
            if (item.text("place").isBlank()) {
                faults.add(Fault.atEntry(ATTACHMENTS, i, "The place must have a name. Write a letter."));
            }
            ends.computeIfAbsent(item.text("place"), name -> new ArrayList<>()).add(end);
        }
        return ends.entrySet().stream()
                .map(place -> new Place(place.getKey(), place.getValue()))
                .toList();
    }
}
