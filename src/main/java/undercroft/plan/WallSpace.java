package undercroft.plan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import undercroft.configspace.DoorWall;
import undercroft.configspace.Passage;
import undercroft.configspace.Shape;
import undercroft.configspace.Variant;
import undercroft.configspace.WallInterval;
import undercroft.template.DoorDirection;
import undercroft.template.DoorRun;
import undercroft.template.RoomTemplate;

/**
 * Takes from every domain the variants whose walls have no space for all neighbours of the room at once. Only the walls
 * are looked at, each by itself, and no closer than is worth it: what is left may still have too little space.
 */
final class WallSpace {

    private final Planner planner;
    private final List<List<Link>> linksOf;
    private final Map<Integer, List<DoorWall>> walls = new HashMap<>();
    private final Map<Meeting, Set<WallInterval>> known = new HashMap<>();

    WallSpace(Planner planner) {
        this.planner = planner;
        this.linksOf = planner.linksOf();
    }

    /** Reduces the planner's domains; the answer is why one of them became empty, if one did. */
    Optional<String> reduce() {
        for (int room = 0; room < linksOf.size() && !planner.mustStop(); room++) {
            // One neighbour has space wherever it shares a door, which is for arc consistency to see.
            if (linksOf.get(room).size() > 1) {
                Optional<String> contradiction = reduce(room);
                if (contradiction.isPresent()) {
                    return contradiction;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<String> reduce(int room) {
        Domain domain = planner.domains().get(room);
        List<Variant> roomy = new ArrayList<>();
        Map<RoomTemplate, Crowd> crowds = new LinkedHashMap<>();
        for (Variant variant : domain.variants()) {
            Optional<Crowd> crowd =
                    hasAWallForEach(room, variant.shape()) ? Optional.empty() : crowd(room, variant.shape());
            if (crowd.isPresent()) {
                crowds.put(variant.template(), crowd.get());
            } else {
                roomy.add(variant);
            }
        }
        if (roomy.size() == domain.size()) {
            return Optional.empty();
        }
        planner.domains().set(room, new Domain(roomy));
        return roomy.isEmpty()
                ? Optional.of(new Explanations(planner.level()).tooManyNeighbours(room, crowds))
                : Optional.empty();
    }

    /** Whether so many walls have the same doors that it is not worth a closer look, as with nearly all rooms. */
    private boolean hasAWallForEach(int room, Shape shape) {
        List<DoorWall> ofShape = walls(shape);
        DoorRun any = ofShape.get(0).doors();
        long alike = ofShape.stream()
                .filter(wall -> wall.doors().length() == any.length()
                        && wall.doors().socket().equals(any.socket())
                        && wall.doors().direction() == DoorDirection.BOTH)
                .mapToInt(DoorWall::edge)
                .distinct()
                .count();
        return alike >= linksOf.get(room).size();
    }

    /** Neighbours of a room that the walls of one of its shapes have too little space for, if there are such. */
    private Optional<Crowd> crowd(int room, Shape shape) {
        Map<Set<WallInterval>, List<Integer>> alike = new LinkedHashMap<>();
        Set<WallInterval> all = new LinkedHashSet<>();
        for (Link link : linksOf.get(room)) {
            Set<WallInterval> intervals = intervals(room, shape, link);
            alike.computeIfAbsent(intervals, absent -> new ArrayList<>()).add(link.other(room));
            all.addAll(intervals);
        }
        Set<Set<WallInterval>> places = new LinkedHashSet<>(alike.keySet());
        places.add(all);
        for (Set<WallInterval> place : places) {
            List<Integer> confined = alike.entrySet().stream()
                    .filter(group -> place.containsAll(group.getKey()))
                    .flatMap(group -> group.getValue().stream())
                    .toList();
            int most = WallInterval.most(place);
            if (confined.size() > most) {
                return Optional.of(new Crowd(confined, most));
            }
        }
        return Optional.empty();
    }

    private Set<WallInterval> intervals(int room, Shape shape, Link link) {
        boolean oneWay = planner.level().connections().get(link.index()).oneWay();
        Passage forth = oneWay ? Passage.FORTH : Passage.BOTH_WAYS;
        Passage passage = room == link.from() ? forth : forth.reversed();
        List<Variant> neighbours = link.corridors()
                .map(spaces -> spaces.corridors())
                .orElseGet(() -> planner.domains().get(link.other(room)).variants());
        return known.computeIfAbsent(new Meeting(shape.index(), neighbours, passage), absent -> {
            Set<WallInterval> intervals = new LinkedHashSet<>();
            neighbours.stream()
                    .map(Variant::shape)
                    .distinct()
                    .takeWhile(neighbour -> !planner.mustStop())
                    .forEach(neighbour ->
                            intervals.addAll(WallInterval.between(walls(shape), walls(neighbour), passage)));
            return intervals;
        });
    }

    private List<DoorWall> walls(Shape shape) {
        return walls.computeIfAbsent(shape.index(), absent -> DoorWall.of(shape));
    }

    private record Meeting(int shape, List<Variant> neighbours, Passage passage) {}

    /**
     * Neighbours that want more space than there is.
     *
     * @param neighbours indexes of rooms
     * @param most how many of them there is space for
     */
    record Crowd(List<Integer> neighbours, int most) {
        Crowd {
            neighbours = List.copyOf(neighbours);
        }
    }
}
