package undercroft.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import undercroft.graph.BreadthFirstTree;
import undercroft.plan.Link;
import undercroft.plan.Plan;

/** The shortest walks of a level, along the trees of breadth-first searches from its rooms. */
final class Walks {

    /**
     * The most connections of a cycle: a longer cycle that cannot close mostly has a shorter one beside it that cannot
     * either.
     */
    private static final int LONGEST = 40;

    /** The most rooms that are searched from: the time is quadratic in the number of rooms. */
    private static final int MOST_ROOTS = 1000;

    private final Plan plan;
    private final BreadthFirstTree tree;
    /** The neighbour of the root on the path from the root to each room; the root itself for the root. */
    private final int[] branch;

    private Walks(Plan plan, int root) {
        this.plan = plan;
        this.tree = BreadthFirstTree.of(plan.roomCount(), plan::neighboursOf, root);
        this.branch = new int[plan.roomCount()];
        for (int i = 0; i < tree.reached(); i++) {
            int room = tree.at(i);
            branch[room] = tree.distance(room) > 1 ? branch[tree.parent(room)] : room;
        }
    }

    /**
     * The candidate cycles of Horton's algorithm, short ones first: for each of the first {@value #MOST_ROOTS} rooms
     * and each connection, the connection together with the shortest paths from its ends to the room, if that is a
     * cycle. They contain a basis of all cycles (Horton, A Polynomial-Time Algorithm to Find the Shortest Cycle Basis
     * of a Graph, 1987), hence an odd cycle if there is one.
     */
    static List<Walk> cycles(Plan plan, WorkBudget budget) {
        Set<BitSet> seen = new HashSet<>();
        List<Walk> cycles = new ArrayList<>();
        for (int root = 0; root < Math.min(plan.roomCount(), MOST_ROOTS) && !budget.isStopped(); root++) {
            Walks walks = new Walks(plan, root);
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
        int[] pinned =
                IntStream.range(0, plan.roomCount()).filter(plan::isPlacePinned).toArray();
        List<Walk> between = new ArrayList<>();
        for (int room : pinned) {
            Walks walks = new Walks(plan, room);
            Arrays.stream(pinned)
                    .filter(other -> other > room)
                    .forEach(other -> between.add(walks.pathFromRoot(other)));
        }
        between.sort(Comparator.comparingInt(Walk::length));
        return between;
    }

    private Optional<Walk> cycleThrough(Link link) {
        boolean isTreeEdge = tree.parent(link.to()) == link.from() || tree.parent(link.from()) == link.to();
        // Two paths that share their first step contain a shorter cycle, which is found from another root.
        boolean sameBranch = branch[link.from()] == branch[link.to()];
        if (isTreeEdge || sameBranch || tree.distance(link.from()) + tree.distance(link.to()) + 1 > LONGEST) {
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
        List<Integer> rooms = tree.pathToRoot(room);
        Collections.reverse(rooms);
        List<Link> links = IntStream.range(1, rooms.size())
                .mapToObj(i -> linkBetween(rooms.get(i - 1), rooms.get(i)))
                .toList();
        return new Walk(rooms, links);
    }

    private Link linkBetween(int room, int neighbour) {
        return plan.linksOf(room).stream()
                .filter(link -> link.other(room) == neighbour)
                .findFirst()
                .orElseThrow();
    }

    private static BitSet connections(Walk walk) {
        BitSet set = new BitSet();
        walk.links().forEach(link -> set.set(link.index()));
        return set;
    }
}
