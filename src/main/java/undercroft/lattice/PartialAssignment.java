package undercroft.lattice;

import java.util.Arrays;

/** The rooms that stand, each in a place of its own, and what is free around them. */
final class PartialAssignment {

    private static final int FREE = -1;
    private static final int BORDER = -2;
    private static final int NOWHERE = -1;

    private final int[][] neighbours;
    private final int[] steps;
    private final int[] roomIn;
    private final int[] placeOf;
    /** How many places next to a place are free. */
    private final int[] freeAround;
    /** How many neighbours of a room do not stand. */
    private final int[] missingAround;

    /** All rooms: those that do not stand, then those that do, the last one first. */
    private final int[] rooms;

    private final int[] indexOf;
    private int missing;

    /**
     * None stands.
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
        missingAround = new int[count];
        rooms = new int[count];
        indexOf = new int[count];
        missing = count;
        Arrays.fill(placeOf, NOWHERE);
        for (int room = 0; room < count; room++) {
            missingAround[room] = neighbours[room].length;
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

    boolean stands(int room) {
        return placeOf[room] != NOWHERE;
    }

    /** Where a room stands, if it does. */
    int placeOf(int room) {
        return placeOf[room];
    }

    boolean isFree(int place) {
        return roomIn[place] == FREE;
    }

    boolean hasRoom(int place) {
        return roomIn[place] >= 0;
    }

    /** Which room stands in a place that has one. */
    int roomIn(int place) {
        return roomIn[place];
    }

    /** How many places next to a place inside the window are free. */
    int freeAround(int place) {
        return freeAround[place];
    }

    /** How many neighbours of a room do not stand. */
    int missingAround(int room) {
        return missingAround[room];
    }

    /** How many rooms do not stand. */
    int missing() {
        return missing;
    }

    /** One of the rooms that do not stand, 0 ≤ index &lt; missing. */
    int missing(int index) {
        return rooms[index];
    }

    /** Stands a room that does not stand in a place that is free. */
    void stand(int room, int place) {
        missing--;
        swap(indexOf[room], missing);
        put(room, place, room, -1);
    }

    /** Takes back the rooms that stood last, until so many are missing. */
    void goBack(int toMissing) {
        while (missing < toMissing) {
            int room = rooms[missing++];
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
            missingAround[neighbour] += change;
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
