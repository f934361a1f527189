package undercroft.spawn;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import undercroft.geometry.Point;
import undercroft.layout.Layout;
import undercroft.layout.LayoutMission;
import undercroft.layout.PlacedRoom;
import undercroft.level.Level;
import undercroft.level.Spawn;
import undercroft.random.SeededRandom;
import undercroft.template.Marker;
import undercroft.template.RoomTemplate;
import undercroft.tiles.Floors;
import undercroft.tiles.MapSize;

/**
 * Draws the places of what stands in a finished layout: first the items of its mission, then the level's spawns, one after the other,
 * each from a random stream of its own. Everything else about the layout stays as it is. The same level and layout give the same places.
 */
public final class SpawnDrawing {

    /** The number of the random stream of spawns; the assembly of layouts has −1, rough edges have −2. */
    private static final long STREAM = -3;

    /** The number of the random stream of a mission's items. */
    private static final long ITEM_STREAM = -4;

    /** Where things must be apart, an unlucky draw can leave no room for the rest. A spawn is drawn anew this many times at most. */
    private static final int MOST_DRAWS = 30;

    private final Level level;
    private final Layout layout;
    private final RoomTension tension;
    private final Floors floors;

    /** Of those rooms that were asked for. */
    private final Map<Integer, RoomPlaces> rooms = new HashMap<>();

    private SpawnDrawing(Level level, Layout layout) {
        this.level = level;
        this.layout = layout;
        this.tension = RoomTension.of(layout, level);
        this.floors = Floors.of(layout);
    }

    private List<Marker> markers(int room, PlacedRoom placed) {
        return level.rooms().get(room).templates().stream()
                .filter(template -> template.name().equals(placed.template()))
                .findFirst()
                .map(RoomTemplate::floorPlan)
                .orElseThrow()
                .markers();
    }

    /**
     * Draws the places of the mission's items and of all spawns.
     *
     * @param layout a layout of the level, with its rooms in the level's order, its mission if it has one, and nothing put in the
     *     rooms yet
     * @return the layout with what was put in its rooms, or which spawn found too few places. In a layout that is too large to be tiles
     *     items stay without a place, and spawns find none
     */
    public static SpawnResult draw(Layout layout, Level level) {
        boolean hasItems = layout.mission().stream()
                .flatMap(mission -> mission.rooms().stream())
                .anyMatch(room -> !room.contents().items().isEmpty());
        if (level.spawns().isEmpty() && !hasItems) {
            return new SpawnResult.Drawn(layout);
        }
        Optional<String> excess = MapSize.excess(layout);
        if (excess.isEmpty()) {
            return new SpawnDrawing(level, layout).drawn();
        }
        return level.spawns().isEmpty()
                ? new SpawnResult.Drawn(layout)
                : new SpawnResult.Unmet(
                        1,
                        level.spawns().get(0).holds(),
                        "The layout %s to look for free cells in it.".formatted(excess.get()));
    }

    private SpawnResult drawn() {
        layout.mission().ifPresent(this::putItems);
        long seed = SeededRandom.of(layout.seed(), STREAM).nextLong();
        for (int i = 0; i < level.spawns().size(); i++) {
            Spawn spawn = level.spawns().get(i);
            Optional<String> problem = draw(spawn, SeededRandom.of(seed, i));
            if (problem.isPresent()) {
                return new SpawnResult.Unmet(i + 1, spawn.holds(), problem.get());
            }
        }
        List<PlacedRoom> filled = new ArrayList<>(layout.rooms());
        rooms.forEach((room, places) -> filled.set(room, places.filled()));
        return new SpawnResult.Drawn(layout.withRooms(filled));
    }

    private void putItems(LayoutMission mission) {
        long seed = SeededRandom.of(layout.seed(), ITEM_STREAM).nextLong();
        for (int room = 0; room < mission.rooms().size(); room++) {
            List<String> items = mission.rooms().get(room).contents().items();
            if (!items.isEmpty()) {
                MissionItems places = new MissionItems(placesOf(room), SeededRandom.of(seed, room));
                items.forEach(places::put);
            }
        }
    }

    /** Draws the places of one spawn; the result is why that failed, or nothing. */
    private Optional<String> draw(Spawn spawn, SeededRandom random) {
        List<Integer> allowed = IntStream.range(0, level.rooms().size())
                .filter(room -> spawn.rooms().allows(level.rooms().get(room))
                        && spawn.tension().contains(tension.at(room)))
                .boxed()
                .toList();
        if (allowed.isEmpty()) {
            return Optional.of("The tension of none of its rooms is from %s to %s. Widen the range."
                    .formatted(spawn.tension().least(), spawn.tension().most()));
        }
        List<List<Integer>> parts =
                spawn.inEach() ? allowed.stream().map(List::of).toList() : List.of(allowed);
        Shortage shortage = new Shortage(0, List.of());
        for (int draws = 0; draws < MOST_DRAWS; draws++) {
            List<Place> taken = new ArrayList<>();
            Optional<Shortage> found = Optional.empty();
            for (List<Integer> part : parts) {
                found = found.isPresent() ? found : addPlaces(spawn, part, taken, random);
            }
            if (found.isEmpty()) {
                taken.forEach(place -> placesOf(place.room()).take(place, spawn));
                return Optional.empty();
            }
            shortage = found.get();
            if (spawn.apart() <= 1) {
                break;
            }
        }
        return Optional.of(wording(spawn, shortage));
    }

    /** Too few places in some rooms. */
    private record Shortage(int found, List<Integer> rooms) {}

    /** Adds the places in some rooms to those already taken. */
    private Optional<Shortage> addPlaces(Spawn spawn, List<Integer> in, List<Place> taken, SeededRandom random) {
        Choice choice = new Choice(spawn, in, taken);
        int most = spawn.apart() <= 1
                ? Math.min(spawn.count().most(), choice.size())
                : spawn.count().most();
        int found = 0;
        int wanted = most < spawn.count().least()
                ? spawn.count().least()
                : random.between(spawn.count().least(), most);
        while (found < wanted && choice.take(random)) {
            found++;
        }
        return found < spawn.count().least() ? Optional.of(new Shortage(found, in)) : Optional.empty();
    }

    /** The places that are left for a spawn in some rooms: markers first, then cells. */
    private final class Choice {
        private final Spawn spawn;
        private final List<Place> taken;
        private final List<List<Place>> stages;
        private final Map<Integer, WalkedDistances> distances = new HashMap<>();

        Choice(Spawn spawn, List<Integer> in, List<Place> taken) {
            this.spawn = spawn;
            this.taken = taken;
            this.stages = List.of(
                    all(in.stream().flatMap(room -> placesOf(room).markersFor(spawn).stream())),
                    all(in.stream().flatMap(room -> placesOf(room).cellsFor(spawn).stream())));
        }

        private List<Place> all(Stream<Place> places) {
            // What is in other rooms matters only where things must be apart.
            List<Place> others = spawn.apart() > 1 ? List.copyOf(taken) : List.of();
            return places.filter(place -> others.stream().allMatch(other -> areApart(place, other)))
                    .collect(Collectors.toCollection(ArrayList::new));
        }

        int size() {
            return stages.stream().mapToInt(List::size).sum();
        }

        /** Takes a place at random; false if none is left. */
        boolean take(SeededRandom random) {
            Optional<List<Place>> stage =
                    stages.stream().filter(places -> !places.isEmpty()).findFirst();
            stage.ifPresent(places -> {
                Place drawn = places.get(WeightedDraw.index(weights(places), random));
                taken.add(drawn);
                distances.remove(drawn.room());
                stages.forEach(left -> left.removeIf(place -> !areApart(place, drawn)));
            });
            return stage.isPresent();
        }

        private boolean areApart(Place one, Place other) {
            return one.distanceTo(other) >= Math.max(1, spawn.apart());
        }

        private long[] weights(List<Place> places) {
            return places.stream().mapToLong(this::weight).toArray();
        }

        private long weight(Place place) {
            long weight = place.weight();
            if (spawn.spread() > 0) {
                int far = 1
                        + distances
                                .computeIfAbsent(place.room(), this::distancesIn)
                                .to(place.cell());
                for (int i = 0; i < spawn.spread(); i++) {
                    weight *= far;
                }
            }
            return weight;
        }

        private WalkedDistances distancesIn(int room) {
            Set<Point> cells = new HashSet<>();
            taken.stream().filter(place -> place.room() == room).forEach(place -> cells.add(place.cell()));
            return placesOf(room).distancesFrom(cells);
        }
    }

    private RoomPlaces placesOf(int room) {
        return rooms.computeIfAbsent(room, absent -> {
            PlacedRoom placed = layout.rooms().get(room);
            return new RoomPlaces(placed, markers(room, placed), floors, layout.puzzles());
        });
    }

    private String wording(Spawn spawn, Shortage shortage) {
        String where = shortage.rooms().size() == 1
                ? "the room " + level.rooms().get(shortage.rooms().get(0)).id()
                : "its %d rooms".formatted(shortage.rooms().size());
        String kind = spawn.group().isEmpty() ? "free cells" : "free markers of the group " + spawn.group();
        String apart = spawn.apart() > 1 ? " at least %d apart".formatted(spawn.apart()) : "";
        return "It needs %s and found %d %s%s in %s. Lower its count%s, or give the templates more %s."
                .formatted(
                        spawn.count().text(),
                        shortage.found(),
                        kind,
                        apart,
                        where,
                        spawn.apart() > 1 ? " or apart" : "",
                        spawn.group().isEmpty() ? "floor" : "such markers");
    }
}
