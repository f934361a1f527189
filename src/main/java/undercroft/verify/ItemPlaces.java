package undercroft.verify;

import java.util.List;
import java.util.Set;
import undercroft.geometry.Point;
import undercroft.layout.Layout;
import undercroft.layout.PlacedMarker;
import undercroft.layout.PlacedRoom;
import undercroft.layout.RoomPuzzle;
import undercroft.puzzle.Board;
import undercroft.tiles.Floors;
import undercroft.tiles.MapSize;

/** The places of a mission's items in their rooms, as far as there are any. */
final class ItemPlaces {

    private final Layout layout;

    ItemPlaces(Layout layout) {
        this.layout = layout;
    }

    /** What the mission of the layout puts into a room. */
    List<String> items(PlacedRoom room) {
        return layout.mission()
                .filter(mission ->
                        !room.isCorridor() && room.index() < mission.rooms().size())
                .map(mission -> mission.rooms().get(room.index()).contents().items())
                .orElse(List.of());
    }

    /** Whether a room has a floor cell without a marker. The floor of a layout that is too large to be tiles is not known. */
    boolean hasCell(PlacedRoom room) {
        return MapSize.excess(layout).isEmpty()
                && !cells(room, Floors.of(layout)).isEmpty();
    }

    /** Whether a marker may hold something in front of a door: an item of the mission, if no other cell of the room is free. */
    boolean mayBlockDoor(PlacedRoom room, PlacedMarker marker) {
        if (!items(room).contains(marker.holds()) || MapSize.excess(layout).isPresent()) {
            return false;
        }
        Floors floors = Floors.of(layout);
        Set<Point> cells = cells(room, floors);
        cells.removeAll(floors.aprons(room.index()));
        layout.puzzles().stream()
                .filter(puzzle -> puzzle.room() == room.index())
                .forEach(puzzle -> cells.removeIf(cell -> isOnBoard(cell, puzzle)));
        return cells.isEmpty();
    }

    private static Set<Point> cells(PlacedRoom room, Floors floors) {
        Set<Point> cells = floors.floor(room.index());
        cells.removeIf(cell -> !FloorPlanCheck.isFloor(cell, room));
        room.markers().forEach(marker -> cells.remove(marker.cell()));
        return cells;
    }

    private static boolean isOnBoard(Point cell, RoomPuzzle puzzle) {
        for (int row = 0; row < puzzle.data().height(); row++) {
            for (int column = 0; column < puzzle.data().width(); column++) {
                if (puzzle.cell(row, column).equals(cell)
                        && puzzle.data().rows().get(row).charAt(column) != Board.BLOCKED) {
                    return true;
                }
            }
        }
        return false;
    }
}
