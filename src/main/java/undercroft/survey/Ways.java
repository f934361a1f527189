package undercroft.survey;

import java.util.List;
import java.util.stream.Stream;
import undercroft.layout.Layout;
import undercroft.layout.LayoutMission;
import undercroft.layout.PlacedRoom;

/**
 * Where the way through a layout begins and ends.
 *
 * @param start index of a room
 * @param goals indexes of rooms, any of which ends the way; none where the layout does not say
 */
record Ways(int start, List<Integer> goals) {

    /**
     * The way of the layout's mission. Without one, the way by the types of the rooms: from the only room of type entrance, otherwise the first room, to the only room of type boss,
     * otherwise the only one of type exit.
     */
    static Ways of(Layout layout) {
        return layout.mission().map(mission -> ofMission(mission, layout)).orElseGet(() -> byTypes(layout));
    }

    /** A way to every room leads nowhere. */
    private static Ways ofMission(LayoutMission mission, Layout layout) {
        boolean isToEveryRoom = mission.goals().size() == layout.roomCount();
        return new Ways(mission.start(), isToEveryRoom ? List.of() : mission.goals());
    }

    private static Ways byTypes(Layout layout) {
        int start = only(layout, "entrance").findFirst().orElse(0);
        return new Ways(
                start,
                Stream.of("boss", "exit")
                        .flatMap(type -> only(layout, type))
                        .limit(1)
                        .toList());
    }

    /** The only room of a type; nothing where there are none or several. */
    private static Stream<Integer> only(Layout layout, String type) {
        List<Integer> rooms = layout.rooms().stream()
                .filter(room -> room.type().equals(type))
                .map(PlacedRoom::index)
                .toList();
        return rooms.size() == 1 ? rooms.stream() : Stream.empty();
    }
}
