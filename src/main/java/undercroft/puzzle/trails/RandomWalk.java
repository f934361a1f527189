package undercroft.puzzle.trails;

import java.util.Arrays;
import undercroft.puzzle.Chance;

/**
 * The chance of a walker who leaves every trail and place by a passage drawn at random, the one he came by included, and gives up
 * after {@value #PASSAGES} passages. It is computed as a Markov chain over the vertices of the maze, step by step, in whole
 * numbers.
 */
final class RandomWalk {

    /** The whole chance. Divided by the exits at each of a hundred steps, it loses less than a millionth. */
    private static final long CERTAIN = 1L << 50;

    /** A random walker gives up after them. One with an idea needs some twenty. */
    private static final int PASSAGES = 100;

    private RandomWalk() {}

    /** {@return the chance to come from the first place to another one} */
    static Chance to(int place, Maze maze) {
        int[][] neighbours = maze.neighbours();
        int goal = maze.vertexOf(place);
        long[] at = new long[neighbours.length];
        long[] next = new long[neighbours.length];
        at[maze.vertexOf(0)] = CERTAIN;
        for (int step = 0; step < PASSAGES; step++) {
            Arrays.fill(next, 0);
            for (int vertex = 0; vertex < at.length; vertex++) {
                if (at[vertex] > 0 && vertex != goal) {
                    long share = at[vertex] / neighbours[vertex].length;
                    for (int to : neighbours[vertex]) {
                        next[to] += share;
                    }
                }
            }
            next[goal] += at[goal];
            long[] free = at;
            at = next;
            next = free;
        }
        return new Chance(at[goal], CERTAIN);
    }
}
