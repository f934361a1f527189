package undercroft.lattice;

import java.util.Arrays;

/**
 * The placed rooms with their places, and the number of free places around each place. Rooms are removed in reverse
 * order.
 */
final class PartialAssignment {

    private static final int FREE = -1;
    private static final int BORDER = -2;
    private static final int NOWHERE = -1;

    private final int[][] neighbours;
    private final int[] steps;
    private final int[] roomIn;
    private final int[] placeOf;
    /** For each place, the number of free places next to it. */
    private final int[] freeAround;
    /** For each room, the number of its unplaced neighbours. */
    private final int[] unplacedAround;

    /** A permutation of the rooms: first the unplaced ones, then the placed ones, the last placed first. */
    private final int[] rooms;

    private final int[] indexOf;
    private int unplaced;

    /**
     * An assignment without any placed room.
     *
     * @param neighbours of each room
     */
    PartialAssignment(int[][] neighbours, Window window) {
        this.neighbours = neighbours;
        this.steps = window.steps();
        roomIn = new int[window.places()];
        freeAround = new int[window.places()];
        int count = neighbours.length;
        placeOf = new int[count];
        unplacedAround = new int[count];
        rooms = new int[count];
        indexOf = new int[count];
        unplaced = count;
        Arrays.fill(placeOf, NOWHERE);
        for (int room = 0; room < count; room++) {
            unplacedAround[room] = neighbours[room].length;
            rooms[room] = room;
            indexOf[room] = room;
        }
        for (int place = 0; place < roomIn.length; place++) {
            roomIn[place] = window.isInside(place) ? FREE : BORDER;
        }
        for (int place = 0; place < roomIn.length; place++) {
            for (int i = 0; roomIn[place] == FREE && i < steps.length; i++) {
                freeAround[place] += isFree(place + steps[i]) ? 1 : 0;
            }
        }
    }

    boolean isPlaced(int room) {
        return placeOf[room] != NOWHERE;
    }

    /** The place of a placed room. */
    int placeOf(int room) {
        return placeOf[room];
    }

    boolean isFree(int place) {
        return roomIn[place] == FREE;
    }

    boolean hasRoom(int place) {
        return roomIn[place] >= 0;
    }

    /** The room in an occupied place. */
    int roomIn(int place) {
        return roomIn[place];
    }

    /** The number of free places next to a place inside the window. */
    int freeAround(int place) {
        return freeAround[place];
    }

    /** The number of unplaced neighbours of a room. */
    int unplacedAround(int room) {
        return unplacedAround[room];
    }

    /** The number of unplaced rooms. */
    int unplaced() {
        return unplaced;
    }

    /** An unplaced room, 0 ≤ index &lt; unplaced. */
    int unplaced(int index) {
        return rooms[index];
    }

    /** Places an unplaced room in a free place. */
    void place(int room, int place) {
        unplaced--;
        swap(indexOf[room], unplaced);
        put(room, place, room, -1);
    }

    /** Removes the rooms placed last until {@code toUnplaced} rooms are unplaced. */
    void undoTo(int toUnplaced) {
        while (unplaced < toUnplaced) {
            int room = rooms[unplaced++];
            put(room, NOWHERE, FREE, 1);
        }
    }

    private void put(int room, int place, int inPlace, int change) {
        int where = place == NOWHERE ? placeOf[room] : place;
        placeOf[room] = place;
        roomIn[where] = inPlace;
        for (int step : steps) {
            freeAround[where + step] += change;
        }
        for (int neighbour : neighbours[room]) {
            unplacedAround[neighbour] += change;
        }
    }

    private void swap(int a, int b) {
        int room = rooms[a];
        rooms[a] = rooms[b];
        rooms[b] = room;
        indexOf[rooms[a]] = a;
        indexOf[rooms[b]] = b;
    }
}
