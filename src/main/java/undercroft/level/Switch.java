package undercroft.level;

import java.util.List;

/**
 * A switch. Where it can be turned, it goes from each state to the next, and from the last to the first.
 *
 * @param states two or more, each once; the first holds at the start
 */
public record Switch(String name, List<String> states) {

    public static final int LEAST_STATES = 2;

    /** The most states of a switch. With more, a number in a puzzle of its own is the better model. */
    public static final int MAX_STATES = 16;

    public Switch {
        states = List.copyOf(states);
        if (states.size() < LEAST_STATES || states.size() > MAX_STATES) {
            throw new IllegalArgumentException("The states of switch %s (%d) must be %d to %d."
                    .formatted(name, states.size(), LEAST_STATES, MAX_STATES));
        }
    }
}
