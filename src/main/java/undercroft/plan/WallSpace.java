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
 * Removes from every domain the variants whose walls have too little space for all neighbours of the room. The test
 * considers each wall by itself and is not exact: a remaining variant may still have too little space.
 */
final class WallSpace {

    private final Planner planner;
    private final List<List<Link>> linksOf;
    private final Map<Integer, List<DoorWall>> walls = new HashMap<>();
    private final Map<IntervalsKey, Set<WallInterval>> known = new HashMap<>();

    WallSpace(Planner planner) {
        this.planner = planner;
        this.linksOf = planner.linksOf();
    }

    /**
     * Reduces the planner's domains.
     *
     * @return the reason why a domain became empty, or nothing if none did
     */
    Optional<String> reduce() {
        for (int room = 0; room < linksOf.size() && !planner.mustStop(); room++) {
            // A single neighbour has space wherever it shares a door; arc consistency checks that.
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
        List<Variant> remaining = new ArrayList<>();
        Map<RoomTemplate, Crowd> crowds = new LinkedHashMap<>();
        for (Variant variant : domain.variants()) {
            Optional<Crowd> crowd =
                    hasAWallForEach(room, variant.shape()) ? Optional.empty() : crowd(room, variant.shape());
            if (crowd.isPresent()) {
                crowds.put(variant.template(), crowd.get());
            } else {
                remaining.add(variant);
            }
        }
        if (remaining.size() == domain.size()) {
            return Optional.empty();
        }
        planner.domains().set(room, new Domain(remaining));
        return remaining.isEmpty()
                ? Optional.of(new Explanations(planner.level()).tooManyNeighbours(room, crowds))
                : Optional.empty();
    }

    /**
     * Whether at least as many walls as neighbours have the same doors. Then no further test is needed; nearly all
     * rooms are like that.
     */
    private boolean hasAWallForEach(int room, Shape shape) {
        List<DoorWall> ofShape = walls(shape);
        DoorRun any = ofShape.get(0).doors();
        long sameDoors = ofShape.stream()
                .filter(wall -> wall.doors().length() == any.length()
                        && wall.doors().socket().equals(any.socket())
                        && wall.doors().direction() == DoorDirection.BOTH)
                .mapToInt(DoorWall::edge)
                .distinct()
                .count();
        return sameDoors >= linksOf.get(room).size();
    }

    /** A group of neighbours of a room that the walls of a shape have too little space for, if there is one. */
    private Optional<Crowd> crowd(int room, Shape shape) {
        Map<Set<WallInterval>, List<Integer>> neighboursByIntervals = new LinkedHashMap<>();
        Set<WallInterval> all = new LinkedHashSet<>();
        for (Link link : linksOf.get(room)) {
            Set<WallInterval> intervals = intervals(room, shape, link);
            neighboursByIntervals
                    .computeIfAbsent(intervals, absent -> new ArrayList<>())
                    .add(link.other(room));
            all.addAll(intervals);
        }
        Set<Set<WallInterval>> intervalSets = new LinkedHashSet<>(neighboursByIntervals.keySet());
        intervalSets.add(all);
        for (Set<WallInterval> intervalSet : intervalSets) {
            List<Integer> confined = neighboursByIntervals.entrySet().stream()
                    .filter(group -> intervalSet.containsAll(group.getKey()))
                    .flatMap(group -> group.getValue().stream())
                    .toList();
            int most = WallInterval.most(intervalSet);
            if (confined.size() > most) {
                return Optional.of(new Crowd(confined, most));
            }
        }
        return Optional.empty();
    }

    private Set<WallInterval> intervals(int room, Shape shape, Link link) {
        boolean oneWay = planner.level().connections().get(link.index()).oneWay();
        Passage forward = oneWay ? Passage.FORWARD : Passage.BOTH_WAYS;
        Passage passage = room == link.from() ? forward : forward.reversed();
        List<Variant> neighbours = link.corridors()
                .map(spaces -> spaces.corridors())
                .orElseGet(() -> planner.domains().get(link.other(room)).variants());
        return known.computeIfAbsent(new IntervalsKey(shape.index(), neighbours, passage), absent -> {
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

    private record IntervalsKey(int shape, List<Variant> neighbours, Passage passage) {}

    /**
     * Neighbours that need more space than there is.
     *
     * @param neighbours indexes of rooms
     * @param most the most of them that there is space for
     */
    record Crowd(List<Integer> neighbours, int most) {
        Crowd {
            neighbours = List.copyOf(neighbours);
        }
    }
}
