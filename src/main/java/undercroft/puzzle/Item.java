package undercroft.puzzle;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import undercroft.puzzle.Item.Value.Numeral;
import undercroft.puzzle.Item.Value.Text;
import undercroft.puzzle.Item.Value.Truth;

/** A flat object of a file: named numbers, truths and texts in a fixed order, nothing nested. Immutable. */
public final class Item {

    /** Without any field. */
    public static final Item EMPTY = new Item(Map.of());

    private final Map<String, Value> values;

    private Item(Map<String, Value> values) {
        this.values = values;
    }

    /** What a field holds. */
    public sealed interface Value {

        /** A whole number. */
        record Numeral(long number) implements Value {}

        /** A yes or no. */
        record Truth(boolean truth) implements Value {}

        /** A text. */
        record Text(String text) implements Value {}
    }

    /** This with one more field at its end. */
    public Item with(String name, long number) {
        return with(name, new Numeral(number));
    }

    /** This with one more field at its end. */
    public Item with(String name, boolean truth) {
        return with(name, new Truth(truth));
    }

    /** This with one more field at its end. */
    public Item with(String name, String text) {
        return with(name, new Text(text));
    }

    /** This with one more field at its end. */
    public Item with(String name, Value value) {
        Map<String, Value> more = new LinkedHashMap<>(values);
        if (more.putIfAbsent(name, value) != null) {
            throw new IllegalArgumentException("The field " + name + " is there twice.");
        }
        return new Item(more);
    }

    /** The fields' names in their order. */
    public Set<String> names() {
        return Collections.unmodifiableSet(values.keySet());
    }

    /** A field that must be there. */
    public Value value(String name) {
        Value value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException("There is no field " + name + ".");
        }
        return value;
    }

    /** A number that must be there. */
    public long number(String name) {
        return ((Numeral) value(name)).number();
    }

    /** A number that must be there, such as a row or a column. */
    public int integer(String name) {
        return Math.toIntExact(number(name));
    }

    /** A truth that must be there. */
    public boolean truth(String name) {
        return ((Truth) value(name)).truth();
    }

    /** A text that must be there. */
    public String text(String name) {
        return ((Text) value(name)).text();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Item item && values.equals(item.values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    @Override
    public String toString() {
        return values.toString();
    }
}
