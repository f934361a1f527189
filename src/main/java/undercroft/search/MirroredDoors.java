package undercroft.search;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import undercroft.configspace.SharedDoor;
import undercroft.geometry.Segment;
import undercroft.layout.Door;
import undercroft.placement.MirrorTable;
import undercroft.plan.Link;

/** The doors of a layout so far, and where their images are to be. */
final class MirroredDoors {

    private final MirrorTable table;
    private final PartialLayout layout;
    private final Map<Between, Segment> known = new HashMap<>();

    MirroredDoors(MirrorTable table, PartialLayout layout) {
        this.table = table;
        this.layout = layout;
    }

    /** Two objects, the lower number first. */
    private record Between(int one, int other) {

        static Between of(int a, int b) {
            return new Between(Math.min(a, b), Math.max(a, b));
        }
    }

    void add(int a, int b, Segment door) {
        known.put(Between.of(a, b), door);
    }

    /** Adds the doors of a connection: one, or one at each end of its corridor. */
    void addKnown(Link link, List<Door> doors) {
        if (doors.size() == 1) {
            add(link.from(), link.to(), doors.get(0).at());
        } else {
            add(link.from(), layout.corridorOf(link), doors.get(0).at());
            add(layout.corridorOf(link), link.to(), doors.get(1).at());
        }
    }

    /**
     * The doors between two objects of which one is to be drawn: the image of the door between their partners. A door between objects across
     * the line is to be its own image; where none is, as where a side and a door are not both odd, any door will do.
     */
    List<SharedDoor> among(List<SharedDoor> all, int a, int b) {
        int partnerOfA = table.partner(a);
        int partnerOfB = table.partner(b);
        if (partnerOfA == MirrorTable.NONE || partnerOfB == MirrorTable.NONE) {
            return all;
        }
        int sum = table.isVertical() ? layout.x(a) + layout.right(partnerOfA) : layout.y(a) + layout.top(partnerOfA);
        Between partners = Between.of(partnerOfA, partnerOfB);
        boolean isOwn = partners.equals(Between.of(a, b));
        Segment other = known.get(partners);
        List<SharedDoor> alike = all.stream()
                .filter(door -> isOwn
                        ? isSame(door.at(), table.image(door.at(), sum))
                        : other != null && isSame(door.at(), table.image(other, sum)))
                .toList();
        return alike.isEmpty() ? all : alike;
    }

    private static boolean isSame(Segment one, Segment other) {
        return one.equals(other) || (one.from().equals(other.to()) && one.to().equals(other.from()));
    }
}
