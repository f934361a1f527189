package undercroft.puzzle;

import java.util.List;
import java.util.stream.Collectors;

/** Puzzle data that is not a puzzle of its kind. It carries everything that is wrong with the data. */
public final class BadPuzzleException extends Exception {

    private static final long serialVersionUID = 1;

    private final transient List<Fault> faults;

    /**
     * Joins the messages of the faults.
     *
     * @param faults at least one
     */
    public BadPuzzleException(List<Fault> faults) {
        super(faults.stream().map(Fault::message).collect(Collectors.joining("\n")));
        this.faults = List.copyOf(faults);
    }

    public List<Fault> faults() {
        return faults;
    }
}
