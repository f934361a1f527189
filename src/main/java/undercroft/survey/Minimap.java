package undercroft.survey;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import undercroft.layout.Layout;
import undercroft.layout.MinimapRoom;
import undercroft.layout.PlacedRoom;
import undercroft.layout.RoomDistance;

/** A map for the corner of a screen. */
final class Minimap {

    private static final Comparator<RoomDistance> ON_THE_WAY = Comparator.comparing(
                    (RoomDistance room) -> room.fromStart() == RoomDistance.UNREACHABLE)
            .thenComparing(RoomDistance::fromStart)
            .thenComparing(RoomDistance::room);

    private Minimap() {}

    /** The rooms of a layout, in order. */
    static List<MinimapRoom> of(Layout layout, List<RoomDistance> distances) {
        int[] order = new int[distances.size()];
        List<RoomDistance> sorted = distances.stream().sorted(ON_THE_WAY).toList();
        IntStream.range(0, order.length).forEach(i -> order[sorted.get(i).room()] = i);
        return layout.rooms().stream()
                .map((PlacedRoom room) ->
                        new MinimapRoom(room.index(), order[room.index()], OutlineSimplification.of(room.outline())))
                .toList();
    }
}
