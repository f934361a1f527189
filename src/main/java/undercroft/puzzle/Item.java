package undercroft.puzzle;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import undercroft.puzzle.Item.Value.Flag;
import undercroft.puzzle.Item.Value.Numeral;
import undercroft.puzzle.Item.Value.Text;

/** A flat object in a file: named numbers, flags and texts in a fixed order. Immutable. */
public final class Item {

    /** An item without fields. */
    public static final Item EMPTY = new Item(Map.of());

    private final Map<String, Value> values;

    private Item(Map<String, Value> values) {
        this.values = values;
    }

    /** The value of a field. */
    public sealed interface Value {

        /** A whole number. */
        record Numeral(long number) implements Value {}

        /** A yes or no. */
        record Flag(boolean flag) implements Value {}

        /** A text. */
        record Text(String text) implements Value {}
    }

    /** This with one more field at its end. */
    public Item with(String name, long number) {
        return with(name, new Numeral(number));
    }

    /** This with one more field at its end. */
    public Item with(String name, boolean flag) {
        return with(name, new Flag(flag));
    }

    /** This with one more field at its end. */
    public Item with(String name, String text) {
        return with(name, new Text(text));
    }

    /** This with one more field at its end. */
    public Item with(String name, Value value) {
        Map<String, Value> more = new LinkedHashMap<>(values);
        if (more.putIfAbsent(name, value) != null) {
            throw new IllegalArgumentException("The field " + name + " appears twice.");
        }
        return new Item(more);
    }

    /** The names of the fields in order. */
    public Set<String> names() {
        return Collections.unmodifiableSet(values.keySet());
    }

    /**
     * The value of a field.
     *
     * @throws IllegalArgumentException if there is no such field
     */
    public Value value(String name) {
        Value value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException("There is no field " + name + ".");
        }
        return value;
    }

    /** The number in a field that must exist. */
    public long number(String name) {
        return ((Numeral) value(name)).number();
    }

    /** The number in a field that must exist and fits an int, such as a row or a column. */
    public int integer(String name) {
        return Math.toIntExact(number(name));
    }

    /** The flag in a field that must exist. */
    public boolean flag(String name) {
        return ((Flag) value(name)).flag();
    }

    /** The text in a field that must exist. */
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
