package undercroft.lattice;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntPredicate;
import undercroft.graph.RoomGraph;
import undercroft.random.SeededRandom;

/**
 * Embeds a graph in a lattice: every vertex gets a place of its own, next to the places of its neighbours. A
 * depth-first search over the places that {@link Propagation} leaves open, with restarts.
 */
public final class Embedding {

    /** The contradictions before the first restart. */
    private static final double FIRST_RESTART = 200;

    /**
     * The factor from one restart's contradictions to the next (geometric restarts: Walsh, Search in a Small World,
     * 1999).
     */
    private static final double RESTART_GROWTH = 1.1;

    /** The most places of a room that are compared when one is chosen; of more, this many are sampled. */
    private static final int MAX_COMPARED = 20;

    private static final int NOWHERE = -1;

    private final Lattice lattice;
    private final int centre;
    private final Window window;
    private final OpenPlaces open;
    private final PartialAssignment assignment;
    private final Propagation propagation;
    private final DomWdeg heuristic;
    private final SeededRandom random;
    private final int[] failures;
    /** The last place of each room, tried again first. */
    private final int[] lastPlace;

    private final int[] best;
    private int bestCount;

    // The stack of choices.

    private final int[] chosenRoom;
    private final int[] chosenPlace;
    private final int[] changesBefore;
    private final int[] unplacedBefore;
    private int choices;
    private int revisionsReported;
    private boolean ruledOut;

    /**
     * An embedding of a graph, not searched yet.
     *
     * @param graph connected
     */
    public Embedding(RoomGraph graph, Lattice lattice, SeededRandom random) {
        int rooms = graph.vertexCount();
        this.lattice = lattice;
        this.random = random;
        int[][] neighbours = new int[rooms][];
        Arrays.setAll(neighbours, graph::neighbours);
        Distances distances = Distances.fromCentre(neighbours);
        this.window = Window.around(lattice, distances.eccentricity(), rooms);
        this.open = new OpenPlaces(rooms, window.words());
        Map<Integer, long[]> reached = new HashMap<>();
        for (int room = 0; room < rooms; room++) {
            open.open(room, reached.computeIfAbsent(window.canonicalLength(distances.of(room)), window::reached));
        }
        this.assignment = new PartialAssignment(neighbours, window);
        this.propagation = new Propagation(neighbours, window, open, assignment);
        this.heuristic = new DomWdeg(neighbours, random);
        this.failures = new int[rooms];
        this.lastPlace = new int[rooms];
        this.best = new int[rooms];
        Arrays.fill(lastPlace, NOWHERE);
        Arrays.fill(best, NOWHERE);
        this.chosenRoom = new int[rooms];
        this.chosenPlace = new int[rooms];
        this.changesBefore = new int[rooms];
        this.unplacedBefore = new int[rooms];
        this.centre = distances.centre();
    }

    /**
     * Searches; to be called once.
     *
     * @param spend receives the work since the last call, in revisions of about a microsecond each, and returns whether
     *     to go on
     * @return whether every vertex has a place
     */
    public boolean search(IntPredicate spend) {
        if (!spend.test(1)) {
            return false;
        }
        ruledOut = !propagation.propagate(centre);
        if (ruledOut) {
            return false;
        }
        double untilRestart = FIRST_RESTART;
        while (true) {
            switch (searchUntilRestart(spend, (int) untilRestart)) {
                case FOUND -> {
                    rememberIfBest();
                    return true;
                }
                case GIVEN_UP -> {
                    return false;
                }
                case RESTART -> untilRestart *= RESTART_GROWTH;
            }
        }
    }

    /** {@return whether the search has proved that the graph has no embedding in its window} */
    public boolean isRuledOut() {
        return ruledOut;
    }

    /**
     * {@return whether a vertex has a place in the best assignment found: a complete one if the search succeeded,
     * otherwise the one with the most vertices}
     */
    public boolean isPlaced(int vertex) {
        return best[vertex] != NOWHERE;
    }

    /** {@return the column of a placed vertex} */
    public int column(int vertex) {
        return window.column(best[vertex]);
    }

    /** {@return the row of a placed vertex} */
    public int row(int vertex) {
        return window.row(best[vertex]);
    }

    /** {@return the number of contradictions in which a vertex had no place left} */
    public int failures(int vertex) {
        return failures[vertex];
    }

    /** {@return the number of choices that were undone} */
    public long backtracks() {
        return Arrays.stream(failures).asLongStream().sum();
    }

    private enum End {
        FOUND,
        /** There is no embedding in the window, or the search must stop. */
        GIVEN_UP,
        /** Too many contradictions; the search restarts with new weights. */
        RESTART
    }

    private End searchUntilRestart(IntPredicate spend, int mostContradictions) {
        int contradictions = 0;
        while (assignment.unplaced() > 0) {
            boolean isConsistent = choose(heuristic.choose(assignment, open));
            while (!isConsistent) {
                if (choices == 0) {
                    ruledOut = true;
                    return End.GIVEN_UP;
                }
                undoChoice();
                if (!reportWork(spend)) {
                    return End.GIVEN_UP;
                }
                if (++contradictions > mostContradictions) {
                    undoAll();
                    return End.RESTART;
                }
                open.close(chosenRoom[choices], chosenPlace[choices]);
                isConsistent = propagation.propagate(chosenRoom[choices]);
            }
            if (!reportWork(spend)) {
                rememberIfBest();
                return End.GIVEN_UP;
            }
        }
        return End.FOUND;
    }

    /**
     * Reports the work since the last report.
     *
     * @return whether to go on
     */
    private boolean reportWork(IntPredicate spend) {
        int more = propagation.revisions() - revisionsReported;
        revisionsReported += more;
        return spend.test(1 + more);
    }

    /**
     * Places a room at its last place if that is open, otherwise at a new one.
     *
     * @return whether there is no contradiction
     */
    private boolean choose(int room) {
        int last = lastPlace[room];
        int place = last != NOWHERE && open.isOpen(room, last) ? last : farthestPlace(room);
        chosenRoom[choices] = room;
        chosenPlace[choices] = place;
        changesBefore[choices] = open.changes();
        unplacedBefore[choices++] = assignment.unplaced();
        open.closeAllBut(room, place);
        return propagation.propagate(room);
    }

    /**
     * The place farthest from the centre among those open to a room, or a sample of them: a large graph then grows
     * outwards.
     */
    private int farthestPlace(int room) {
        int size = open.size(room);
        int farthest = NOWHERE;
        double most = -1;
        for (int i = 0; i < Math.min(size, MAX_COMPARED); i++) {
            int place = open.place(room, size <= MAX_COMPARED ? i : random.below(size));
            // The random term breaks ties.
            double score = lattice.distance(window.column(place), window.row(place)) + random.unit();
            if (score > most) {
                most = score;
                farthest = place;
            }
        }
        return farthest;
    }

    /** Undoes the last choice after a contradiction and updates the weights. */
    private void undoChoice() {
        failures[propagation.failed()]++;
        heuristic.add(propagation.failed(), propagation.cause());
        undoTo(choices - 1);
        rememberIfBest();
    }

    /** Undoes all choices from a number on. */
    private void undoTo(int toChoices) {
        choices = toChoices;
        for (int i = assignment.unplaced(); i < unplacedBefore[choices]; i++) {
            lastPlace[assignment.unplaced(i)] = assignment.placeOf(assignment.unplaced(i));
        }
        assignment.undoTo(unplacedBefore[choices]);
        open.undoTo(changesBefore[choices]);
    }

    private void undoAll() {
        if (choices > 0) {
            undoTo(0);
        }
    }

    private void rememberIfBest() {
        int count = best.length - assignment.unplaced();
        if (count > bestCount) {
            bestCount = count;
            for (int room = 0; room < best.length; room++) {
                best[room] = assignment.isPlaced(room) ? assignment.placeOf(room) : NOWHERE;
            }
        }
    }
}
