package undercroft.puzzle;

/**
 * Something wrong with a puzzle whose fields all have the right types.
 *
 * @param place where in its file
 * @param message what is wrong with which value, and what to do, as sentences
 */
public record Fault(Place place, String message) {

    /** Where in a puzzle. */
    public sealed interface Place {

        /** The puzzle as a whole. */
        record Everywhere() implements Place {}

        /** A cell of the board. */
        record Cell(int row, int column) implements Place {}

        /** A single field. */
        record Field(String name) implements Place {}

        /** An item of a list, counted from 0. */
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
