package undercroft.search;

import java.util.Optional;
import undercroft.placement.MirrorTable;
import undercroft.plan.Plan;
import undercroft.random.SeededRandom;

/** Chooses rooms to remove: related ones, by connections or by space, often from the rim of the layout. */
final class RemovedRooms {

    private final Plan plan;
    private final PartialLayout layout;
    private final SeededRandom random;
    private final LayoutMeasure measure;
    private final Optional<MirrorTable> mirror;
    private final int[] rooms;
    private final boolean[] isChosen;
    private int count;

    RemovedRooms(Plan plan, PartialLayout layout, SeededRandom random, LayoutMeasure measure) {
        this.plan = plan;
        this.layout = layout;
        this.random = random;
        this.measure = measure;
        this.mirror = MirrorTable.of(plan);
        this.rooms = new int[plan.roomCount()];
        this.isChosen = new boolean[plan.roomCount()];
    }

    /** The chosen rooms; the first ones count. The caller may change their order. */
    int[] rooms() {
        return rooms;
    }

    /**
     * Chooses rooms that are not fixed.
     *
     * @param most at least 1
     * @return their number, at most {@code most}, or twice that with the rooms that mirror them; 0 if a fixed room was drawn first
     */
    int choose(int most) {
        count = 0;
        int first = random.below(2) == 0 ? atRim() : random.below(plan.roomCount());
        if (!layout.isFixed(first)) {
            add(first);
            if (random.below(2) == 0) {
                addConnected(most);
            } else {
                addNear(first, most);
            }
        }
        mirror.ifPresent(this::addPartners);
        for (int i = 0; i < count; i++) {
            isChosen[rooms[i]] = false;
        }
        return count;
    }

    /** A room moves only together with the one that mirrors it. */
    private void addPartners(MirrorTable table) {
        int chosen = count;
        for (int i = 0; i < chosen; i++) {
            int partner = table.partner(rooms[i]);
            if (partner != MirrorTable.NONE && !isChosen[partner] && !layout.isFixed(partner)) {
                add(partner);
            }
        }
    }

    private void add(int room) {
        rooms[count++] = room;
        isChosen[room] = true;
    }

    /** A room at a side of the box that is drawn; the first one that comes nearest to it from a room that is drawn on. */
    private int atRim() {
        int side = random.below(4);
        int start = random.below(plan.roomCount());
        int best = start;
        for (int i = 1; i < plan.roomCount(); i++) {
            int room = (start + i) % plan.roomCount();
            if (gap(room, side) < gap(best, side)) {
                best = room;
            }
        }
        return best;
    }

    private int gap(int room, int side) {
        return switch (side) {
            case 0 -> layout.x(room) - measure.left();
            case 1 -> layout.y(room) - measure.bottom();
            case 2 -> measure.right() - layout.right(room);
            default -> measure.top() - layout.top(room);
        };
    }

    /** Adds neighbours of rooms that are chosen. */
    private void addConnected(int most) {
        for (int tries = 0; count < most && tries < 2 * most; tries++) {
            int[] around = plan.neighboursOf(rooms[random.below(count)]);
            if (around.length > 0) {
                int other = around[random.below(around.length)];
                if (!isChosen[other] && !layout.isFixed(other)) {
                    add(other);
                }
            }
        }
    }

    /** Adds the rooms whose centres are nearest to that of a room. */
    private void addNear(int room, int most) {
        while (count < most) {
            int nearest = -1;
            for (int other = 0; other < plan.roomCount(); other++) {
                if (!isChosen[other]
                        && !layout.isFixed(other)
                        && (nearest < 0 || distance(room, other) < distance(room, nearest))) {
                    nearest = other;
                }
            }
            if (nearest < 0) {
                return;
            }
            add(nearest);
        }
    }

    private int distance(int room, int other) {
        return Math.abs(layout.x(room) + layout.right(room) - layout.x(other) - layout.right(other))
                + Math.abs(layout.y(room) + layout.top(room) - layout.y(other) - layout.top(other));
    }
}
