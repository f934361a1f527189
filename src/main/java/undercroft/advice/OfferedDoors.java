package undercroft.advice;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import undercroft.advice.TroubleSpot.DoorKind;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.template.DoorRun;
import undercroft.template.DoorSpec;
import undercroft.template.DoorSpec.Field;
import undercroft.template.RoomTemplate;

/**
 * A run of doors that a template offers along one wall.
 *
 * @param spec the rule of the template that offers them
 */
record OfferedDoors(DoorSpec spec, Segment wall, DoorRun doors) {

    /** Doors are confined if they have at most 1/{@value} of the positions that their wall has. */
    private static final int CONFINED = 2;

    /** All runs of doors that a template offers. */
    static List<OfferedDoors> of(RoomTemplate template) {
        return template.doors().stream().flatMap(spec -> of(template, spec)).toList();
    }

    private static Stream<OfferedDoors> of(RoomTemplate template, DoorSpec spec) {
        return template.outline().edges().stream()
                .flatMap(wall -> spec.runs(wall).stream().map(doors -> new OfferedDoors(spec, wall, doors)));
    }

    /** The number of walls in which some offers are. */
    static long walls(List<OfferedDoors> offers) {
        return offers.stream().map(OfferedDoors::wall).distinct().count();
    }

    DoorKind kind() {
        return DoorKind.of(doors);
    }

    boolean isConfined() {
        return CONFINED * doors.count() <= wall.length() - doors.length() + 1;
    }

    /** The change that lets such doors be anywhere along the wall. */
    String replacement() {
        DoorSpec loosened = spec.loosened(wall);
        if (spec.isListed()) {
            return "%s instead of %s".formatted(written(loosened), written(spec));
        }
        List<Field> before = spec.fields(OfferedDoors::text);
        List<Field> after = loosened.fields(OfferedDoors::text);
        return IntStream.range(0, before.size())
                .filter(i -> !after.get(i).equals(before.get(i)))
                .mapToObj(i -> "%s instead of %s"
                        .formatted(after.get(i).text(), before.get(i).value()))
                .collect(Collectors.joining(", "));
    }

    /** The entry that lets such doors be anywhere along some wall. */
    String anywhereAlong(Segment anyWall) {
        return written(new DoorSpec.Along(anyWall, doors.length(), spec.socket(), spec.direction()));
    }

    private static String written(DoorSpec rule) {
        return rule.written(OfferedDoors::text, UnaryOperator.identity());
    }

    private static String text(Segment segment) {
        return "[%s, %s]".formatted(text(segment.from()), text(segment.to()));
    }

    private static String text(Point point) {
        return "[%d,%d]".formatted(point.x(), point.y());
    }
}
