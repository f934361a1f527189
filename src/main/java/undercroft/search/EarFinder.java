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
 * Finds what to place next: the shortest ear or, where no path of rooms that do not stand leads from what stands back to
 * it, one room of the tree that hangs on. Where it is asked to, single rooms that hang on a crowded one come before ears of several
 * rooms, which would take the last free wall from them.
 *
 * <p>A breadth-first search from everything that stands, in which each room knows by which first room it was reached: an
 * edge between rooms reached by different first rooms closes an ear (the idea of finding a shortest cycle by
 * breadth-first search; Itai and Rodeh, Finding a Minimum Circuit in a Graph, 1978).
 */
final class EarFinder {

    private static final int NONE = -1;

    private final Plan plan;
    private final PartialLayout layout;
    private final SeededRandom random;
    private final int[] troubles;
    private final Optional<Packing> packing;
    private final int[] distance;
    private final int[] first;
    private final int[] parent;
    private final int[] queue;
    private final int[] hanging;
    /** Each room's number as an object, made once. */
    private final Integer[] boxed;

    private final Ear ear;
    private int queued;
    private int frontier;

    /**
     * A finder.
     *
     * @param troubles how often each room has failed lately, kept by the caller
     * @param packing by which rooms that hang on a crowded one come early, if they are to
     */
    EarFinder(Plan plan, PartialLayout layout, SeededRandom random, int[] troubles, Optional<Packing> packing) {
        this.plan = plan;
        this.layout = layout;
        this.random = random;
        this.troubles = troubles;
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

    /** Rooms to be placed one after the other. A finder has one ear, which it changes with every next. */
    static final class Ear {

        private final List<Integer> rooms;
        private int hanging;

        Ear(List<Integer> rooms, int hanging) {
            this.rooms = rooms;
            this.hanging = hanging;
        }

        /** A path; its first room is a neighbour of one that stands, and so is its last. */
        List<Integer> rooms() {
            return rooms;
        }

        /** How many rooms, itself among them, hang on what stands by a single room only; 1 for a proper ear. */
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

    /** The next rooms to place; something must stand, and something not. Ties are drawn evenly. */
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
     * Queues all neighbours of what stands; the answer is one of them that has two such neighbours or, where none has, one that
     * is to come early, if there is one.
     */
    private int findFrontier() {
        int closing = NONE;
        int early = NONE;
        int ties = 0;
        int earlyTies = 0;
        for (int room = 0; room < distance.length; room++) {
            int around = layout.stands(room) ? 0 : layout.standingNeighbours(room);
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

    /** Looks at rooms only as far away as the ends of an ear can be that is no longer than the shortest found. */
    private Ear findEar() {
        int shortest = Integer.MAX_VALUE;
        int ties = 0;
        int left = NONE;
        int right = NONE;
        for (int k = 0; k < queued && 2L * distance[queue[k]] <= shortest; k++) {
            int room = queue[k];
            for (int other : plan.neighboursOf(room)) {
                if (!layout.stands(other) && distance[other] == NONE) {
                    reachability(other, room);
                } else if (!layout.stands(other) && first[other] != first[room]) {
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
        // Which end is placed first decides what an ear can do: one that failed may succeed the other way round.
        return random.below(2) == 0 ? path(left, right) : path(right, left);
    }

    private void reachability(int room, int from) {
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
     * Of all rooms next to what stands the one that has failed the most lately, for what is hard to place finds places as long as
     * there are many (Boussemart and others, Boosting Systematic Search by Weighting Constraints, 2004), and of equals the one on
     * which the most hang: large branches need open space.
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
        return troubles[room] != troubles[other]
                ? Integer.compare(troubles[room], troubles[other])
                : Integer.compare(hanging[room], hanging[other]);
    }
}
