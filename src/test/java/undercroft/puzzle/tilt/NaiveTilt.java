package undercroft.puzzle.tilt;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A second, slow and simple solver: a state is a string, a slide works line by line, and iterative deepening finds the fewest
 * moves.
 */
final class NaiveTilt {

    static final String WON = "won";
    static final String LOST = "lost";

    private final int width;
    private final int height;
    private final String ground;
    private final boolean[][] isBarred;
    private final Map<Way, List<List<Integer>>> lines = new EnumMap<>(Way.class);

    NaiveTilt(TiltPuzzle puzzle) {
        this.width = puzzle.width();
        this.height = puzzle.height();
        this.ground = String.join("", puzzle.rows());
        this.isBarred = new boolean[width * height][width * height];
        for (Sill sill : puzzle.sills()) {
            int cell = sill.row() * width + sill.column();
            int next = cell + sill.way().dx() + sill.way().dy() * width;
            isBarred[next][cell] = true;
        }
        for (Way way : Way.values()) {
            lines.put(way, linesFrontFirst(way));
        }
    }

    String start() {
        return ground.replaceAll("[#~<>^v]", ".");
    }

    /** The fewest moves that win; empty if there are more than the limit. */
    OptionalInt fewestMoves(int most) {
        for (int depth = 1; depth <= most; depth++) {
            if (canWin(start(), depth, new HashMap<>())) {
                return OptionalInt.of(depth);
            }
        }
        return OptionalInt.empty();
    }

    private boolean canWin(String state, int moves, Map<String, Integer> hopeless) {
        if (moves == 0 || hopeless.getOrDefault(state, 0) >= moves) {
            return false;
        }
        for (Way way : Way.values()) {
            String next = tilted(state, way);
            if (next.equals(WON) || (!next.equals(LOST) && canWin(next, moves - 1, hopeless))) {
                return true;
            }
        }
        hopeless.put(state, moves);
        return false;
    }

    /** The number of reachable states that are neither won nor lost; empty if there are more than the limit. */
    Optional<Integer> reachable(int most) {
        Set<String> seen = new HashSet<>(Set.of(start()));
        Deque<String> stack = new ArrayDeque<>(seen);
        while (!stack.isEmpty() && seen.size() <= most) {
            String state = stack.pop();
            for (Way way : Way.values()) {
                String next = tilted(state, way);
                if (!next.equals(WON) && !next.equals(LOST) && seen.add(next)) {
                    stack.push(next);
                }
            }
        }
        return seen.size() <= most ? Optional.of(seen.size()) : Optional.empty();
    }

    String tilted(String state, Way way) {
        char[] after = state.toCharArray();
        for (int cell = 0; cell < after.length; cell++) {
            if (after[cell] == 'o' || isFruit(after[cell])) {
                after[cell] = '.';
            }
        }
        for (List<Integer> line : lines.getOrDefault(way, List.of())) {
            if (!slide(line, state, after)) {
                return LOST;
            }
        }
        String result = pulledAndMatched(new String(after));
        if (result.equals(LOST)) {
            return LOST;
        }
        if (result.chars().noneMatch(NaiveTilt::isFruit)) {
            return WON;
        }
        for (char colour = 'A'; colour <= 'H'; colour++) {
            if (result.indexOf(colour) >= 0 && result.indexOf(colour) == result.lastIndexOf(colour)) {
                return LOST;
            }
        }
        return result;
    }

    /** The state after everything has slid. */
    String pulledAndMatched(String state) {
        char[] after = state.toCharArray();
        vanish(after);
        for (int cell = 0; cell < after.length; cell++) {
            if ("<>^v".indexOf(ground.charAt(cell)) >= 0 && !pull(cell, after)) {
                return LOST;
            }
        }
        vanish(after);
        return new String(after);
    }

    private List<List<Integer>> linesFrontFirst(Way way) {
        List<List<Integer>> lines = new ArrayList<>();
        boolean isAlongRows = way == Way.EAST || way == Way.WEST;
        for (int i = 0; i < (isAlongRows ? height : width); i++) {
            List<Integer> line = new ArrayList<>();
            for (int j = 0; j < (isAlongRows ? width : height); j++) {
                int cell = isAlongRows ? i * width + j : j * width + i;
                line.add(way == Way.EAST || way == Way.SOUTH ? 0 : line.size(), cell);
            }
            lines.add(line);
        }
        return lines;
    }

    private boolean slide(List<Integer> line, String before, char[] after) {
        int target = 0;
        for (int i = 0; i < line.size(); i++) {
            int cell = line.get(i);
            char piece = before.charAt(cell);
            if (isSolid(cell)) {
                target = i + 1;
                continue;
            }
            if (i > 0 && isBarred[cell][line.get(i - 1)]) {
                target = i;
            }
            if (piece == '.') {
                continue;
            }
            after[line.get(target)] = piece;
            for (int passed = target; passed < i; passed++) {
                if (piece != 'o' && ground.charAt(line.get(passed)) == '~') {
                    return false;
                }
            }
            if (target < i && target > 0 && "zZ".indexOf(ground.charAt(line.get(target - 1))) >= 0) {
                int hedgehog = line.get(target - 1);
                if (piece != 'o' && before.charAt(hedgehog) == 'Z') {
                    return false;
                }
                after[hedgehog] = before.charAt(hedgehog) == 'z' ? 'Z' : 'z';
            }
            target++;
        }
        return true;
    }

    private void vanish(char[] state) {
        char[] before = state.clone();
        for (int cell = 0; cell < before.length; cell++) {
            if (isFruit(before[cell])) {
                boolean left = cell % width > 0 && before[cell - 1] == before[cell];
                boolean right = cell % width < width - 1 && before[cell + 1] == before[cell];
                boolean above = cell >= width && before[cell - width] == before[cell];
                boolean below = cell + width < before.length && before[cell + width] == before[cell];
                if (left || right || above || below) {
                    state[cell] = '.';
                }
            }
        }
    }

    private boolean pull(int anteater, char[] state) {
        int step = List.of(-width, 1, width, -1).get("^>v<".indexOf(ground.charAt(anteater)));
        boolean isDry = true;
        for (int cell = anteater + step, from = anteater;
                isNext(from, cell) && !isSolid(cell);
                from = cell, cell += step) {
            if (from != anteater && isBarred[cell][from]) {
                return true;
            }
            if (state[cell] == 'o') {
                return true;
            }
            if (state[cell] != '.') {
                char fruit = state[cell];
                state[cell] = '.';
                state[anteater + step] = fruit;
                return isDry || cell == anteater + step;
            }
            isDry &= ground.charAt(cell) != '~';
        }
        return true;
    }

    private boolean isNext(int from, int to) {
        return to >= 0 && to < width * height && (from % width == to % width || from / width == to / width);
    }

    private boolean isSolid(int cell) {
        return "#<>^vzZ".indexOf(ground.charAt(cell)) >= 0;
    }

    private static boolean isFruit(int tile) {
        return tile >= 'A' && tile <= 'H';
    }
}
