package undercroft.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import undercroft.geometry.Segment;
import undercroft.layout.Door;
import undercroft.layout.Layout;

/** Collects violations, and names the parts of a layout for messages. */
final class Findings {

    /** The most violations that are listed: several screens. The rest most often follows from the same mistake. */
    static final int MAX_LISTED = 200;

    static final String TOO_INTRICATE =
            "The outlines are too intricate to compare all rooms in a reasonable time. Use fewer corners or rooms.";

    private final Layout layout;
    private final List<Violation> violations = new ArrayList<>();
    private long unlisted;

    Findings(Layout layout) {
        this.layout = layout;
    }

    /** Adds a violation of which even a hostile layout has few. */
    void add(Rule rule, String message) {
        add(rule, () -> message);
    }

    /**
     * Adds a violation.
     *
     * @param message asked for only if the violation is listed: a hostile layout can have hundreds of thousands
     */
    void add(Rule rule, Supplier<String> message) {
        if (violations.size() < MAX_LISTED) {
            violations.add(new Violation(rule.id(), message.get()));
        } else {
            unlisted++;
        }
    }

    /** Reports an index that does not exist. */
    void checkReference(String what, int index, int count) {
        if (index < 0 || index >= count) {
            add(Rule.INDEX, () -> "%s (%d) must be from 0 to %d.".formatted(what, index, count - 1));
        }
    }

    /** Reports an index that does not exist, of something that has a name or number. */
    void checkReference(String what, Object name, int index, int count) {
        if (index < 0 || index >= count) {
            checkReference(what + " " + name, index, count);
        }
    }

    boolean areEmpty() {
        return violations.isEmpty();
    }

    List<Violation> toList() {
        List<Violation> listed = new ArrayList<>(violations);
        if (unlisted > 0) {
            listed.add(new Violation(Rule.MORE.id(), "And %d more at least. Mend these first.".formatted(unlisted)));
        }
        return List.copyOf(listed);
    }

    /** The name of a room in messages: its id, or its number if it has none. */
    String room(int index) {
        if (index < 0 || index >= layout.rooms().size()) {
            return "room number " + index;
        }
        String id = layout.rooms().get(index).id();
        if (!id.isEmpty()) {
            return id;
        }
        return (layout.rooms().get(index).isCorridor() ? "corridor number " : "room number ") + index;
    }

    String door(Door door) {
        return "door %d from %s to %s at %s"
                .formatted(door.index(), room(door.roomA()), room(door.roomB()), place(door.at()));
    }

    static String place(Segment segment) {
        return segment.from() + "–" + segment.to();
    }
}
