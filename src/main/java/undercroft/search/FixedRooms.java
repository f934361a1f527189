package undercroft.search;

import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import undercroft.configspace.Shape;
import undercroft.geometry.Box;
import undercroft.plan.Link;

/** The rooms of an earlier layout that stay where they are while the rest of a level is placed, and what joins them. Immutable. */
public final class FixedRooms {

    /** All rooms are placed anew. */
    static final FixedRooms NONE = new FixedRooms(Optional.empty(), new BitSet());

    private final Optional<EarlierLayout> earlier;
    private final BitSet rooms;

    private FixedRooms(Optional<EarlierLayout> earlier, BitSet rooms) {
        this.earlier = earlier;
        this.rooms = (BitSet) rooms.clone();
    }

    /**
     * Some rooms of a layout.
     *
     * @param rooms indexes of rooms that the layout holds
     * @throws IllegalArgumentException if it does not hold one of them
     */
    public static FixedRooms of(EarlierLayout earlier, BitSet rooms) {
        rooms.stream().filter(room -> !earlier.holds(room)).findFirst().ifPresent(room -> {
            throw new IllegalArgumentException("The room (%d) must stand in the earlier layout.".formatted(room));
        });
        return new FixedRooms(Optional.of(earlier), rooms);
    }

    boolean isEmpty() {
        return rooms.isEmpty();
    }

    boolean holds(int room) {
        return rooms.get(room);
    }

    int count() {
        return rooms.cardinality();
    }

    /** The indexes of the rooms that stand, ascending. */
    IntStream rooms() {
        return rooms.stream();
    }

    Optional<EarlierLayout> earlier() {
        return earlier;
    }

    /** The bounding boxes of the rooms that stand, by their indexes, ascending. */
    Map<Integer, Box> boxes() {
        Map<Integer, Box> boxes = new LinkedHashMap<>();
        rooms.stream().forEach(room -> {
            EarlierLayout.Stand stand = earlier.orElseThrow().stand(room).orElseThrow();
            Shape shape = stand.variant().shape();
            boxes.put(room, new Box(stand.x(), stand.y(), shape.width(), shape.height()));
        });
        return boxes;
    }

    /** Places what stands in an empty layout. Corridors that do not stand though their rooms do are chosen. */
    void placeIn(PartialLayout layout, TemplateAssignment assignment) {
        earlier.ifPresent(known -> placeIn(layout, assignment, known));
    }

    private void placeIn(PartialLayout layout, TemplateAssignment assignment, EarlierLayout known) {
        rooms.stream().forEach(room -> {
            EarlierLayout.Stand stand = known.stand(room).orElseThrow();
            assignment.give(room, stand.variant());
            layout.stand(room, stand.variant(), stand.x(), stand.y());
        });
        rooms.stream().forEach(room -> {
            for (Link link : known.plan().linksOf(room)) {
                if (link.from() == room && holds(link.to())) {
                    known.corridor(link).ifPresent(stand -> {
                        assignment.giveCorridor(link, stand.variant());
                        layout.stand(layout.corridorOf(link), stand.variant(), stand.x(), stand.y());
                    });
                }
            }
        });
        joinOthers(layout, known);
    }

    private void joinOthers(PartialLayout layout, EarlierLayout known) {
        for (Link link : known.plan().links()) {
            if (holds(link.from()) && holds(link.to()) && known.doors(link).isEmpty()) {
                layout.join(link);
            }
        }
    }
}
