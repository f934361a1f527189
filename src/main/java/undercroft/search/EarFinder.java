package undercroft.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import undercroft.plan.Plan;
import undercroft.random.SeededRandom;

/**
 * Finds what to place next: the shortest ear or, where no path through unplaced rooms leads from what is placed back to it, one
 * room of a branch. If so configured, a room that hangs on a crowded one comes before ears of several rooms, which would take the
 * last free wall from it.
 *
 * <p>A breadth-first search from everything placed, in which each room knows the first room of its path: an edge between rooms
 * with different first rooms closes an ear. This is the idea of finding a shortest cycle by breadth-first search (Itai and Rodeh,
 * Finding a Minimum Circuit in a Graph, 1978).
 */
final class EarFinder {

    private static final int NONE = -1;

    private final Plan plan;
    private final PartialLayout layout;
    private final SeededRandom random;
    private final int[] recentFailures;
    private final Optional<Packing> packing;
    private final int[] distance;
    private final int[] first;
    private final int[] parent;
    private final int[] queue;
    private final int[] hanging;
    /** By room, its index as an object, made once. */
    private final Integer[] boxed;

    private final Ear ear;
    private int queued;
    private int frontier;

    /**
     * A finder.
     *
     * @param recentFailures by room, how often it has failed lately; kept by the caller
     * @param packing if present, rooms that hang on a crowded room come early
     */
    EarFinder(Plan plan, PartialLayout layout, SeededRandom random, int[] recentFailures, Optional<Packing> packing) {
        this.plan = plan;
        this.layout = layout;
        this.random = random;
        this.recentFailures = recentFailures;
        this.packing = packing;
        int rooms = plan.roomCount();
        distance = new int[rooms];
        first = new int[rooms];
        parent = new int[rooms];
        queue = new int[rooms];
        hanging = new int[rooms];
        boxed = IntStream.range(0, rooms).boxed().toArray(Integer[]::new);
        ear = new Ear(new ArrayList<>(rooms), 0);
    }

    /** Rooms to be placed one after the other. A finder has a single ear, which every call of {@link #next} changes. */
    static final class Ear {

        private final List<Integer> rooms;
        private int hanging;

        Ear(List<Integer> rooms, int hanging) {
            this.rooms = rooms;
            this.hanging = hanging;
        }

        /** A path whose first and last rooms are neighbours of placed rooms. */
        List<Integer> rooms() {
            return rooms;
        }

        /** The number of rooms of the branch that a single room begins, with the room itself; 1 for a proper ear. */
        int hanging() {
            return hanging;
        }

        int last() {
            return rooms.get(rooms.size() - 1);
        }

        private Ear becomes(Integer room, int nowHanging) {
            rooms.clear();
            rooms.add(room);
            hanging = nowHanging;
            return this;
        }
    }

    /** The next rooms to place. Some room must be placed, and some not. Ties are drawn uniformly. */
    Ear next() {
        Arrays.fill(distance, NONE);
        queued = 0;
        int single = findFrontier();
        if (single != NONE) {
            return ear.becomes(boxed[single], 1);
        }
        return findEar();
    }

    /**
     * Queues all neighbours of what is placed.
     *
     * @return one of them that has two placed neighbours or, failing that, one that comes early; {@link #NONE} where there is neither
     */
    private int findFrontier() {
        int closing = NONE;
        int early = NONE;
        int ties = 0;
        int earlyTies = 0;
        for (int room = 0; room < distance.length; room++) {
            int around = layout.isPlaced(room) ? 0 : layout.placedNeighbours(room);
            if (around > 0) {
                distance[room] = 1;
                first[room] = room;
                parent[room] = NONE;
                queue[queued++] = room;
            }
            if (around > 1 && random.below(++ties) == 0) {
                closing = room;
            }
            if (around == 1 && comesEarly(room) && random.below(++earlyTies) == 0) {
                early = room;
            }
        }
        frontier = queued;
        return closing != NONE ? closing : early;
    }

    private boolean comesEarly(int room) {
        return packing.isPresent() && packing.get().isLeafOfCrowded(room);
    }

    /** Looks no farther than the ends of an ear as short as the shortest found can lie. */
    private Ear findEar() {
        int shortest = Integer.MAX_VALUE;
        int ties = 0;
        int left = NONE;
        int right = NONE;
        for (int k = 0; k < queued && 2L * distance[queue[k]] <= shortest; k++) {
            int room = queue[k];
            for (int other : plan.neighboursOf(room)) {
                if (!layout.isPlaced(other) && distance[other] == NONE) {
                    markReached(other, room);
                } else if (!layout.isPlaced(other) && first[other] != first[room]) {
                    int length = distance[room] + distance[other];
                    if (length < shortest) {
                        ties = 0;
                    }
                    if (length <= shortest && random.below(++ties) == 0) {
                        shortest = length;
                        left = room;
                        right = other;
                    }
                }
            }
        }
        if (left == NONE) {
            return firstBranch();
        }
        // The end that is placed first decides what an ear can do: an ear that failed may succeed in the other
        // direction.
        return random.below(2) == 0 ? path(left, right) : path(right, left);
    }

    private void markReached(int room, int from) {
        distance[room] = distance[from] + 1;
        first[room] = first[from];
        parent[room] = from;
        queue[queued++] = room;
    }

    private Ear path(int left, int right) {
        ear.becomes(boxed[left], 1);
        for (int room = parent[left]; room != NONE; room = parent[room]) {
            ear.rooms.add(boxed[room]);
        }
        Collections.reverse(ear.rooms);
        for (int room = right; room != NONE; room = parent[room]) {
            ear.rooms.add(boxed[room]);
        }
        return ear;
    }

    /**
     * Of all rooms next to what is placed, the one that has failed most often lately, because what is hard to place should choose
     * while there are many places (Boussemart and others, Boosting Systematic Search by Weighting Constraints, 2004). Of equals the
     * one with the largest branch, which needs open space.
     */
    private Ear firstBranch() {
        Arrays.fill(hanging, 0);
        for (int k = queued - 1; k >= 0; k--) {
            int room = queue[k];
            hanging[room]++;
            if (parent[room] != NONE) {
                hanging[parent[room]] += hanging[room];
            }
        }
        int first = queue[0];
        int ties = 1;
        for (int k = 1; k < frontier; k++) {
            int room = queue[k];
            int order = compare(room, first);
            ties = order > 0 ? 1 : ties + 1;
            if (order > 0 || (order == 0 && random.below(ties) == 0)) {
                first = room;
            }
        }
        return ear.becomes(boxed[first], hanging[first]);
    }

    private int compare(int room, int other) {
        return recentFailures[room] != recentFailures[other]
                ? Integer.compare(recentFailures[room], recentFailures[other])
                : Integer.compare(hanging[room], hanging[other]);
    }
}
