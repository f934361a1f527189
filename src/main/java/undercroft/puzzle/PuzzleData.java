package undercroft.puzzle;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A puzzle as files and layouts hold it: plain, flat, and of the types that its kind's {@link PuzzleFormat} declares.
 *
 * @param kind its name
 * @param rows of the board, top row first, all of the same length; what the characters mean is the kind's
 * @param fields the kind's own single values
 * @param lists the kind's own lists by name
 */
public record PuzzleData(String kind, List<String> rows, Item fields, Map<String, List<Item>> lists) {

    public PuzzleData {
        rows = List.copyOf(rows);
        lists = Collections.unmodifiableMap(new LinkedHashMap<>(lists));
    }

    /** A puzzle that its board says all about. */
    public static PuzzleData of(String kind, List<String> rows) {
        return new PuzzleData(kind, rows, Item.EMPTY, Map.of());
    }

    /** In cells. */
    public int width() {
        return rows.isEmpty() ? 0 : rows.get(0).length();
    }

    /** In cells. */
    public int height() {
        return rows.size();
    }

    /** A list that must be there. */
    public List<Item> list(String name) {
        List<Item> list = lists.get(name);
        if (list == null) {
            throw new IllegalArgumentException("There is no list " + name + ".");
        }
        return list;
    }
}
