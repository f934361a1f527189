package undercroft.puzzle;

import java.util.List;
import java.util.stream.Collectors;

/** A puzzle that its kind cannot hold, with everything that is wrong with it. */
public final class BadPuzzleException extends Exception {

    private static final long serialVersionUID = 1;

    private final transient List<Fault> faults;

    /** At least one fault. */
    public BadPuzzleException(List<Fault> faults) {
        super(faults.stream().map(Fault::message).collect(Collectors.joining("\n")));
        this.faults = List.copyOf(faults);
    }

    public List<Fault> faults() {
        return faults;
    }
}
