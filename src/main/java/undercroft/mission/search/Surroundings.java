package undercroft.mission.search;

import undercroft.mission.world.Passage;
import undercroft.mission.world.World;

/**
 * The nodes to which a player can walk, and turn switches on the way, without entering a room where anything is left to happen.
 * First come those from which the player can walk back. Reused for one situation after another; not thread-safe.
 */
final class Surroundings {

    private final Game game;
    private final World world;
    private final boolean isAlwaysReversible;

    /** For each node the number of the last exploration that reached it. */
    private final int[] reached;

    private final int[] returning;
    private final int[] nodes;
    private final int[] stack;
    private int exploration;
    private int count;
    private int lowest;

    /** @param isAlwaysReversible whether every way that can be walked can be walked back */
    Surroundings(Game game, boolean isAlwaysReversible) {
        this.game = game;
        this.world = game.world();
        this.isAlwaysReversible = isAlwaysReversible;
        int size = (int) game.nodes();
        this.reached = new int[size];
        this.returning = new int[size];
        this.nodes = new int[size];
        this.stack = new int[size];
    }

    /** Looks around. */
    void explore(Situation situation) {
        exploration++;
        walk(situation);
        if (isAlwaysReversible) {
            lowest = situation.node();
            for (int i = 0; i < count; i++) {
                lowest = Math.min(lowest, nodes[i]);
            }
        } else {
            walkBack(situation);
        }
    }

    private void walk(Situation situation) {
        count = 0;
        reach(situation.node());
        for (int next = 0; next < count; next++) {
            int node = nodes[next];
            int room = game.room(node);
            int combination = game.combination(node);
            int turned = world.turnedIn(room);
            if (turned >= 0 && game.switches().matters(turned)) {
                reach(game.node(room, game.switches().turned(combination, turned)));
            }
            for (int index : world.passagesAt(room)) {
                Passage passage = world.passages().get(index);
                int other = passage.other(room);
                if (situation.isSpentRoom(other) && canPass(situation, passage, room, combination)) {
                    reach(game.node(other, combination));
                }
            }
        }
    }

    private void reach(int node) {
        if (reached[node] != exploration) {
            reached[node] = exploration;
            nodes[count++] = node;
        }
    }

    /** Whether the player can pass a passage now, leaving a room. */
    boolean canPass(Situation situation, Passage passage, int room, int combination) {
        return passage.leavesFrom(room)
                && situation.allows(passage)
                && game.switches().allow(passage, combination);
    }

    private void walkBack(Situation situation) {
        int size = 0;
        stack[size++] = situation.node();
        returning[situation.node()] = exploration;
        lowest = situation.node();
        while (size > 0) {
            int node = stack[--size];
            lowest = Math.min(lowest, node);
            int room = game.room(node);
            int combination = game.combination(node);
            int turned = world.turnedIn(room);
            if (turned >= 0 && game.switches().matters(turned)) {
                size = comeFrom(game.node(room, game.switches().turnedBack(combination, turned)), size);
            }
            for (int index : world.passagesAt(room)) {
                Passage passage = world.passages().get(index);
                int other = passage.other(room);
                if (situation.isSpentRoom(other) && canPass(situation, passage, other, combination)) {
                    size = comeFrom(game.node(other, combination), size);
                }
            }
        }
    }

    private int comeFrom(int node, int size) {
        if (reached[node] != exploration || returning[node] == exploration) {
            return size;
        }
        returning[node] = exploration;
        stack[size] = node;
        return size + 1;
    }

    /** The number of nodes that were reached. */
    int count() {
        return count;
    }

    /** One of the nodes that were reached. */
    int node(int index) {
        return nodes[index];
    }

    /** Whether a node was reached and the player can walk back from it. */
    boolean isMutual(int node) {
        return isAlwaysReversible ? reached[node] == exploration : returning[node] == exploration;
    }

    /** The lowest of the nodes from which the player can walk back; it stands for all of them. */
    int lowest() {
        return lowest;
    }
}
