package undercroft.puzzle;

/**
 * An error in puzzle data whose fields all have the right types.
 *
 * @param place where in the data
 * @param message what is wrong with which value and what to do, in sentences
 */
public record Fault(Place place, String message) {

    /** A place in puzzle data. */
    public sealed interface Place {

        /** No particular place. */
        record Everywhere() implements Place {}

        /** A cell of the board. */
        record Cell(int row, int column) implements Place {}

        /** A single field. */
        record Field(String name) implements Place {}

        /** An item of a list, by its index from 0. */
        record Entry(String list, int index) implements Place {}
    }

    public static Fault everywhere(String message) {
        return new Fault(new Place.Everywhere(), message);
    }

    public static Fault atCell(int row, int column, String message) {
        return new Fault(new Place.Cell(row, column), message);
    }

    public static Fault atField(String name, String message) {
        return new Fault(new Place.Field(name), message);
    }

    public static Fault atEntry(String list, int index, String message) {
        return new Fault(new Place.Entry(list, index), message);
    }
}
