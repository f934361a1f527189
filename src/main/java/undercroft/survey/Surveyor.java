package undercroft.survey;

import java.util.List;
import java.util.Optional;
import undercroft.layout.Layout;
import undercroft.layout.RoomDistance;
import undercroft.layout.Survey;
import undercroft.level.Level;
import undercroft.tiles.MapSize;

/** Measures finished layouts. Thread-safe. */
public final class Surveyor {

    private Surveyor() {}

    /**
     * Measures a layout, in time linear in its cells but for sorting.
     *
     * @param layout a valid layout of the level
     * @return the survey; nothing where the layout is too large to be tiles
     */
    public static Optional<Survey> survey(Layout layout, Level level) {
        if (MapSize.excess(layout).isPresent()) {
            return Optional.empty();
        }
        WalkingDistances walking = new WalkingDistances(layout);
        List<RoomDistance> distances = walking.ofRooms(Ways.of(layout));
        return Optional.of(new Survey(
                DoorSlots.of(layout, level), distances, walking.betweenDoors(), Minimap.of(layout, distances)));
    }
}
