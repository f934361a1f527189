package undercroft.puzzle;

import java.util.List;

/**
 * The fields of a kind's puzzles in files, besides {@code kind} and {@code board}. Every field is always present, because
 * readers such as Unity's support neither optional fields nor nulls. A field name has the same type in all kinds.
 *
 * @param cells every character that a row of the board may contain
 * @param fields the kind's own single values, in order
 * @param lists the kind's own lists of flat objects, in order
 * @param step the fields of each step of a solution
 */
public record PuzzleFormat(String cells, List<FieldType> fields, List<ListType> lists, List<FieldType> step) {

    public PuzzleFormat {
        fields = List.copyOf(fields);
        lists = List.copyOf(lists);
        step = List.copyOf(step);
    }

    /**
     * A list of flat objects.
     *
     * @param meaning one line without a full stop
     */
    public record ListType(String name, String meaning, List<FieldType> item) {
        public ListType {
            item = List.copyOf(item);
        }
    }
}
