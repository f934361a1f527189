package undercroft.importing;

import java.util.List;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.template.DoorDirection;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

/** Plain rooms and corridors for graphs without room templates, so that they can be laid out at once. */
final class DefaultTemplates {

    static final List<RoomTemplate> ROOMS =
            List.of(room("chamber", 6, 6), room("hall", 6, 9), room("great-hall", 9, 9), room("closet", 4, 4));

    static final List<RoomTemplate> CORRIDORS = List.of(passage("passage", 4), passage("long-passage", 8));

    private DefaultTemplates() {}

    private static RoomTemplate room(String name, int width, int height) {
        return RoomTemplate.of(name, Polygon.rectangle(0, 0, width, height), DoorSpec.OnEveryEdge.of(1, 1))
                .withTransforms(Transform.ROTATIONS);
    }

    /** A corridor one cell wide, with a door at each end. */
    private static RoomTemplate passage(String name, int length) {
        return RoomTemplate.of(
                        name,
                        Polygon.rectangle(0, 0, 1, length),
                        new DoorSpec.Exactly(Segment.of(0, 0, 1, 0), "", DoorDirection.BOTH),
                        new DoorSpec.Exactly(Segment.of(0, length, 1, length), "", DoorDirection.BOTH))
                .withTransforms(Transform.ROTATIONS);
    }
}
