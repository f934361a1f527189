package undercroft.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import undercroft.geometry.Point;
import undercroft.layout.DoorPath;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.layout.RoomDistance;
import undercroft.layout.Survey;
import undercroft.tiles.MapSize;
import undercroft.tiles.TileMap;
import undercroft.tiles.WallRule;

/** Compares distances with those of a plain search over the tiles, with walls on the edges of cells. */
final class WalkCheck {

    private final Layout layout;
    private final TileMap map;
    private final TileWalk walk;

    private WalkCheck(Layout layout) {
        this.layout = layout;
        this.map = TileMap.of(layout, WallRule.EDGES);
        this.walk = new TileWalk(map);
    }

    static void run(Layout layout, Survey survey, Findings findings) {
        WalkCheck check = new WalkCheck(layout);
        SurveyCheck.compare(
                Rule.WALK,
                survey.distances(),
                check.distances(),
                distance -> "distance of %s, %d from the start and %d to the goal"
                        .formatted(findings.room(distance.room()), distance.fromStart(), distance.toGoal()),
                findings);
        SurveyCheck.compare(
                Rule.WALK,
                survey.doorPaths(),
                check.doorPaths(),
                path -> "path of %d from door %d to door %d in %s"
                        .formatted(path.cells(), path.doorA(), path.doorB(), findings.room(path.room())),
                findings);
    }

    /** The distance between two rooms in words, if it is less than {@code cells}; empty if it is not, or if the layout is too large to be tiles. */
    static Optional<String> shortfall(Layout layout, PlacedRoom start, PlacedRoom goal, int cells) {
        if (MapSize.excess(layout).isPresent()) {
            return Optional.empty();
        }
        long distance = new WalkCheck(layout).walk.roomsFrom(Set.of(start.index()))[goal.index()];
        return distance < (long) cells * RoomDistance.STRAIGHT
                ? Optional.of(distance < 0 ? "an unending one" : Long.toString(distance / RoomDistance.STRAIGHT))
                : Optional.empty();
    }

    private List<RoomDistance> distances() {
        long[] fromStart = walk.roomsFrom(start());
        long[] toGoal = walk.roomsFrom(goal());
        List<RoomDistance> distances = new ArrayList<>();
        for (int room = 0; room < layout.rooms().size(); room++) {
            distances.add(new RoomDistance(room, fromStart[room], toGoal[room]));
        }
        return distances;
    }

    private Set<Integer> start() {
        if (layout.mission().isPresent()) {
            return Set.of(layout.mission().get().start());
        }
        Set<Integer> entrances = ofType("entrance");
        return entrances.size() == 1 ? entrances : Set.of(0);
    }

    private Set<Integer> goal() {
        if (layout.mission().isPresent()) {
            Set<Integer> goals = Set.copyOf(layout.mission().get().goals());
            return goals.size() == layout.roomCount() ? Set.of() : goals;
        }
        Set<Integer> bosses = ofType("boss");
        if (bosses.size() == 1) {
            return bosses;
        }
        Set<Integer> exits = ofType("exit");
        return exits.size() == 1 ? exits : Set.of();
    }

    private Set<Integer> ofType(String type) {
        return layout.rooms().stream()
                .filter(room -> room.type().equals(type))
                .map(PlacedRoom::index)
                .collect(Collectors.toSet());
    }

    private List<DoorPath> doorPaths() {
        List<Set<Point>> besideDoors =
                layout.doors().stream().<Set<Point>>map(door -> new TreeSet<>()).toList();
        map.openings().forEach(opening -> {
            besideDoors.get(opening.door()).add(opening.cellA());
            besideDoors.get(opening.door()).add(opening.cellB());
        });
        List<DoorPath> paths = new ArrayList<>();
        for (PlacedRoom room : layout.rooms()) {
            Set<Integer> doors = new TreeSet<>(room.doors());
            if (doors.size() > Survey.MOST_DOORS) {
                continue;
            }
            for (int a : doors) {
                walk.searchFrom(besideDoors.get(a), room.index());
                for (int b : doors) {
                    if (a < b) {
                        paths.add(new DoorPath(room.index(), a, b, walk.nearest(besideDoors.get(b), room.index())));
                    }
                }
            }
        }
        return paths;
    }
}
