package undercroft.source;

import com.fasterxml.jackson.core.JsonFactory;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.Objects;
import java.util.RandomAccess;

/** The items of a list in JSON, each parsed anew whenever it is asked for. Their texts have no errors. */
final class ItemsParsedLater extends AbstractList<SourceNode> implements RandomAccess {

    private static final int FIRST_CAPACITY = 16;

    private final JsonFactory factory;
    private final SourceText source;
    private final JsonTree.Options options;
    private int size;
    private int[] starts = new int[FIRST_CAPACITY];
    private int[] ends = new int[FIRST_CAPACITY];
    private int[] lines = new int[FIRST_CAPACITY];
    private int[] columns = new int[FIRST_CAPACITY];

    ItemsParsedLater(JsonFactory factory, SourceText source, JsonTree.Options options) {
        this.factory = factory;
        this.source = source;
        this.options = options;
    }

    /**
     * Adds an item.
     *
     * @param start the index of its first character in the text
     * @param end the index of the character after it
     */
    void add(int start, int end, SourcePosition position) {
        if (size == starts.length) {
            starts = Arrays.copyOf(starts, 2 * size);
            ends = Arrays.copyOf(ends, 2 * size);
            lines = Arrays.copyOf(lines, 2 * size);
            columns = Arrays.copyOf(columns, 2 * size);
        }
        starts[size] = start;
        ends[size] = end;
        lines[size] = position.line();
        columns[size] = position.column();
        size++;
    }

    @Override
    public SourceNode get(int index) {
        Objects.checkIndex(index, size);
        String text = source.text().substring(starts[index], ends[index]);
        SourcePosition position = new SourcePosition(source.name(), lines[index], columns[index]);
        return JsonTree.parseAgain(factory, new SourceText(source.name(), text), position, options);
    }

    @Override
    public int size() {
        return size;
    }
}
