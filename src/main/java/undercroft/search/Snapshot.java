package undercroft.search;

import java.util.ArrayList;
import java.util.List;
import undercroft.configspace.Variant;
import undercroft.geometry.Point;
import undercroft.plan.Plan;

/**
 * What stood at some moment of an attempt. It is kept in arrays that are made once, for a search takes many snapshots and shows
 * few of them.
 */
final class Snapshot {

    private final int rooms;
    private final int[] objects;
    private final Variant[] variants;
    private final int[] xs;
    private final int[] ys;
    private int count;
    private int standingRooms;

    Snapshot(Plan plan) {
        rooms = plan.roomCount();
        int most = rooms + plan.links().size();
        objects = new int[most];
        variants = new Variant[most];
        xs = new int[most];
        ys = new int[most];
    }

    /** How many rooms stand in it; none before anything was taken. */
    int standingRooms() {
        return standingRooms;
    }

    /** Replaces what was taken before by what stands now. */
    Snapshot take(PartialLayout layout) {
        count = 0;
        standingRooms = layout.standingRooms();
        for (int object = 0; object < objects.length; object++) {
            if (layout.stands(object)) {
                objects[count] = object;
                variants[count] = layout.variant(object);
                xs[count] = layout.x(object);
                ys[count++] = layout.y(object);
            }
        }
        return this;
    }

    /**
     * Puts the rooms back to where they stood, and takes all others away, but for those with pinned places. Corridors are
     * chosen anew; a room stays out whose corridors then get in the way of others.
     */
    void restore(Plan plan, PartialLayout layout, TemplateAssignment assignment) {
        for (int room = 0; room < rooms; room++) {
            if (layout.stands(room) && !plan.isPlacePinned(room)) {
                layout.lift(room);
            }
        }
        for (int i = 0; i < count; i++) {
            int room = objects[i];
            if (room < rooms && !layout.stands(room)) {
                assignment.give(room, variants[i]);
                layout.place(room, variants[i], xs[i], ys[i]);
                if (!layout.isValid()) {
                    layout.lift(room);
                }
            }
        }
    }

    /** Rooms first, then corridors, each by their indexes. */
    List<SearchEvent.PartialRoom> partialRooms() {
        List<SearchEvent.PartialRoom> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            boolean isCorridor = objects[i] >= rooms;
            all.add(new SearchEvent.PartialRoom(
                    isCorridor ? objects[i] - rooms : objects[i],
                    isCorridor,
                    variants[i].shape().outline().translated(new Point(xs[i], ys[i]))));
        }
        return all;
    }
}
