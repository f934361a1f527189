package undercroft.template;

import java.util.Optional;
import undercroft.geometry.CardinalDirection;
import undercroft.geometry.Point;

/**
 * A place on the floor of a template where something may stand: a chest, a throne, an enemy.
 *
 * @param name what stands there, not empty
 * @param group the markers among which a spawn draws, or ""
 * @param cell the lower left corner of its cell, in the template's own coordinates
 * @param facing where it looks; turned with the room
 * @param weight relative frequency with which spawns draw it, at least 1
 */
public record Marker(String name, String group, Point cell, Optional<CardinalDirection> facing, int weight) {

    /** The weight of a marker that is drawn as often as others. */
    public static final int DEFAULT_WEIGHT = 1;

    public Marker {
        if (name.isEmpty()) {
            throw new IllegalArgumentException("The marker at %s must have a name.".formatted(cell));
        }
        if (weight < 1) {
            throw new IllegalArgumentException(
                    "The weight (%d) of marker %s must be positive.".formatted(weight, name));
        }
    }

    /** {@return a marker without group and facing} */
    public static Marker of(String name, Point cell) {
        return new Marker(name, "", cell, Optional.empty(), DEFAULT_WEIGHT);
    }

    /** {@return this marker in a group} */
    public Marker inGroup(String newGroup) {
        return new Marker(name, newGroup, cell, facing, weight);
    }

    /** {@return this marker looking in a direction} */
    public Marker facing(CardinalDirection direction) {
        return new Marker(name, group, cell, Optional.of(direction), weight);
    }

    /** {@return this marker with another weight} */
    public Marker withWeight(int newWeight) {
        return new Marker(name, group, cell, facing, newWeight);
    }
}
