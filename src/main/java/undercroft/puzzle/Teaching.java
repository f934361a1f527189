package undercroft.puzzle;

import java.util.List;

/**
 * What a puzzle may teach. All parts are proxies; none was tested on players.
 *
 * @param mechanics what a player must know to solve it, first the kind itself; puzzles that need the same thing use the same
 *     words
 * @param hasCatch whether the greedy first idea fails
 * @param hasRevelation whether a necessary step makes things look worse, or is of a rarely needed sort
 * @param hasTrap whether a first step that looks good leads to a state without a solution
 */
public record Teaching(List<String> mechanics, boolean hasCatch, boolean hasRevelation, boolean hasTrap) {

    public Teaching {
        mechanics = List.copyOf(mechanics);
    }
}
