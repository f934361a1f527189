package undercroft.advice;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import undercroft.advice.Spot.DoorKind;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.template.DoorRun;
import undercroft.template.DoorSpec;
import undercroft.template.DoorSpec.Field;
import undercroft.template.RoomTemplate;

/**
 * Doors that a template offers along one wall.
 *
 * @param spec the rule of the template that offers them
 */
record Offer(DoorSpec spec, Segment wall, DoorRun doors) {

    /** Doors are confined to few places if there are at least this many times more places in their wall. */
    private static final int CONFINED = 2;

    /** All that a template offers. */
    static List<Offer> of(RoomTemplate template) {
        return template.doors().stream().flatMap(spec -> of(template, spec)).toList();
    }

    private static Stream<Offer> of(RoomTemplate template, DoorSpec spec) {
        return template.outline().edges().stream()
                .flatMap(wall -> spec.runs(wall).stream().map(doors -> new Offer(spec, wall, doors)));
    }

    /** The number of walls in which some offers are. */
    static long walls(List<Offer> offers) {
        return offers.stream().map(Offer::wall).distinct().count();
    }

    DoorKind kind() {
        return DoorKind.of(doors);
    }

    boolean isConfined() {
        return CONFINED * doors.count() <= wall.length() - doors.length() + 1;
    }

    /** What to write instead, so that such doors can be anywhere along the wall. */
    String cure() {
        DoorSpec loosened = spec.loosened(wall);
        if (spec.isListed()) {
            return "%s instead of %s".formatted(written(loosened), written(spec));
        }
        List<Field> before = spec.fields(Offer::text);
        List<Field> after = loosened.fields(Offer::text);
        return IntStream.range(0, before.size())
                .filter(i -> !after.get(i).equals(before.get(i)))
                .mapToObj(i -> "%s instead of %s"
                        .formatted(after.get(i).text(), before.get(i).value()))
                .collect(Collectors.joining(", "));
    }

    /** How to write that such a door can be anywhere along some wall. */
    String anywhereAlong(Segment anyWall) {
        return written(new DoorSpec.Along(anyWall, doors.length(), spec.socket(), spec.direction()));
    }

    private static String written(DoorSpec rule) {
        return rule.written(Offer::text, UnaryOperator.identity());
    }

    private static String text(Segment segment) {
        return "[%s, %s]".formatted(text(segment.from()), text(segment.to()));
    }

    private static String text(Point point) {
        return "[%d,%d]".formatted(point.x(), point.y());
    }
}
