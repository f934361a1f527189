package undercroft.plan;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import undercroft.configspace.Clearance;
import undercroft.configspace.Clearances;
import undercroft.configspace.Variant;
import undercroft.geometry.Point;
import undercroft.level.Level;

/** The rooms whose positions are pinned. */
final class PinnedPlaces {

    private final Level level;

    PinnedPlaces(Level level) {
        this.level = level;
    }

    /** Whether the position of a room is pinned. */
    boolean isPinned(int room) {
        return level.rooms().get(room).pin().at().isPresent();
    }

    /** The rooms whose positions are pinned, ascending. */
    int[] rooms() {
        return IntStream.range(0, level.rooms().size()).filter(this::isPinned).toArray();
    }

    /** The required position of the lower left corner of a pinned room's shape. */
    Point corner(int room, Variant as) {
        return level.rooms()
                .get(room)
                .pin()
                .at()
                .orElseThrow()
                .plus(as.orientations().get(0).corner());
    }

    /** The offset of one pinned room's corner from that of another. */
    Point offset(int from, Variant ofFrom, int to, Variant ofTo) {
        return corner(to, ofTo).minus(corner(from, ofFrom));
    }

    /**
     * Two pinned rooms that are not neighbours and are too close to each other in all of their variants, as a message.
     */
    Optional<String> contradiction(List<Domain> domains, Clearances apart) {
        int[] pinned = rooms();
        for (int b = 1; b < pinned.length; b++) {
            for (int a = 0; a < b; a++) {
                if (!areNeighbours(pinned[a], pinned[b]) && areAlwaysTooNear(pinned[a], pinned[b], domains, apart)) {
                    return Optional.of(new Explanations(level).pinnedTooNear(pinned[a], pinned[b]));
                }
            }
        }
        return Optional.empty();
    }

    private boolean areNeighbours(int roomA, int roomB) {
        return level.connections().stream().anyMatch(connection -> connection.joins(roomA, roomB));
    }

    private boolean areAlwaysTooNear(int roomA, int roomB, List<Domain> domains, Clearances apart) {
        return domains.get(roomA).variants().stream()
                .allMatch(ofA -> domains.get(roomB).variants().stream().allMatch(ofB -> {
                    Point offset = offset(roomA, ofA, roomB, ofB);
                    Clearance clearance =
                            apart.of(ofA.shape().index(), ofB.shape().index());
                    return clearance.overlap(offset.x(), offset.y()) > 0;
                }));
    }
}
