package undercroft.mission.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import undercroft.mission.world.Passage;
import undercroft.mission.world.World;
import undercroft.statespace.StateTable;

/**
 * Goes through all sets of paid locks that a player can open, where every way can be walked back and no switch counts. What can be
 * reached then follows from the set, so a state is one word. Not thread-safe.
 */
final class LockSearch implements Exploration {

    /** Locks of which each has a bit in a word. */
    private static final int MOST_LOCKS = Long.SIZE;

    /** Nothing leads to the first state. */
    private static final int NO_PARENT = -1;

    private final Play play;
    private final List<Passage> locks;
    private final AlikeLocks alike;
    private final FreeReach reach;
    private final StateTable table = new StateTable();
    private final long[] word = new long[1];
    private final IntList parents = new IntList();
    private final IntList lockTo = new IntList();

    /** For each state that was looked at the end of its successors. */
    private final IntList successorsEnd = new IntList();

    private final IntList successors = new IntList();
    private final boolean isComplete;
    private int firstWon = NO_PARENT;
    private int firstDeadEnd = NO_PARENT;
    private boolean[] isWon = new boolean[0];
    private boolean[] canWin = new boolean[0];

    private LockSearch(Play play, long mostStates) {
        this.play = play;
        World world = play.game().world();
        this.locks = locks(world);
        this.alike = new AlikeLocks(world, locks);
        long[] bits = new long[world.passages().size()];
        for (int lock = 0; lock < locks.size(); lock++) {
            bits[locks.get(lock).index()] = 1L << lock;
        }
        this.reach = new FreeReach(world, bits);
        table.clear(1);
        this.isComplete = forwards(mostStates);
        if (isComplete) {
            backwards();
        }
    }

    private static List<Passage> locks(World world) {
        return world.passages().stream().filter(Passage::isPaid).toList();
    }

    /** Whether a search can go through sets of locks alone. */
    static boolean suits(Play play) {
        return play.isEverythingReversible()
                && play.game().switches().count() == 1
                && locks(play.game().world()).size() <= MOST_LOCKS;
    }

    /**
     * Searches.
     *
     * @param mostStates the greatest number of states to look at
     */
    static LockSearch of(Play play, long mostStates) {
        return new LockSearch(play, mostStates);
    }

    private boolean forwards(long mostStates) {
        IntList won = new IntList();
        add(NO_PARENT, 0, 0);
        for (int state = 0; state < table.size(); state++) {
            if (table.size() > mostStates) {
                return false;
            }
            long opened = table.states()[table.at(state)];
            reach.explore(opened);
            if (reach.isWon()) {
                won.add(state);
            } else {
                expand(state, opened);
            }
            successorsEnd.add(successors.size());
        }
        isWon = new boolean[table.size()];
        for (int i = 0; i < won.size(); i++) {
            isWon[won.get(i)] = true;
        }
        firstWon = won.size() == 0 ? NO_PARENT : won.get(0);
        return true;
    }

    private void expand(int state, long opened) {
        int before = successors.size();
        for (int lock = 0; lock < locks.size(); lock++) {
            boolean isOffered = (opened & 1L << lock) == 0 && alike.isNext(lock, opened);
            if (isOffered && reach.isAtHand(locks.get(lock)) && isAffordable(lock, opened)) {
                successors.add(add(state, lock, opened | 1L << lock));
            }
        }
        if (before == successors.size() && firstDeadEnd == NO_PARENT) {
            firstDeadEnd = state;
        }
    }

    private boolean isAffordable(int lock, long opened) {
        int key = locks.get(lock).lock();
        int left = reach.collected(key);
        for (long rest = opened; rest != 0; rest &= rest - 1) {
            left -= locks.get(Long.numberOfTrailingZeros(rest)).lock() == key ? 1 : 0;
        }
        return left > 0;
    }

    private int add(int parent, int lock, long opened) {
        word[0] = opened;
        int before = table.size();
        int state = table.add(word);
        if (state == before) {
            parents.add(parent);
            lockTo.add(lock);
        }
        return state;
    }

    /** Successors have one more lock open, and so higher numbers. */
    private void backwards() {
        canWin = isWon.clone();
        for (int state = canWin.length - 1; state >= 0; state--) {
            int begin = state == 0 ? 0 : successorsEnd.get(state - 1);
            for (int i = begin; i < successorsEnd.get(state); i++) {
                canWin[state] |= canWin[successors.get(i)];
            }
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
        return firstWon == NO_PARENT ? OptionalInt.empty() : OptionalInt.of(firstWon);
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
    public List<Move> course(int state) {
        List<Integer> opened = new ArrayList<>();
        for (int at = state; parents.get(at) != NO_PARENT; at = parents.get(at)) {
            opened.add(lockTo.get(at));
        }
        Collections.reverse(opened);
        List<Move> course = new ArrayList<>();
        play.begin(course::add);
        for (int lock : opened) {
            int opening = play.game().lockOf(locks.get(lock));
            Move open = play.moves().stream()
                    .filter(move -> move.number() == opening)
                    .findFirst()
                    .orElseThrow();
            course.add(open);
            play.make(open, course::add);
        }
        return course;
    }

    @Override
    public boolean isTrap(Situation settled) {
        long opened = 0;
        for (int lock = 0; lock < locks.size(); lock++) {
            if (settled.isOpened(play.game().lockOf(locks.get(lock)))) {
                opened |= 1L << lock;
            }
        }
        word[0] = alike.standIn(opened);
        int state = table.find(word);
        return state >= 0 && !canWin[state];
    }
}
