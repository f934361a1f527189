package undercroft.mission.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import undercroft.level.MissionStep;
import undercroft.mission.world.Passage;
import undercroft.mission.world.World;
import undercroft.statespace.StateTable;

/**
 * Goes through all states of a mission, breadth first, and then back from those in which it is won. A state that is not met on
 * the way back is a trap. Not thread-safe.
 */
public final class StateSearch {

    /** Nothing leads to the first state. */
    private static final int NO_PARENT = -1;

    private final Game game;
    private final Situation situation;
    private final SafeTaking safe;
    private final Surroundings surroundings;
    private final Courses courses;
    private final StateTable table = new StateTable();
    private final long[] words;
    private final List<Move> moveTo = new ArrayList<>();
    private final IntList parents = new IntList();
    private final IntList arrowFrom = new IntList();
    private final IntList arrowTo = new IntList();
    private final IntList won = new IntList();
    private int firstDeadEnd = NO_PARENT;
    private boolean[] canWin = new boolean[0];

    private StateSearch(Game game) {
        this.game = game;
        this.situation = new Situation(game);
        this.safe = new SafeTaking(game);
        this.surroundings = new Surroundings(game, safe.isEverythingReversible());
        this.courses = new Courses(game);
        this.words = new long[situation.words()];
        table.clear(words.length);
    }

    /**
     * Searches.
     *
     * @param budget the greatest number of states to look at, with each place and each position of the switches in a state counted
     * @return what was found; unknown if the budget was used up before
     */
    public static SearchResult of(World world, long budget) {
        Game game = new Game(world);
        if (isTooLarge(game, budget)) {
            return new SearchResult.Unknown(0);
        }
        StateSearch search = new StateSearch(game);
        boolean isComplete = search.forwards(mostStates(game, budget));
        return search.result(isComplete);
    }

    /**
     * Searches without making steps of what is found.
     *
     * @param budget as for {@link #of}
     * @return whether the mission can be finished and nobody can get stuck; false too if the budget was used up
     */
    public static boolean isSafe(World world, long budget) {
        Game game = new Game(world);
        if (isTooLarge(game, budget)) {
            return false;
        }
        StateSearch search = new StateSearch(game);
        if (!search.forwards(mostStates(game, budget)) || search.won.size() == 0 || search.firstDeadEnd != NO_PARENT) {
            return false;
        }
        for (boolean each : search.backwards()) {
            if (!each) {
                return false;
            }
        }
        return true;
    }

    private static boolean isTooLarge(Game game, long budget) {
        return game.nodes() >= Math.min(budget, Integer.MAX_VALUE);
    }

    private static long mostStates(Game game, long budget) {
        return Math.max(1, budget / game.nodes());
    }

    /**
     * Plays without looking ahead: whatever can be opened is opened.
     *
     * @param world in which nobody can get stuck, and every way can be walked back
     * @return a way to the goal, without needless locks
     */
    public static List<MissionStep> anyWay(World world) {
        StateSearch search = new StateSearch(new Game(world));
        return search.courses.way(search.dive(passage -> true));
    }

    /**
     * Plays without looking ahead, and opens no lock that leads out of some rooms.
     *
     * @return the steps, if they end where nothing is left to do and the goal is not reached
     */
    public static Optional<List<MissionStep>> deadEndWithin(World world, Set<Integer> rooms) {
        StateSearch search = new StateSearch(new Game(world));
        List<Move> moves = search.dive(passage -> rooms.contains(passage.from()) && rooms.contains(passage.to()));
        return search.situation.isWon() || !search.moves().isEmpty()
                ? Optional.empty()
                : Optional.of(search.courses.trap(moves, search::isDeadEnd));
    }

    private List<Move> dive(Predicate<Passage> isOpened) {
        List<Move> course = new ArrayList<>();
        situation.begin();
        settle(course::add);
        Set<Integer> seen = new HashSet<>();
        Optional<Move> next = nextChange(isOpened, seen);
        while (next.isPresent()) {
            course.add(next.get());
            make(next.get());
            settle(course::add);
            next = nextChange(isOpened, seen);
        }
        return course;
    }

    /** A move after which more is taken, open or seen than before. */
    private Optional<Move> nextChange(Predicate<Passage> isOpened, Set<Integer> seen) {
        if (situation.isWon()) {
            return Optional.empty();
        }
        return moves().stream()
                .filter(move -> move.kind() == Move.Kind.OPEN
                        ? isOpened.test(game.openings().get(move.number()).passage())
                        : !situation.isSpentRoom(move.number()) || seen.add(move.number()))
                .findFirst();
    }

    private boolean forwards(long mostStates) {
        situation.begin();
        settle(StateSearch::ignore);
        add(NO_PARENT, new Move(Move.Kind.ENTER, game.world().start(), situation.node()));
        for (int state = 0; state < table.size(); state++) {
            if (table.size() > mostStates) {
                return false;
            }
            expand(state);
        }
        return true;
    }

    /** Takes everything that is safe, and lets one node stand for all between which the player can walk to and fro. */
    private void settle(Consumer<Move> taken) {
        do {
            surroundings.explore(situation);
            safe.consider(situation);
        } while (!situation.isWon() && takeSafe(taken));
        situation.standAt(surroundings.lowest());
    }

    private boolean takeSafe(Consumer<Move> taken) {
        boolean hasTaken = false;
        for (int i = 0; i < surroundings.count(); i++) {
            int node = surroundings.node(i);
            if (surroundings.isMutual(node)) {
                hasTaken |= openSafeBars(node, taken);
                hasTaken |= enterSafeRooms(node, taken);
            }
        }
        return hasTaken;
    }

    private boolean openSafeBars(int node, Consumer<Move> taken) {
        boolean hasOpened = false;
        for (int opening : game.openingsAt(game.room(node))) {
            Game.Opening bar = game.openings().get(opening);
            if (!bar.isLock() && situation.canOpen(opening, game.room(node)) && safe.isSafeBar(bar.passage())) {
                situation.open(opening);
                taken.accept(new Move(Move.Kind.OPEN, opening, node));
                hasOpened = true;
            }
        }
        return hasOpened;
    }

    private boolean enterSafeRooms(int node, Consumer<Move> taken) {
        boolean hasEntered = false;
        int room = game.room(node);
        for (int index : game.world().passagesAt(room)) {
            Passage passage = game.world().passages().get(index);
            int other = passage.other(room);
            if (!situation.isSpentRoom(other)
                    && safe.isReversible(passage)
                    && surroundings.canPass(situation, passage, room, game.combination(node))
                    && safe.isSafeRoom(other)) {
                situation.visit(other);
                taken.accept(new Move(Move.Kind.ENTER, other, game.node(other, game.combination(node))));
                hasEntered = true;
            }
        }
        return hasEntered;
    }

    private void expand(int state) {
        table.copy(state, words);
        situation.read(words, 0);
        if (situation.isWon()) {
            won.add(state);
            return;
        }
        List<Move> moves = moves();
        int arrows = arrowFrom.size();
        for (Move move : moves) {
            table.copy(state, words);
            situation.read(words, 0);
            make(move);
            settle(StateSearch::ignore);
            add(state, move);
        }
        if (arrows == arrowFrom.size() && firstDeadEnd == NO_PARENT) {
            firstDeadEnd = state;
        }
    }

    /** The choices in the current situation. */
    private List<Move> moves() {
        surroundings.explore(situation);
        List<Move> moves = new ArrayList<>();
        boolean[] isOffered = new boolean[game.openings().size()];
        for (int i = 0; i < surroundings.count(); i++) {
            int node = surroundings.node(i);
            if (surroundings.isMutual(node)) {
                addOpenings(node, isOffered, moves);
                addEntries(node, moves);
            }
        }
        return moves;
    }

    /**
     * Offers what can be opened at a node. Where an item that is spent may be needed for the way, it matters on which side of that way the
     * player stands, and how the switches do, when it is spent; otherwise one node is as good as another.
     */
    private void addOpenings(int node, boolean[] isOffered, List<Move> moves) {
        for (int opening : game.openingsAt(game.room(node))) {
            if (!isOffered[opening] && situation.canOpen(opening, game.room(node))) {
                isOffered[opening] = !safe.canLoseWays();
                moves.add(new Move(Move.Kind.OPEN, opening, node));
            }
        }
    }

    private void addEntries(int node, List<Move> moves) {
        int room = game.room(node);
        for (int index : game.world().passagesAt(room)) {
            Passage passage = game.world().passages().get(index);
            int other = passage.other(room);
            int next = game.node(other, game.combination(node));
            if (surroundings.canPass(situation, passage, room, game.combination(node))
                    && !(situation.isSpentRoom(other) && surroundings.isMutual(next))) {
                moves.add(new Move(Move.Kind.ENTER, other, next));
            }
        }
    }

    private void make(Move move) {
        situation.standAt(move.node());
        if (move.kind() == Move.Kind.ENTER) {
            situation.visit(move.number());
        } else {
            situation.open(move.number());
        }
    }

    private void add(int parent, Move move) {
        situation.write(words, 0);
        int before = table.size();
        int state = table.add(words);
        if (state == before) {
            parents.add(parent);
            moveTo.add(move);
        }
        if (parent != NO_PARENT && parent != state) {
            arrowFrom.add(parent);
            arrowTo.add(state);
        }
    }

    private SearchResult result(boolean isComplete) {
        if (!isComplete) {
            return firstDeadEnd == NO_PARENT
                    ? new SearchResult.Unknown(table.size())
                    : new SearchResult.Trap(
                            courses.trap(course(firstDeadEnd), this::isDeadEnd), List.of(), table.size());
        }
        if (won.size() == 0) {
            return new SearchResult.Unfinishable(table.size());
        }
        canWin = backwards();
        List<MissionStep> way = courses.way(course(won.get(0)));
        for (int state = 0; state < canWin.length; state++) {
            if (!canWin[state]) {
                return new SearchResult.Trap(courses.trap(course(state), this::isTrap), way, table.size());
            }
        }
        return new SearchResult.Safe(way, table.size());
    }

    /** Whether a situation is one of the traps found. */
    private boolean isTrap(Situation end) {
        if (end.isWon()) {
            return false;
        }
        turnTo(end);
        settle(StateSearch::ignore);
        situation.write(words, 0);
        int state = table.find(words);
        return state >= 0 && !canWin[state];
    }

    /** Whether there is no choice left in a situation. */
    private boolean isDeadEnd(Situation end) {
        if (end.isWon()) {
            return false;
        }
        turnTo(end);
        settle(StateSearch::ignore);
        return !situation.isWon() && moves().isEmpty();
    }

    private void turnTo(Situation end) {
        end.write(words, 0);
        situation.read(words, 0);
    }

    /** The states from which the mission can be won. */
    private boolean[] backwards() {
        int states = table.size();
        int[] first = new int[states + 1];
        for (int i = 0; i < arrowTo.size(); i++) {
            first[arrowTo.get(i) + 1]++;
        }
        for (int state = 0; state < states; state++) {
            first[state + 1] += first[state];
        }
        int[] sources = new int[arrowTo.size()];
        int[] filled = first.clone();
        for (int i = 0; i < arrowTo.size(); i++) {
            sources[filled[arrowTo.get(i)]++] = arrowFrom.get(i);
        }
        boolean[] seen = new boolean[states];
        IntList queue = new IntList();
        for (int i = 0; i < won.size(); i++) {
            seen[won.get(i)] = true;
            queue.add(won.get(i));
        }
        for (int next = 0; next < queue.size(); next++) {
            int state = queue.get(next);
            for (int i = first[state]; i < first[state + 1]; i++) {
                if (!seen[sources[i]]) {
                    seen[sources[i]] = true;
                    queue.add(sources[i]);
                }
            }
        }
        return seen;
    }

    /** All moves from the start to a state, those of safe taking included. */
    private List<Move> course(int state) {
        List<Move> choices = new ArrayList<>();
        for (int at = state; parents.get(at) != NO_PARENT; at = parents.get(at)) {
            choices.add(moveTo.get(at));
        }
        Collections.reverse(choices);
        List<Move> course = new ArrayList<>();
        situation.begin();
        settle(course::add);
        for (Move choice : choices) {
            course.add(choice);
            make(choice);
            settle(course::add);
        }
        return course;
    }

    private static void ignore(Move move) {}
}
