package undercroft.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import undercroft.graph.RoomGraph;
import undercroft.plan.Plan;

/**
 * Chooses the parts of a level that are worth an exhaustive search: those in which many connections meet on few rooms,
 * so that there are few layouts to try and one is unlikely to fit.
 */
final class PartChoice {

    /** A level with at most this many rooms is tried as a whole; larger ones rarely finish within the budget. */
    private static final int WHOLE = 8;

    /** The most rooms of a part: no larger part was seen to finish within the budget. */
    private static final int LARGEST = 16;

    /** The most parts that are tried; with more, each would get too little of the budget. */
    private static final int MOST_PARTS = 500;

    private final Plan plan;
    private final RoomGraph graph;
    private final CanonicalKey keys;
    private final WorkBudget budget;
    private final BitSet pinned = new BitSet();
    private final Set<BitSet> choice = new LinkedHashSet<>();

    private PartChoice(Plan plan, CanonicalKey keys, WorkBudget budget) {
        this.plan = plan;
        this.graph = plan.graph();
        this.keys = keys;
        this.budget = budget;
        IntStream.range(0, plan.roomCount()).filter(plan::isPlacePinned).forEach(pinned::set);
    }

    /** The parts to try, small ones first, one for each canonical key; incomplete if it is stopped. */
    static List<Part> of(Plan plan, CanonicalKey keys, List<Walk> cycles, List<Walk> betweenPinned, WorkBudget budget) {
        PartChoice choice = new PartChoice(plan, keys, budget);
        choice.addNeighbourhoods();
        betweenPinned.stream().map(Walk::roomSet).forEach(choice::add);
        choice.addCycles(cycles);
        choice.addBlocks();
        return choice.parts();
    }

    private void addNeighbourhoods() {
        for (int room = 0; room < graph.vertexCount(); room++) {
            BitSet near = new BitSet();
            near.set(room);
            addNeighbours(near);
            if (near.cardinality() > 2) {
                add(near);
                addNeighbours(near);
                if (near.cardinality() <= WHOLE) {
                    add(near);
                }
            }
        }
    }

    private void addNeighbours(BitSet rooms) {
        ((BitSet) rooms.clone())
                .stream().flatMap(room -> Arrays.stream(graph.neighbours(room))).forEach(rooms::set);
    }

    /** Adds short cycles, and pairs of them that share a connection. */
    private void addCycles(List<Walk> cycles) {
        List<BitSet> small = cycles.stream()
                .map(Walk::roomSet)
                .filter(rooms -> rooms.cardinality() <= WHOLE)
                .toList();
        small.forEach(this::add);
        for (int a = 0; a < small.size() && choice.size() < MOST_PARTS; a++) {
            for (int b = 0; b < a; b++) {
                BitSet shared = (BitSet) small.get(a).clone();
                shared.and(small.get(b));
                if (shared.cardinality() > 1) {
                    BitSet both = (BitSet) small.get(a).clone();
                    both.or(small.get(b));
                    add(both);
                }
            }
        }
    }

    private void addBlocks() {
        for (List<Integer> block : graph.blocks()) {
            BitSet rooms = new BitSet();
            block.forEach(rooms::set);
            add(rooms);
        }
        if (graph.vertexCount() <= WHOLE) {
            BitSet all = new BitSet();
            all.set(0, graph.vertexCount());
            add(all);
        }
    }

    /** Adds a set of rooms; if one of them is pinned, also the set with all pinned rooms, which may be in the way. */
    private void add(BitSet rooms) {
        addIfSuitable(rooms);
        if (rooms.intersects(pinned)) {
            BitSet all = (BitSet) rooms.clone();
            all.or(pinned);
            addIfSuitable(all);
        }
    }

    private void addIfSuitable(BitSet rooms) {
        if (rooms.cardinality() > 1 && rooms.cardinality() <= LARGEST) {
            choice.add((BitSet) rooms.clone());
        }
    }

    private Part part(BitSet rooms) {
        budget.spend(plan.links().size());
        return Part.among(plan, rooms);
    }

    private List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        Set<List<Long>> seen = new HashSet<>();
        choice.stream()
                .takeWhile(rooms -> !budget.isStopped())
                .map(this::part)
                .sorted(Comparator.comparingInt(part -> part.rooms().size()))
                .filter(part -> seen.add(keys.of(part)))
                .limit(MOST_PARTS)
                .forEach(parts::add);
        return parts;
    }
}
