package undercroft.mission.placing;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import undercroft.level.ItemPlacing;

/** Every way to hide the items of a level, one after the other. */
final class AllPlacements {

    private final List<ItemPlacing> placings;
    private final List<int[]> rooms;

    /** @param weights for each placing the weight of each room, 0 where it may not be */
    AllPlacements(List<ItemPlacing> placings, List<double[]> weights) {
        this.placings = placings;
        this.rooms = weights.stream()
                .map(each -> IntStream.range(0, each.length)
                        .filter(room -> each[room] > 0)
                        .toArray())
                .toList();
    }

    /** The number of ways, as far as it fits. */
    double count() {
        double count = 1;
        for (int i = 0; i < placings.size(); i++) {
            // Copies are alike: n of them in m rooms make (m + n - 1 over n) ways.
            for (int copy = 1; copy <= placings.get(i).count(); copy++) {
                count *= (rooms.get(i).length + copy - 1) / (double) copy;
            }
        }
        return count;
    }

    /** Whether no way has a property. */
    boolean noneMatch(Predicate<List<int[]>> property) {
        return !anyMatch(new ArrayList<>(), property);
    }

    private boolean anyMatch(List<int[]> chosen, Predicate<List<int[]>> property) {
        if (chosen.size() == placings.size()) {
            return property.test(List.copyOf(chosen));
        }
        int[] copies = new int[placings.get(chosen.size()).count()];
        return anyMatch(chosen, copies, 0, 0, property);
    }

    private boolean anyMatch(List<int[]> chosen, int[] copies, int copy, int first, Predicate<List<int[]>> property) {
        int[] allowed = rooms.get(chosen.size());
        if (copy == copies.length) {
            chosen.add(copies.clone());
            boolean matches = anyMatch(chosen, property);
            chosen.remove(chosen.size() - 1);
            return matches;
        }
        for (int i = first; i < allowed.length; i++) {
            copies[copy] = allowed[i];
            if (anyMatch(chosen, copies, copy + 1, i, property)) {
                return true;
            }
        }
        return false;
    }
}
