package undercroft.lattice;

import java.util.Arrays;

/**
 * Constraint propagation: a room with one open place is placed there, no two rooms share a place, neighbours are placed
 * next to each other, and around each placed room there is a free place for every unplaced neighbour.
 *
 * <p>Propagation is limited to what pays: a room with many open places restricts its neighbours only when it is placed.
 * Once all rooms are placed, all rules have been checked.
 */
final class Propagation {

    /**
     * A room with more open places than this does not restrict its neighbours: that would cost most and rule out least.
     */
    private static final int MOST_TO_REVISE = 100;

    /** The same limit after the loss of a single place. */
    private static final int MOST_TO_REVISE_AFTER_LOSS = 12;

    private static final int NO_ROOM = -1;

    private final int[][] neighbours;
    private final OpenPlaces open;
    private final PartialAssignment assignment;
    private final int[] steps;
    private final int reachInWords;
    /** The places next to those open to a room, as bits. */
    private final long[] next;

    private int nextFrom;
    private int nextTo;

    /** A ring buffer of the rooms that may restrict their neighbours. */
    private final int[] queue;

    private final boolean[] isQueued;
    private int queueStart;
    private int queued;

    private int revisions;
    private int failed = NO_ROOM;
    private int cause = NO_ROOM;

    Propagation(int[][] neighbours, Window window, OpenPlaces open, PartialAssignment assignment) {
        this.neighbours = neighbours;
        this.open = open;
        this.assignment = assignment;
        this.steps = window.steps();
        this.reachInWords = window.longestStep() / Long.SIZE + 1;
        this.next = new long[window.words()];
        this.queue = new int[neighbours.length];
        this.isQueued = new boolean[neighbours.length];
    }

    /**
     * Propagates the loss of places of a room.
     *
     * @return whether there is no contradiction
     */
    boolean propagate(int room) {
        if (open.size(room) == 0) {
            return recordContradiction(room, room);
        }
        enqueue(room);
        while (queued > 0) {
            int restricted = dequeue();
            boolean isConsistent =
                    (open.size(restricted) > 1 || assignment.isPlaced(restricted) || placeAtOnlyPlace(restricted))
                            && restrictNeighbours(restricted);
            if (!isConsistent) {
                clearQueue();
                return false;
            }
        }
        return true;
    }

    /** The room without a place in the last contradiction. */
    int failed() {
        return failed;
    }

    /** The room that took its last place, or the same room. */
    int cause() {
        return cause;
    }

    /** The number of revisions (one room restricting another), which account for most of the time. */
    int revisions() {
        return revisions;
    }

    private boolean placeAtOnlyPlace(int room) {
        int place = open.place(room, 0);
        assignment.place(room, place);
        return closeToUnplaced(place, room) && checkPlacesAround(place, room) && checkSpaceFor(room, room);
    }

    private boolean closeToUnplaced(int place, int cause) {
        for (int i = 0; i < assignment.unplaced(); i++) {
            if (!closeTo(assignment.unplaced(i), place, cause)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Every place next to a taken one has one free place fewer; this also applies to the places of placed neighbours.
     */
    private boolean checkPlacesAround(int place, int cause) {
        for (int step : steps) {
            int other = place + step;
            boolean isConsistent = !assignment.isFree(other)
                    ? !assignment.hasRoom(other) || checkSpaceFor(assignment.roomIn(other), cause)
                    : closeToRoomsWithTooManyUnplaced(other, cause);
            if (!isConsistent) {
                return false;
            }
        }
        return true;
    }

    private boolean closeToRoomsWithTooManyUnplaced(int place, int cause) {
        int free = assignment.freeAround(place);
        for (int i = 0; i < assignment.unplaced(); i++) {
            int room = assignment.unplaced(i);
            if (assignment.unplacedAround(room) > free && !closeTo(room, place, cause)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Checks that a placed room has enough free places for its unplaced neighbours; if they are just enough, reserves
     * them.
     */
    private boolean checkSpaceFor(int room, int cause) {
        int unplaced = assignment.unplacedAround(room);
        int free = assignment.freeAround(assignment.placeOf(room));
        if (unplaced == 0 || free > unplaced) {
            return true;
        }
        return free < unplaced ? recordContradiction(room, cause) : reservePlacesAround(room);
    }

    private boolean reservePlacesAround(int room) {
        for (int step : steps) {
            int place = assignment.placeOf(room) + step;
            for (int i = 0; assignment.isFree(place) && i < assignment.unplaced(); i++) {
                int other = assignment.unplaced(i);
                if (open.isOpen(other, place) && !areNeighbours(room, other) && !closeTo(other, place, room)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean areNeighbours(int room, int other) {
        for (int neighbour : neighbours[room]) {
            if (neighbour == other) {
                return true;
            }
        }
        return false;
    }

    /**
     * Closes a place to a room.
     *
     * @return whether it has others
     */
    private boolean closeTo(int room, int place, int cause) {
        if (!open.isOpen(room, place)) {
            return true;
        }
        open.close(room, place);
        if (open.size(room) <= MOST_TO_REVISE_AFTER_LOSS) {
            enqueue(room);
        }
        return open.size(room) > 0 || recordContradiction(room, cause);
    }

    private boolean restrictNeighbours(int room) {
        findNext(room);
        for (int neighbour : neighbours[room]) {
            if (!restrict(neighbour, room)) {
                return false;
            }
        }
        return true;
    }

    private boolean restrict(int neighbour, int cause) {
        revisions++;
        int before = open.size(neighbour);
        open.closeAllBut(neighbour, next, nextFrom, nextTo);
        int after = open.size(neighbour);
        if (after == 0) {
            return recordContradiction(neighbour, cause);
        }
        if (after < before && after <= MOST_TO_REVISE) {
            enqueue(neighbour);
        }
        return true;
    }

    private void findNext(int room) {
        int from = open.low(room);
        int to = open.high(room);
        while (open.word(room, from) == 0) {
            from++;
        }
        while (open.word(room, to) == 0) {
            to--;
        }
        nextFrom = Math.max(0, from - reachInWords);
        nextTo = Math.min(next.length - 1, to + reachInWords);
        Arrays.fill(next, nextFrom, nextTo + 1, 0);
        for (int step : steps) {
            int words = Math.floorDiv(step, Long.SIZE);
            int bits = Math.floorMod(step, Long.SIZE);
            for (int word = from; word <= to; word++) {
                addShifted(open.word(room, word), word + words, bits);
            }
        }
    }

    /** Bits shifted out of the window are dropped: no room can be there, because nothing is open on the border. */
    private void addShifted(long word, int index, int bits) {
        if (index >= 0 && index < next.length) {
            next[index] |= word << bits;
        }
        if (bits > 0 && index + 1 >= 0 && index + 1 < next.length) {
            next[index + 1] |= word >>> (Long.SIZE - bits);
        }
    }

    private boolean recordContradiction(int room, int by) {
        failed = room;
        cause = by;
        return false;
    }

    private void enqueue(int room) {
        if (!isQueued[room]) {
            isQueued[room] = true;
            queue[(queueStart + queued++) % queue.length] = room;
        }
    }

    private int dequeue() {
        int room = queue[queueStart];
        queueStart = (queueStart + 1) % queue.length;
        queued--;
        isQueued[room] = false;
        return room;
    }

    private void clearQueue() {
        while (queued > 0) {
            dequeue();
        }
    }
}
