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

    /** What it costs to look for the cycle through a connection, in steps of {@link Effort}. */
    private static final int STEPS = 50;

    private final Plan plan;
    private final int[] parent;
    private final Link[] toParent;
    private final int[] depth;

    private Walks(Plan plan) {
        this.plan = plan;
        this.parent = new int[plan.roomCount()];
        this.toParent = new Link[plan.roomCount()];
        this.depth = new int[plan.roomCount()];
    }

    /**
     * For every room (of a thousand) and connection the cycle, if there is one, of the connection and shortest ways from its ends to the room;
     * short ones first. Among them is a basis of all cycles (Horton, A Polynomial-Time Algorithm to Find the Shortest Cycle
     * Basis of a Graph, 1987), so a cycle of odd length wherever there is any.
     */
    static List<Walk> cycles(Plan plan, Effort effort) {
        Walks walks = new Walks(plan);
        Set<BitSet> seen = new HashSet<>();
        List<Walk> cycles = new ArrayList<>();
        int roots = Math.min(plan.roomCount(), MOST_ROOTS);
        long steps = (long) STEPS * plan.links().size();
        for (int root = 0; root < roots && effort.prepare(steps); root++) {
            walks.searchFrom(root);
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
        Deque<Integer> queue = new ArrayDeque<>(List.of(root));
        while (!queue.isEmpty()) {
            int room = queue.remove();
            for (Link link : plan.linksOf(room)) {
                int other = link.other(room);
                if (parent[other] == NONE) {
                    parent[other] = room;
                    toParent[other] = link;
                    depth[other] = depth[room] + 1;
                    queue.add(other);
                }
            }
        }
    }

    private Optional<Walk> cycleThrough(Link link) {
        boolean isOfTree = parent[link.to()] == link.from() || parent[link.from()] == link.to();
        if (isOfTree || depth[link.from()] + depth[link.to()] + 1 > LONGEST) {
            return Optional.empty();
        }
        Walk there = wayFromRoot(link.from());
        Walk back = wayFromRoot(link.to());
        if (there.length() > 0
                && back.length() > 0
                && there.rooms().get(1).equals(back.rooms().get(1))) {
            return Optional.empty();
        }
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
