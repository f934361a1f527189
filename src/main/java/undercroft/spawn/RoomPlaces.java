package undercroft.spawn;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import undercroft.geometry.CoveredCells;
import undercroft.geometry.Point;
import undercroft.layout.PlacedMarker;
import undercroft.layout.PlacedRoom;
import undercroft.layout.RoomPuzzle;
import undercroft.level.Spawn;
import undercroft.puzzle.Board;
import undercroft.template.Marker;
import undercroft.tiles.Floors;

/** The markers of a placed room and its free floor while spawns take them. */
final class RoomPlaces {

    /** The weight of a floor cell without a marker. */
    private static final int CELL_WEIGHT = Marker.DEFAULT_WEIGHT;

    private final PlacedRoom room;
    private final List<Marker> ofTemplate;
    private final List<PlacedMarker> markers;
    private final Set<Point> floor;
    private final Set<Point> aprons;
    private final Set<Point> closed;

    /**
     * The places of a room.
     *
     * @param ofTemplate the markers of its template
     * @param puzzles of the layout; their cells are not free
     */
    RoomPlaces(PlacedRoom room, List<Marker> ofTemplate, Floors floors, List<RoomPuzzle> puzzles) {
        this.room = room;
        this.ofTemplate = ofTemplate;
        this.markers = new ArrayList<>(room.markers());
        this.floor = floors.floor(room.index());
        this.aprons = floors.aprons(room.index());
        this.closed = new HashSet<>(aprons);
        puzzles.stream().filter(puzzle -> puzzle.room() == room.index()).forEach(this::close);
    }

    private void close(RoomPuzzle puzzle) {
        for (int row = 0; row < puzzle.data().height(); row++) {
            for (int column = 0; column < puzzle.data().width(); column++) {
                if (puzzle.data().rows().get(row).charAt(column) != Board.BLOCKED) {
                    closed.add(puzzle.cell(row, column));
                }
            }
        }
    }

    /** The places that a spawn takes first: free markers of its group or, if it names none, of its own name. */
    List<Place> markersFor(Spawn spawn) {
        List<Place> places = new ArrayList<>();
        for (int i = 0; i < ofTemplate.size(); i++) {
            PlacedMarker marker = markers.get(i);
            boolean isMeant = spawn.group().isEmpty()
                    ? marker.name().equals(spawn.name())
                    : marker.group().equals(spawn.group());
            if (isMeant && marker.isFree() && !closed.contains(marker.cell())) {
                places.add(new Place(
                        room.index(), i, marker.cell(), ofTemplate.get(i).weight()));
            }
        }
        return places;
    }

    /** The floor cells that a spawn may take once there are no such markers; none for a spawn on markers of a group. */
    List<Place> cellsFor(Spawn spawn) {
        return spawn.group().isEmpty() ? freeCells() : List.of();
    }

    /** The floor cells without a marker that are neither in front of a door nor on the board of a puzzle. */
    List<Place> freeCells() {
        return cellsBut(closed);
    }

    /** The floor cells without a marker. */
    List<Place> cellsWithoutMarker() {
        return cellsBut(Set.of());
    }

    private List<Place> cellsBut(Set<Point> others) {
        Set<Point> free = new LinkedHashSet<>(floor);
        // Half of a cell whose centre lies on a slanted wall is beyond that wall.
        free.retainAll(CoveredCells.inside(room.outline()));
        free.removeAll(others);
        markers.forEach(marker -> free.remove(marker.cell()));
        return free.stream()
                .map(cell -> new Place(room.index(), Place.NO_MARKER, cell, CELL_WEIGHT))
                .toList();
    }

    /** The distances from the doors of the room and from some of its cells. */
    WalkedDistances distancesFrom(Set<Point> cells) {
        Set<Point> starts = new LinkedHashSet<>(aprons);
        starts.addAll(cells);
        return WalkedDistances.from(starts, floor);
    }

    /** Puts something in a place. */
    void take(Place place, Spawn spawn) {
        if (place.isMarker()) {
            markers.set(place.marker(), markers.get(place.marker()).holding(spawn.holds()));
        } else {
            markers.add(new PlacedMarker(spawn.name(), "", place.cell(), Optional.empty(), spawn.holds()));
        }
    }

    /** The room with what was put in it. */
    PlacedRoom filled() {
        return room.withMarkers(markers);
    }
}
