package undercroft.mission.search;

import java.util.Arrays;
import undercroft.mission.world.Passage;

/** What a player has done, and where the player stands. Mutable; not thread-safe. */
final class Situation {

    private final Game game;
    private final boolean[] visited;
    private final boolean[] opened;
    private final int[] held;
    private int unvisitedGoals;
    private int node;

    Situation(Game game) {
        this.game = game;
        this.visited = new boolean[game.sites().count()];
        this.opened = new boolean[game.openings().size()];
        this.held = new int[game.world().items()];
    }

    /** Begins at the start. */
    void begin() {
        clear(game.node(game.world().start(), 0));
        visit(game.world().start());
    }

    /** The number of words that {@link #write} takes. */
    int words() {
        return 1 + wordsOf(visited) + wordsOf(opened);
    }

    void write(long[] to, int at) {
        to[at] = node;
        write(visited, to, at + 1);
        write(opened, to, at + 1 + wordsOf(visited));
    }

    void read(long[] from, int at) {
        clear((int) from[at]);
        for (int site = 0; site < visited.length; site++) {
            if (isSet(from, at + 1, site)) {
                visit(game.sites().room(site));
            }
        }
        for (int opening = 0; opening < opened.length; opening++) {
            if (isSet(from, at + 1 + wordsOf(visited), opening)) {
                open(opening);
            }
        }
    }

    private void clear(int at) {
        Arrays.fill(visited, false);
        Arrays.fill(opened, false);
        Arrays.fill(held, 0);
        unvisitedGoals = game.world().goals().length;
        node = at;
    }

    private static int wordsOf(boolean[] flags) {
        return (flags.length + Long.SIZE - 1) / Long.SIZE;
    }

    private static void write(boolean[] flags, long[] to, int at) {
        for (int i = 0; i < flags.length; i++) {
            int word = at + i / Long.SIZE;
            if (i % Long.SIZE == 0) {
                to[word] = 0;
            }
            if (flags[i]) {
                to[word] |= 1L << i;
            }
        }
    }

    private static boolean isSet(long[] from, int at, int index) {
        return (from[at + index / Long.SIZE] >>> index & 1) != 0;
    }

    int node() {
        return node;
    }

    void standAt(int newNode) {
        node = newNode;
    }

    int[] held() {
        return held;
    }

    boolean isWon() {
        return unvisitedGoals == 0;
    }

    /** Whether nothing happens in a room that has not happened yet. */
    boolean isSpentRoom(int room) {
        int site = game.sites().siteOf(room);
        return site == Sites.NONE || visited[site];
    }

    boolean isVisited(int site) {
        return visited[site];
    }

    /** Takes what lies in a room. */
    void visit(int room) {
        int site = game.sites().siteOf(room);
        if (site == Sites.NONE || visited[site]) {
            return;
        }
        visited[site] = true;
        for (int item : game.world().itemsIn(room)) {
            held[item]++;
        }
        if (game.sites().isGoal(room)) {
            unvisitedGoals--;
        }
    }

    boolean isOpened(int opening) {
        return opened[opening];
    }

    /** Opens a bar, or a lock, which costs an item. */
    void open(int opening) {
        opened[opening] = true;
        Game.Opening all = game.openings().get(opening);
        if (all.isLock()) {
            held[all.passage().lock()]--;
        }
    }

    /** Whether the player could open something, standing in a room. */
    boolean canOpen(int opening, int room) {
        if (opened[opening]) {
            return false;
        }
        Game.Opening all = game.openings().get(opening);
        Passage passage = all.passage();
        return all.isLock()
                ? passage.leavesFrom(room) && held[passage.lock()] > 0 && isUnbarred(passage)
                : passage.opener() == room;
    }

    /** Whether the bar of a passage, if it has one, is open. */
    private boolean isUnbarred(Passage passage) {
        return !passage.isBarred() || opened[game.barOf(passage)];
    }

    /** Whether bar, lock and items let the player through a passage, whatever its direction and the switches. */
    boolean allows(Passage passage) {
        return isUnbarred(passage) && isUnlocked(passage) && passage.condition().holdsFor(held);
    }

    private boolean isUnlocked(Passage passage) {
        if (passage.isPaid()) {
            return opened[game.lockOf(passage)];
        }
        return passage.lock() == Passage.NONE || held[passage.lock()] > 0;
    }
}
