package undercroft.lattice;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntPredicate;
import undercroft.graph.RoomGraph;
import undercroft.random.SeededRandom;

/**
 * Gives every vertex of a graph a place of its own in a lattice, next to the places of its neighbours: a depth-first search
 * over the places that {@link Propagation} leaves open, with restarts.
 */
public final class Embedding {

    /** Restarts come after so many contradictions at first, and each time after a tenth more (geometric restarts, Walsh 1999). */
    private static final double FIRST_RESTART = 200;

    private static final double RESTART_GROWTH = 1.1;

    /** Of more places that are open to a room so many are drawn, and the best is taken. */
    private static final int MOST_TO_COMPARE = 20;

    private static final int NOWHERE = -1;

    private final Lattice lattice;
    private final int centre;
    private final Window window;
    private final OpenPlaces open;
    private final PartialAssignment standing;
    private final Propagation propagation;
    private final DomWdeg weights;
    private final SeededRandom random;
    private final int[] failures;
    /** Where each room stood last. */
    private final int[] lastPlace;

    private final int[] best;
    private int bestCount;

    // The choices so far.

    private final int[] chosenRoom;
    private final int[] chosenPlace;
    private final int[] changesBefore;
    private final int[] missingBefore;
    private int choices;
    private int revisionsTold;
    private boolean isRuledOut;

    /** An embedding that is not yet searched. The graph must be connected. */
    public Embedding(RoomGraph graph, Lattice lattice, SeededRandom random) {
        int rooms = graph.vertexCount();
        this.lattice = lattice;
        this.random = random;
        int[][] neighbours = new int[rooms][];
        Arrays.setAll(neighbours, graph::neighbours);
        Distances distances = Distances.fromCentre(neighbours);
        this.window = Window.around(lattice, distances.most(), rooms);
        this.open = new OpenPlaces(rooms, window.words());
        Map<Integer, long[]> reached = new HashMap<>();
        for (int room = 0; room < rooms; room++) {
            open.open(room, reached.computeIfAbsent(window.asFar(distances.of(room)), window::reached));
        }
        this.standing = new PartialAssignment(neighbours, window);
        this.propagation = new Propagation(neighbours, window, open, standing);
        this.weights = new DomWdeg(neighbours, random);
        this.failures = new int[rooms];
        this.lastPlace = new int[rooms];
        this.best = new int[rooms];
        Arrays.fill(lastPlace, NOWHERE);
        Arrays.fill(best, NOWHERE);
        this.chosenRoom = new int[rooms];
        this.chosenPlace = new int[rooms];
        this.changesBefore = new int[rooms];
        this.missingBefore = new int[rooms];
        this.centre = distances.centre();
    }

    /**
     * Searches, once.
     *
     * @param spend is told from time to time how much was done, in revisions, each of which takes about a microsecond; says
     *     whether to go on
     * @return whether every vertex has its place
     */
    public boolean search(IntPredicate spend) {
        if (!spend.test(1)) {
            return false;
        }
        isRuledOut = !propagation.follows(centre);
        if (isRuledOut) {
            return false;
        }
        double untilRestart = FIRST_RESTART;
        while (true) {
            switch (descend(spend, (int) untilRestart)) {
                case FOUND -> {
                    rememberIfBest();
                    return true;
                }
                case GIVEN_UP -> {
                    return false;
                }
                case STALE -> untilRestart *= RESTART_GROWTH;
            }
        }
    }

    /** Whether the search has shown that there is no embedding, in the space that it gives the graph. */
    public boolean isRuledOut() {
        return isRuledOut;
    }

    /** Whether a vertex has a place, after the search: all have one if it succeeded, else those that had one when most had. */
    public boolean isPlaced(int vertex) {
        return best[vertex] != NOWHERE;
    }

    /** The column of a vertex that has a place. */
    public int column(int vertex) {
        return window.column(best[vertex]);
    }

    /** The row of a vertex that has a place. */
    public int row(int vertex) {
        return window.row(best[vertex]);
    }

    /** How often there was no place left for a vertex. */
    public int failures(int vertex) {
        return failures[vertex];
    }

    /** How often a choice was taken back. */
    public long backtracks() {
        return Arrays.stream(failures).asLongStream().sum();
    }

    private enum End {
        FOUND,
        /** There is no embedding in the window, or the search is to stop. */
        GIVEN_UP,
        /** Too many contradictions: another order may do better. */
        STALE
    }

    private End descend(IntPredicate spend, int mostContradictions) {
        int contradictions = 0;
        while (standing.missing() > 0) {
            boolean isConsistent = choose(weights.choose(standing, open));
            while (!isConsistent) {
                if (choices == 0) {
                    isRuledOut = true;
                    return End.GIVEN_UP;
                }
                takeBack();
                if (!spends(spend)) {
                    return End.GIVEN_UP;
                }
                if (++contradictions > mostContradictions) {
                    goBackToBeginning();
                    return End.STALE;
                }
                open.close(chosenRoom[choices], chosenPlace[choices]);
                isConsistent = propagation.follows(chosenRoom[choices]);
            }
            if (!spends(spend)) {
                rememberIfBest();
                return End.GIVEN_UP;
            }
        }
        return End.FOUND;
    }

    /** Tells what was done since it was last told; whether to go on. */
    private boolean spends(IntPredicate spend) {
        int more = propagation.revisions() - revisionsTold;
        revisionsTold += more;
        return spend.test(1 + more);
    }

    /** Stands a room where it stood last, if that is open, or anywhere; whether that leads to no contradiction. */
    private boolean choose(int room) {
        int last = lastPlace[room];
        int place = last != NOWHERE && open.isOpen(room, last) ? last : farOut(room);
        chosenRoom[choices] = room;
        chosenPlace[choices] = place;
        changesBefore[choices] = open.changes();
        missingBefore[choices++] = standing.missing();
        open.closeAllBut(room, place);
        return propagation.follows(room);
    }

    /** Of some places that are open to a room, all at best, the one farthest from the centre: what is large grows outwards. */
    private int farOut(int room) {
        int size = open.size(room);
        int farthest = NOWHERE;
        double most = -1;
        for (int i = 0; i < Math.min(size, MOST_TO_COMPARE); i++) {
            int place = open.place(room, size <= MOST_TO_COMPARE ? i : random.below(size));
            // Chance decides between places that are equally far.
            double merit = lattice.distance(window.column(place), window.row(place)) + random.unit();
            if (merit > most) {
                most = merit;
                farthest = place;
            }
        }
        return farthest;
    }

    /** Takes the last choice back, which led to a contradiction, and learns from it. */
    private void takeBack() {
        failures[propagation.failed()]++;
        weights.add(propagation.failed(), propagation.cause());
        goBack(choices - 1);
        rememberIfBest();
    }

    /** Takes back all choices but the first so many. */
    private void goBack(int toChoices) {
        choices = toChoices;
        for (int i = standing.missing(); i < missingBefore[choices]; i++) {
            lastPlace[standing.missing(i)] = standing.placeOf(standing.missing(i));
        }
        standing.goBack(missingBefore[choices]);
        open.goBack(changesBefore[choices]);
    }

    private void goBackToBeginning() {
        if (choices > 0) {
            goBack(0);
        }
    }

    private void rememberIfBest() {
        int count = best.length - standing.missing();
        if (count > bestCount) {
            bestCount = count;
            for (int room = 0; room < best.length; room++) {
                best[room] = standing.stands(room) ? standing.placeOf(room) : NOWHERE;
            }
        }
    }
}
