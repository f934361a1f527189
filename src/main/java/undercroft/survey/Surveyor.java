package undercroft.survey;

import java.util.List;
import java.util.Optional;
import undercroft.layout.Layout;
import undercroft.layout.RoomDistance;
import undercroft.layout.Survey;
import undercroft.level.Level;
import undercroft.level.Relation;
import undercroft.tiles.MapSize;

/** Measures finished layouts. Thread-safe. */
public final class Surveyor {

    private Surveyor() {}

    /**
     * {@return whether all walks that a level asks for are long enough; true where the layout is too large to be tiles}
     *
     * @param layout a valid layout of the level
     */
    public static boolean keepsWalks(Layout layout, Level level) {
        List<Relation.Walk> walks = level.wishes().relations().stream()
                .filter(Relation.Walk.class::isInstance)
                .map(Relation.Walk.class::cast)
                .toList();
        if (walks.isEmpty() || MapSize.excess(layout).isPresent()) {
            return true;
        }
        WalkingDistances walking = new WalkingDistances(layout);
        return walks.stream()
                .allMatch(walk ->
                        walking.between(walk.start(), walk.goal()) >= (long) walk.cells() * RoomDistance.STRAIGHT);
    }

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
