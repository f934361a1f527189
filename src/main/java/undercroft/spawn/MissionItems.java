package undercroft.spawn;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import undercroft.level.CountRange;
import undercroft.level.Spawn;
import undercroft.random.SeededRandom;

/**
 * Puts the items of a mission into a room: each on a free marker of the group {@value #GROUP}, drawn by weight, else on the free cell
 * that is farthest from the doors. A room in which no cell is free gives any that has no marker, and one without such a cell nothing.
 */
final class MissionItems {

    private static final String GROUP = "item";

    private final RoomPlaces room;
    private final SeededRandom random;

    MissionItems(RoomPlaces room, SeededRandom random) {
        this.room = room;
        this.random = random;
    }

    void put(String item) {
        Spawn spawn = Spawn.onGroup(GROUP, CountRange.exactly(1)).named(item);
        onMarker(spawn).or(this::farthest).ifPresent(place -> room.take(place, spawn));
    }

    private Optional<Place> onMarker(Spawn spawn) {
        List<Place> places = room.markersFor(spawn);
        if (places.isEmpty()) {
            return Optional.empty();
        }
        long[] weights = places.stream().mapToLong(Place::weight).toArray();
        return Optional.of(places.get(WeightedDraw.index(weights, random)));
    }

    private Optional<Place> farthest() {
        List<Place> free = room.freeCells();
        List<Place> places = free.isEmpty() ? room.cellsWithoutMarker() : free;
        WalkedDistances distances = room.distancesFrom(Set.of());
        // Of cells as far as each other, the lowest and then the westernmost, whatever the order of the list.
        return places.stream()
                .min(Comparator.comparingInt((Place place) -> -distances.to(place.cell()))
                        .thenComparingInt(place -> place.cell().y())
                        .thenComparingInt(place -> place.cell().x()));
    }
}
