package undercroft.search;

import java.util.ArrayList;
import java.util.List;
import undercroft.configspace.Variant;
import undercroft.geometry.Point;
import undercroft.plan.Plan;

/**
 * The placed objects at some moment of an attempt. They are kept in arrays that are reused, because a search takes many snapshots and
 * shows few of them.
 */
final class Snapshot {

    private final int rooms;
    private final int[] objects;
    private final Variant[] variants;
    private final int[] xs;
    private final int[] ys;
    private int count;
    private int placedRooms;

    Snapshot(Plan plan) {
        rooms = plan.roomCount();
        int most = rooms + plan.links().size();
        objects = new int[most];
        variants = new Variant[most];
        xs = new int[most];
        ys = new int[most];
    }

    /** The number of rooms in it; 0 before anything was taken. */
    int placedRooms() {
        return placedRooms;
    }

    /**
     * Replaces the snapshot by what is placed now.
     *
     * @return this
     */
    Snapshot take(PartialLayout layout) {
        count = 0;
        placedRooms = layout.placedRooms();
        for (int object = 0; object < objects.length; object++) {
            if (layout.isPlaced(object)) {
                objects[count] = object;
                variants[count] = layout.variant(object);
                xs[count] = layout.x(object);
                ys[count++] = layout.y(object);
            }
        }
        return this;
    }

    /**
     * Puts the rooms back to their places in the snapshot and removes all others but those that are fixed. Corridors are chosen
     * again; a room stays out if its corridors are then in the way of others.
     */
    void restore(PartialLayout layout, TemplateAssignment assignment) {
        for (int room = 0; room < rooms; room++) {
            if (layout.isPlaced(room) && !layout.isFixed(room)) {
                layout.lift(room);
            }
        }
        for (int i = 0; i < count; i++) {
            int room = objects[i];
            if (room < rooms && !layout.isPlaced(room)) {
                assignment.give(room, variants[i]);
                layout.place(room, variants[i], xs[i], ys[i]);
                if (!layout.isValid()) {
                    layout.lift(room);
                }
            }
        }
    }

    /** Replaces everything that is placed by what is in the snapshot, with the same corridors. */
    void restoreExactly(PartialLayout layout, TemplateAssignment assignment) {
        for (int room = 0; room < rooms; room++) {
            if (layout.isPlaced(room)) {
                layout.lift(room);
            }
        }
        for (int i = 0; i < count; i++) {
            if (objects[i] < rooms) {
                assignment.give(objects[i], variants[i]);
            }
            layout.stand(objects[i], variants[i], xs[i], ys[i]);
        }
    }

    /** Rooms first, then corridors, each in the order of their indexes. */
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
