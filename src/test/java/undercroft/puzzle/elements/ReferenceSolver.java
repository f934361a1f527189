package undercroft.puzzle.elements;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Solves puzzles independently of the program, to check its solver. States are texts of floors and places, rules are looked up
 * in tables of letters written from their description, and paths are found by distance and traced back by the rule of the first
 * discoverer. It takes a puzzle as its drawing and shares no other code with the program.
 */
final class ReferenceSolver {

    private static final String CHARACTERS = "AWFE";
    private static final String DEADLY = "eawf";
    private static final Map<String, Character> TURNS = Map.of("Wf", 'w', "Fe", 'f', "Ew", 'e');

    private final int width;
    private final int height;
    private final List<String> lines;
    private int chest = -1;

    /** The result; fewest is −1 if there is no solution and −2 if there were too many states. */
    record Finding(int fewest, long solutions, int firstMoves, int goodFirstMoves) {}

    ReferenceSolver(List<String> drawing) {
        this.lines = drawing;
        this.width = (drawing.get(0).length() - 1) / 3;
        this.height = (drawing.size() - 1) / 2;
    }

    private String start() {
        StringBuilder floors = new StringBuilder();
        int[] places = {-1, -1, -1, -1};
        for (int cell = 0; cell < width * height; cell++) {
            String inside = lines.get(2 * (cell / width) + 1).substring(3 * (cell % width) + 1, 3 * (cell % width) + 3);
            floors.append(inside.charAt(0));
            if (inside.charAt(1) == '$') {
                chest = cell;
            }
            if (CHARACTERS.indexOf(inside.charAt(1)) >= 0) {
                places[CHARACTERS.indexOf(inside.charAt(1))] = cell;
            }
        }
        return state(floors.toString(), places);
    }

    private static String state(String floors, int[] places) {
        return floors + Arrays.toString(places);
    }

    private boolean open(int row, int column, int rows, int columns) {
        int line = 2 * row + 1 + rows;
        int place = 3 * column + 1 + (columns < 0 ? -1 : columns > 0 ? 2 : 0);
        char between = lines.get(line).charAt(place);
        return between == ' ' || (rows == 0 && columns == 0);
    }

    private List<Integer> path(int from, int to) {
        Map<Integer, Integer> parents = new LinkedHashMap<>();
        parents.put(from, from);
        Deque<Integer> queue = new ArrayDeque<>(List.of(from));
        int[][] ways = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}};
        while (!queue.isEmpty()) {
            int cell = queue.poll();
            for (int[] way : ways) {
                if (open(cell / width, cell % width, way[0], way[1])) {
                    int next = cell + way[0] * width + way[1];
                    if (parents.putIfAbsent(next, cell) == null) {
                        queue.add(next);
                    }
                }
            }
        }
        List<Integer> path = new ArrayList<>();
        for (Integer cell = to; parents.containsKey(cell) && cell != from; cell = parents.get(cell)) {
            path.add(0, cell);
        }
        return path;
    }

    /** All states after a move; "won" for the chest, once for each character that reaches it. */
    private Set<String> successors(String state) {
        String floors = state.substring(0, width * height);
        int[] places = Arrays.stream(
                        state.substring(width * height + 1, state.length() - 1).split(", ", -1))
                .mapToInt(Integer::parseInt)
                .toArray();
        Set<String> successors = new LinkedHashSet<>();
        for (int who = 0; who < 4; who++) {
            for (int to = 0; to < width * height && places[who] >= 0; to++) {
                int target = to;
                if (Arrays.stream(places).noneMatch(place -> place == target)) {
                    successors.add(outcome(floors, places, who, path(places[who], to)));
                }
            }
        }
        successors.remove("illegal");
        return successors;
    }

    private String outcome(String before, int[] places, int who, List<Integer> path) {
        char[] floors = before.toCharArray();
        for (int cell : path) {
            if (floors[cell] == DEADLY.charAt(who)) {
                return "illegal";
            }
            if (cell == chest) {
                return "won by " + who;
            }
            char turned = turn(who, floors[cell]);
            if (turned != floors[cell]) {
                for (int other = 0; other < 4; other++) {
                    if (places[other] == cell) {
                        if (turned == DEADLY.charAt(other)) {
                            return "illegal";
                        }
                        char back = turn(other, turned);
                        if (back != turned && back == DEADLY.charAt(who)) {
                            return "illegal";
                        }
                        turned = back;
                    }
                }
            }
            floors[cell] = turned;
        }
        if (path.isEmpty()) {
            return "illegal";
        }
        int[] after = places.clone();
        after[who] = path.get(path.size() - 1);
        return state(new String(floors), after);
    }

    private static char turn(int who, char floor) {
        return TURNS.getOrDefault("" + CHARACTERS.charAt(who) + floor, floor);
    }

    /** Solves layer by layer and counts the paths to each state. */
    Finding solve(int mostStates) {
        String start = start();
        Set<String> seen = new HashSet<>(Set.of(start));
        Map<String, Long> layer = Map.of(start, 1L);
        Map<String, Set<String>> firstMovesOf = new HashMap<>();
        Set<String> firstMoves = successors(start);
        firstMoves.forEach(state -> firstMovesOf.put(state, Set.of(state)));
        for (int moves = 1; !layer.isEmpty(); moves++) {
            Map<String, Long> next = new LinkedHashMap<>();
            long solutions = 0;
            Set<String> good = new HashSet<>();
            for (Map.Entry<String, Long> state : layer.entrySet()) {
                for (String successor : successors(state.getKey())) {
                    Set<String> begun =
                            moves == 1 ? Set.of(successor) : firstMovesOf.getOrDefault(state.getKey(), Set.of());
                    if (successor.startsWith("won")) {
                        solutions += state.getValue();
                        good.addAll(begun);
                    } else if (!seen.contains(successor)) {
                        next.merge(successor, state.getValue(), Long::sum);
                        firstMovesOf.merge(successor, begun, ReferenceSolver::union);
                    }
                }
            }
            if (solutions > 0) {
                return new Finding(moves, solutions, firstMoves.size(), good.size());
            }
            seen.addAll(next.keySet());
            if (seen.size() > mostStates) {
                return new Finding(-2, 0, 0, 0);
            }
            layer = next;
        }
        return new Finding(-1, 0, firstMoves.size(), 0);
    }

    private static Set<String> union(Set<String> some, Set<String> others) {
        Set<String> union = new HashSet<>(some);
        union.addAll(others);
        return union;
    }
}
