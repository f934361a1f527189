package undercroft.puzzle;

import java.util.List;

/**
 * How the puzzles of a kind stand in files, beside {@code kind} and {@code board}. Every field of it is always there, for
 * readers such as Unity's that know neither options nor nulls; a field name has one type over all kinds.
 *
 * @param cells every character that a row of the board may hold
 * @param fields the kind's own single values, in their order
 * @param lists the kind's own lists of flat objects, in their order
 * @param step the fields of each step of a solution
 */
public record PuzzleFormat(String cells, List<FieldType> fields, List<ListType> lists, List<FieldType> step) {

    public PuzzleFormat {
        fields = List.copyOf(fields);
        lists = List.copyOf(lists);
        step = List.copyOf(step);
    }

    /** A list of flat objects. */
    public record ListType(String name, String meaning, List<FieldType> item) {
        public ListType {
            item = List.copyOf(item);
        }
    }
}
