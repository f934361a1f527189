package undercroft.input;

import java.util.ArrayList;
import java.util.List;

/** Where a level names items and switches, collected while its rooms and connections are read. */
final class MissionUses {

    /**
     * A name and what names it.
     *
     * @param owner in words, such as {@code connection [yard, west]}
     */
    record Use(Name name, String owner) {}

    /** A state of a switch that something asks for. */
    record StateUse(Name name, Name state, String owner) {}

    private final List<Use> held = new ArrayList<>();
    private final List<Use> locks = new ArrayList<>();
    private final List<Use> needed = new ArrayList<>();
    private final List<Use> turned = new ArrayList<>();
    private final List<StateUse> states = new ArrayList<>();

    /** Whether the level has a mission because of what was collected. Locks alone are words for the game. */
    boolean isOfMission() {
        return !held.isEmpty() || !needed.isEmpty() || !turned.isEmpty() || !states.isEmpty();
    }

    /** Items that rooms hold. */
    List<Use> held() {
        return held;
    }

    /** What opens locks: items, if the level has a mission. */
    List<Use> locks() {
        return locks;
    }

    /** Items that connections need. */
    List<Use> needed() {
        return needed;
    }

    /** Switches that can be turned somewhere. */
    List<Use> turned() {
        return turned;
    }

    List<StateUse> states() {
        return states;
    }
}
