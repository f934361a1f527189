package undercroft.puzzle;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A puzzle as files and layouts store it: rows of characters and flat fields of the types that the kind's {@link PuzzleFormat}
 * declares.
 *
 * @param kind the name of the kind
 * @param rows the board, top row first, all of the same length; each kind defines its characters
 * @param fields the kind's own single values
 * @param lists the kind's own lists by name
 */
public record PuzzleData(String kind, List<String> rows, Item fields, Map<String, List<Item>> lists) {

    public PuzzleData {
        rows = List.copyOf(rows);
        lists = Collections.unmodifiableMap(new LinkedHashMap<>(lists));
    }

    /** Makes the data of a kind that has rows only. */
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

    /**
     * The items of a list.
     *
     * @throws IllegalArgumentException if there is no such list
     */
    public List<Item> list(String name) {
        List<Item> list = lists.get(name);
        if (list == null) {
            throw new IllegalArgumentException("There is no list " + name + ".");
        }
        return list;
    }
}
