package undercroft.mission.search;

import java.util.List;
import java.util.OptionalInt;

/** The states of a mission that a search looked at, numbered in the order of the choices that lead to them. */
interface Exploration {

    int states();

    /** Whether all states were looked at. */
    boolean isComplete();

    /** The first state in which the mission is won. */
    OptionalInt firstWon();

    /** The first state without any choice in which the mission is not won. */
    OptionalInt firstDeadEnd();

    /** The first state from which the mission cannot be won. Only if all states were looked at. */
    OptionalInt firstTrap();

    /** All moves from the start to a state, those of safe taking included. */
    List<Move> course(int state);

    /** Whether the mission cannot be won from a situation in which everything safe is taken. Only if all states were looked at. */
    boolean isTrap(Situation settled);
}
