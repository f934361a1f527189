package undercroft.proof;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import undercroft.plan.Link;
import undercroft.plan.Plan;

/** The shortest walks of a level, along the trees of breadth-first searches from its rooms. */
final class Walks {

    private static final int NONE = -1;

    /**
     * The most connections of a cycle: a longer cycle that cannot close mostly has a shorter one beside it that cannot
     * either.
     */
    private static final int LONGEST = 40;

    /** The most rooms that are searched from: the time is quadratic in the number of rooms. */
    private static final int MOST_ROOTS = 1000;

    private final Plan plan;
    private final int[] parent;
    private final Link[] toParent;
    private final int[] depth;
    /** The neighbour of the root on the path from the root to each room. */
    private final int[] branch;

    private Walks(Plan plan) {
        this.plan = plan;
        this.parent = new int[plan.roomCount()];
        this.toParent = new Link[plan.roomCount()];
        this.depth = new int[plan.roomCount()];
        this.branch = new int[plan.roomCount()];
    }

    /**
     * The candidate cycles of Horton's algorithm, short ones first: for each of the first {@value #MOST_ROOTS} rooms
     * and each connection, the connection together with the shortest paths from its ends to the room, if that is a
     * cycle. They contain a basis of all cycles (Horton, A Polynomial-Time Algorithm to Find the Shortest Cycle Basis
     * of a Graph, 1987), hence an odd cycle if there is one.
     */
    static List<Walk> cycles(Plan plan, WorkBudget budget) {
        Walks walks = new Walks(plan);
        Set<BitSet> seen = new HashSet<>();
        List<Walk> cycles = new ArrayList<>();
        for (int root = 0; root < Math.min(plan.roomCount(), MOST_ROOTS) && !budget.isStopped(); root++) {
            walks.searchFrom(root);
            budget.spend(plan.links().size());
            for (Link link : plan.links()) {
                walks.cycleThrough(link)
                        .filter(cycle -> seen.add(connections(cycle)))
                        .ifPresent(cycles::add);
            }
        }
        cycles.sort(Comparator.comparingInt(Walk::length));
        return cycles;
    }

    /** A shortest path between every two pinned rooms, short ones first. */
    static List<Walk> betweenPinned(Plan plan) {
        Walks walks = new Walks(plan);
        int[] pinned =
                IntStream.range(0, plan.roomCount()).filter(plan::isPlacePinned).toArray();
        List<Walk> between = new ArrayList<>();
        for (int room : pinned) {
            walks.searchFrom(room);
            Arrays.stream(pinned)
                    .filter(other -> other > room)
                    .forEach(other -> between.add(walks.pathFromRoot(other)));
        }
        between.sort(Comparator.comparingInt(Walk::length));
        return between;
    }

    private void searchFrom(int root) {
        Arrays.fill(parent, NONE);
        parent[root] = root;
        depth[root] = 0;
        branch[root] = NONE;
        Deque<Integer> queue = new ArrayDeque<>(List.of(root));
        while (!queue.isEmpty()) {
            int room = queue.remove();
            for (Link link : plan.linksOf(room)) {
                int other = link.other(room);
                if (parent[other] == NONE) {
                    parent[other] = room;
                    toParent[other] = link;
                    depth[other] = depth[room] + 1;
                    branch[other] = room == root ? other : branch[room];
                    queue.add(other);
                }
            }
        }
    }

    private Optional<Walk> cycleThrough(Link link) {
        boolean isTreeEdge = parent[link.to()] == link.from() || parent[link.from()] == link.to();
        // Two paths that share their first step contain a shorter cycle, which is found from another root.
        boolean sameBranch = branch[link.from()] == branch[link.to()];
        if (isTreeEdge || sameBranch || depth[link.from()] + depth[link.to()] + 1 > LONGEST) {
            return Optional.empty();
        }
        Walk there = pathFromRoot(link.from());
        Walk back = pathFromRoot(link.to());
        List<Integer> rooms = new ArrayList<>(back.rooms());
        List<Link> links = new ArrayList<>(back.links());
        Collections.reverse(rooms);
        Collections.reverse(links);
        rooms.addAll(0, there.rooms());
        links.add(0, link);
        links.addAll(0, there.links());
        return Optional.of(new Walk(rooms, links));
    }

    private Walk pathFromRoot(int room) {
        List<Integer> rooms = new ArrayList<>();
        List<Link> links = new ArrayList<>();
        int at = room;
        rooms.add(at);
        while (depth[at] > 0) {
            links.add(toParent[at]);
            at = parent[at];
            rooms.add(at);
        }
        Collections.reverse(rooms);
        Collections.reverse(links);
        return new Walk(rooms, links);
    }

    private static BitSet connections(Walk walk) {
        BitSet set = new BitSet();
        walk.links().forEach(link -> set.set(link.index()));
        return set;
    }
}
