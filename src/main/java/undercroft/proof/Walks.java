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

/** The shortest walks of a level, along the trees of breadth-first searches from each of its rooms. */
final class Walks {

    private static final int NONE = -1;

    /** The longest cycles looked at: where those of so many rooms cannot close, some shorter one mostly cannot either. */
    private static final int LONGEST = 40;

    /** So many rooms are searched from at most: the time goes with the square of the rooms. */
    private static final int MOST_ROOTS = 1000;

    private final Plan plan;
    private final int[] parent;
    private final Link[] toParent;
    private final int[] depth;
    /** The neighbour of the root by which the way from there leads. */
    private final int[] branch;

    private Walks(Plan plan) {
        this.plan = plan;
        this.parent = new int[plan.roomCount()];
        this.toParent = new Link[plan.roomCount()];
        this.depth = new int[plan.roomCount()];
        this.branch = new int[plan.roomCount()];
    }

    /**
     * For every room (of a thousand) and connection the cycle, if there is one, of the connection and shortest ways from its
     * ends to the room; short ones first. Among them is a basis of all cycles (Horton, A Polynomial-Time Algorithm to Find the Shortest Cycle
     * Basis of a Graph, 1987), so a cycle of odd length wherever there is any.
     */
    static List<Walk> cycles(Plan plan, WorkBudget effort) {
        Walks walks = new Walks(plan);
        Set<BitSet> seen = new HashSet<>();
        List<Walk> cycles = new ArrayList<>();
        for (int root = 0; root < Math.min(plan.roomCount(), MOST_ROOTS) && !effort.isStopped(); root++) {
            walks.searchFrom(root);
            effort.spend(plan.links().size());
            for (Link link : plan.links()) {
                walks.cycleThrough(link)
                        .filter(cycle -> seen.add(connections(cycle)))
                        .ifPresent(cycles::add);
            }
        }
        cycles.sort(Comparator.comparingInt(Walk::length));
        return cycles;
    }

    /** A shortest way between each two rooms whose places are given, short ones first. */
    static List<Walk> betweenPinned(Plan plan) {
        Walks walks = new Walks(plan);
        int[] pinned =
                IntStream.range(0, plan.roomCount()).filter(plan::isPlacePinned).toArray();
        List<Walk> between = new ArrayList<>();
        for (int room : pinned) {
            walks.searchFrom(room);
            Arrays.stream(pinned).filter(other -> other > room).forEach(other -> between.add(walks.wayFromRoot(other)));
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
        boolean isOfTree = parent[link.to()] == link.from() || parent[link.from()] == link.to();
        // Two ways that begin alike make a shorter cycle, which another root has.
        boolean beginAlike = branch[link.from()] == branch[link.to()];
        if (isOfTree || beginAlike || depth[link.from()] + depth[link.to()] + 1 > LONGEST) {
            return Optional.empty();
        }
        Walk there = wayFromRoot(link.from());
        Walk back = wayFromRoot(link.to());
        List<Integer> rooms = new ArrayList<>(back.rooms());
        List<Link> links = new ArrayList<>(back.links());
        Collections.reverse(rooms);
        Collections.reverse(links);
        rooms.addAll(0, there.rooms());
        links.add(0, link);
        links.addAll(0, there.links());
        return Optional.of(new Walk(rooms, links));
    }

    private Walk wayFromRoot(int room) {
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
