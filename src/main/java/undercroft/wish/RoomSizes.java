package undercroft.wish;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import undercroft.geometry.Box;
import undercroft.geometry.Transform;
import undercroft.level.Level;
import undercroft.level.Room;
import undercroft.template.RoomTemplate;

/** The sizes that rooms and corridors of a level can have, over all templates and transforms that they may take. */
final class RoomSizes {

    /**
     * The range of one side of a bounding box, in cells.
     *
     * @param least over all templates and transforms
     * @param most over all templates and transforms
     */
    record Range(int least, int most) {

        Range around(Range other) {
            return new Range(Math.min(least, other.least), Math.max(most, other.most));
        }
    }

    private record Sides(Range width, Range height) {

        Sides around(Sides other) {
            return new Sides(width.around(other.width), height.around(other.height));
        }
    }

    private final Map<RoomTemplate, Sides> known = new HashMap<>();

    /** The widths or heights of a room. */
    Range of(Room room, boolean isHeight) {
        return side(
                room.templates().stream()
                        .map(template -> room.pin()
                                .transform()
                                .map(transform -> sides(template, List.of(transform)))
                                .orElseGet(() -> sides(template)))
                        .toList(),
                isHeight);
    }

    /** The longest side, in one direction, of any corridor that may take one of these templates. */
    int longest(List<RoomTemplate> corridor, boolean isHeight) {
        return side(corridor.stream().map(this::sides).toList(), isHeight).most();
    }

    /** Twice the area of the smallest of some templates. */
    static long leastDoubledArea(List<RoomTemplate> templates) {
        return templates.stream()
                .mapToLong(template -> template.outline().doubledArea())
                .min()
                .orElse(0);
    }

    /** Twice the area of all rooms and corridors, each as small as it can be. */
    static long leastDoubledArea(Level level) {
        return level.rooms().stream()
                        .mapToLong(room -> leastDoubledArea(room.templates()))
                        .sum()
                + level.connections().stream()
                        .mapToLong(connection -> leastDoubledArea(connection.corridor()))
                        .sum();
    }

    private static Range side(List<Sides> all, boolean isHeight) {
        Sides around = all.stream().reduce(Sides::around).orElseThrow();
        return isHeight ? around.height() : around.width();
    }

    private Sides sides(RoomTemplate template) {
        return known.computeIfAbsent(template, absent -> sides(absent, absent.transforms()));
    }

    private static Sides sides(RoomTemplate template, Collection<Transform> transforms) {
        return transforms.stream()
                .map(transform -> template.outline().transformed(transform).bounds())
                .map(RoomSizes::sides)
                .reduce(Sides::around)
                .orElseThrow();
    }

    private static Sides sides(Box box) {
        return new Sides(new Range(box.width(), box.width()), new Range(box.height(), box.height()));
    }
}
