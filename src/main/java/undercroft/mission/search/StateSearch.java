package undercroft.mission.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import undercroft.statespace.StateTable;

/**
 * Goes through all states of a mission, breadth first, and then back from those in which it is won. A state that is not met on
 * the way back is a trap. Not thread-safe.
 */
final class StateSearch implements Exploration {

    /** Nothing leads to the first state. */
    private static final int NO_PARENT = -1;

    private final Play play;
    private final Situation situation;
    private final StateTable table = new StateTable();
    private final long[] words;
    private final List<Move> moveTo = new ArrayList<>();
    private final IntList parents = new IntList();
    private final IntList arrowFrom = new IntList();
    private final IntList arrowTo = new IntList();
    private final IntList won = new IntList();
    private final boolean isComplete;
    private int firstDeadEnd = NO_PARENT;
    private boolean[] canWin = new boolean[0];

    private StateSearch(Play play, long mostStates) {
        this.play = play;
        this.situation = play.situation();
        this.words = new long[situation.words()];
        table.clear(words.length);
        this.isComplete = forwards(mostStates);
        if (isComplete) {
            canWin = backwards();
        }
    }

    /**
     * Searches.
     *
     * @param mostStates the greatest number of states to look at
     */
    static StateSearch of(Play play, long mostStates) {
        return new StateSearch(play, mostStates);
    }

    private boolean forwards(long mostStates) {
        play.begin(Play::ignore);
        add(NO_PARENT, new Move(Move.Kind.ENTER, play.game().world().start(), situation.node()));
        for (int state = 0; state < table.size(); state++) {
            if (table.size() > mostStates) {
                return false;
            }
            expand(state);
        }
        return true;
    }

    private void expand(int state) {
        table.copy(state, words);
        situation.read(words, 0);
        if (situation.isWon()) {
            won.add(state);
            return;
        }
        List<Move> moves = play.moves();
        int arrows = arrowFrom.size();
        for (Move move : moves) {
            table.copy(state, words);
            situation.read(words, 0);
            play.make(move, Play::ignore);
            add(state, move);
        }
        if (arrows == arrowFrom.size() && firstDeadEnd == NO_PARENT) {
            firstDeadEnd = state;
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

    @Override
    public int states() {
        return table.size();
    }

    @Override
    public boolean isComplete() {
        return isComplete;
    }

    @Override
    public OptionalInt firstWon() {
        return won.size() == 0 ? OptionalInt.empty() : OptionalInt.of(won.get(0));
    }

    @Override
    public OptionalInt firstDeadEnd() {
        return firstDeadEnd == NO_PARENT ? OptionalInt.empty() : OptionalInt.of(firstDeadEnd);
    }

    @Override
    public OptionalInt firstTrap() {
        return IntStream.range(0, canWin.length).filter(state -> !canWin[state]).findFirst();
    }

    @Override
    public boolean isTrap(Situation settled) {
        settled.write(words, 0);
        int state = table.find(words);
        return state >= 0 && !canWin[state];
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

    @Override
    public List<Move> course(int state) {
        List<Move> choices = new ArrayList<>();
        for (int at = state; parents.get(at) != NO_PARENT; at = parents.get(at)) {
            choices.add(moveTo.get(at));
        }
        Collections.reverse(choices);
        List<Move> course = new ArrayList<>();
        play.begin(course::add);
        for (Move choice : choices) {
            course.add(choice);
            play.make(choice, course::add);
        }
        return course;
    }
}
