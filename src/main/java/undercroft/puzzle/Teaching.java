package undercroft.puzzle;

import java.util.List;

/**
 * What a puzzle may teach, by proxies: none of them was measured on players.
 *
 * @param mechanics what a player must know of to solve it, in words; the same words in puzzles that ask for the same. First
 *     what the kind itself is about
 * @param hasCatch whether the greedy first idea fails
 * @param hasRevelation whether a needed step makes things look worse, or is of a sort that seldom is needed
 * @param hasTrap whether a step that looks good at the start leads to where no solution is
 */
public record Teaching(List<String> mechanics, boolean hasCatch, boolean hasRevelation, boolean hasTrap) {

    public Teaching {
        mechanics = List.copyOf(mechanics);
    }
}
