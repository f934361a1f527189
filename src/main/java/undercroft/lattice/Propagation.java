package undercroft.lattice;

import java.util.Arrays;

/**
 * Draws the conclusions from what stands and what is open: a room with one open place stands there, no two rooms stand in one
 * place, neighbours stand next to each other, and around each there is a free place for every neighbour that is missing.
 *
 * <p>Not all conclusions, but those that pay: a room to which much is open narrows its neighbours down only when it stands. When
 * all rooms stand, all rules have been kept.
 */
final class Propagation {

    /** A room to which more places are open does not narrow its neighbours down: it costs most there and rules out least. */
    private static final int MOST_TO_REVISE = 100;

    /** The same after the loss of a single place. */
    private static final int MOST_TO_REVISE_AFTER_LOSS = 12;

    private static final int NO_ROOM = -1;

    private final int[][] neighbours;
    private final OpenPlaces open;
    private final PartialAssignment standing;
    private final int[] steps;
    private final int reachInWords;
    /** The places next to those that are open to a room. */
    private final long[] next;

    private int nextFrom;
    private int nextTo;

    /** The rooms that may narrow their neighbours down, in a ring. */
    private final int[] queue;

    private final boolean[] isQueued;
    private int queueStart;
    private int queued;

    private int revisions;
    private int failed = NO_ROOM;
    private int cause = NO_ROOM;

    Propagation(int[][] neighbours, Window window, OpenPlaces open, PartialAssignment standing) {
        this.neighbours = neighbours;
        this.open = open;
        this.standing = standing;
        this.steps = window.steps();
        this.reachInWords = window.longestStep() / Long.SIZE + 1;
        this.next = new long[window.words()];
        this.queue = new int[neighbours.length];
        this.isQueued = new boolean[neighbours.length];
    }

    /** Draws all conclusions from what was closed to a room; whether there was no contradiction. */
    boolean follows(int room) {
        if (open.size(room) == 0) {
            return contradicts(room, room);
        }
        enqueue(room);
        while (queued > 0) {
            int narrowed = dequeue();
            boolean isConsistent = (open.size(narrowed) > 1 || standing.stands(narrowed) || stands(narrowed))
                    && narrowsNeighbours(narrowed);
            if (!isConsistent) {
                clearQueue();
                return false;
            }
        }
        return true;
    }

    /** The room without a place at the last contradiction. */
    int failed() {
        return failed;
    }

    /** The room that took its last place, or the same. */
    int cause() {
        return cause;
    }

    /** How many times one room has narrowed down another: what the time goes into. */
    int revisions() {
        return revisions;
    }

    private boolean stands(int room) {
        int place = open.place(room, 0);
        standing.stand(room, place);
        return closesToMissing(place, room) && leavesRoomAround(place, room) && leavesRoomFor(room, room);
    }

    private boolean closesToMissing(int place, int cause) {
        for (int i = 0; i < standing.missing(); i++) {
            if (!closes(standing.missing(i), place, cause)) {
                return false;
            }
        }
        return true;
    }

    /** Every place next to one that was taken has a free one less around it; neighbours that stand are in such places, too. */
    private boolean leavesRoomAround(int place, int cause) {
        for (int step : steps) {
            int other = place + step;
            boolean isConsistent = !standing.isFree(other)
                    ? !standing.hasRoom(other) || leavesRoomFor(standing.roomIn(other), cause)
                    : closesToThoseWithMoreMissing(other, cause);
            if (!isConsistent) {
                return false;
            }
        }
        return true;
    }

    private boolean closesToThoseWithMoreMissing(int place, int cause) {
        int free = standing.freeAround(place);
        for (int i = 0; i < standing.missing(); i++) {
            int room = standing.missing(i);
            if (standing.missingAround(room) > free && !closes(room, place, cause)) {
                return false;
            }
        }
        return true;
    }

    /** Whether a room that stands has free places for its missing neighbours; if it has no more, they are closed to all others. */
    private boolean leavesRoomFor(int room, int cause) {
        int missing = standing.missingAround(room);
        int free = standing.freeAround(standing.placeOf(room));
        if (missing == 0 || free > missing) {
            return true;
        }
        return free < missing ? contradicts(room, cause) : reservesPlacesAround(room);
    }

    private boolean reservesPlacesAround(int room) {
        for (int step : steps) {
            int place = standing.placeOf(room) + step;
            for (int i = 0; standing.isFree(place) && i < standing.missing(); i++) {
                int other = standing.missing(i);
                if (open.isOpen(other, place) && !areNeighbours(room, other) && !closes(other, place, room)) {
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

    /** Closes a place to a room; whether it has others. */
    private boolean closes(int room, int place, int cause) {
        if (!open.isOpen(room, place)) {
            return true;
        }
        open.close(room, place);
        if (open.size(room) <= MOST_TO_REVISE_AFTER_LOSS) {
            enqueue(room);
        }
        return open.size(room) > 0 || contradicts(room, cause);
    }

    private boolean narrowsNeighbours(int room) {
        findNext(room);
        for (int neighbour : neighbours[room]) {
            if (!narrows(neighbour, room)) {
                return false;
            }
        }
        return true;
    }

    private boolean narrows(int neighbour, int cause) {
        revisions++;
        int before = open.size(neighbour);
        open.closeAllBut(neighbour, next, nextFrom, nextTo);
        int after = open.size(neighbour);
        if (after == 0) {
            return contradicts(neighbour, cause);
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

    /** What would come to lie outside of all places lies there for no room, for nothing is open on the border. */
    private void addShifted(long word, int index, int bits) {
        if (index >= 0 && index < next.length) {
            next[index] |= word << bits;
        }
        if (bits > 0 && index + 1 >= 0 && index + 1 < next.length) {
            next[index + 1] |= word >>> (Long.SIZE - bits);
        }
    }

    private boolean contradicts(int room, int by) {
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
