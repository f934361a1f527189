package undercroft.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import undercroft.geometry.CardinalDirection;
import undercroft.level.AspectRange;
import undercroft.level.Axis;
import undercroft.level.Frame;
import undercroft.level.Level;
import undercroft.level.Preference;
import undercroft.level.Relation;
import undercroft.level.Room;
import undercroft.level.Wishes;

/** Writes the wishes of a level: {@code layout} and {@code relations}. */
final class WishesYaml {

    private final Level level;
    private final List<String> lines = new ArrayList<>();

    private WishesYaml(Level level) {
        this.level = level;
    }

    /** The lines, without line ends; none for a level without wishes. */
    static List<String> lines(Level level) {
        WishesYaml writer = new WishesYaml(level);
        writer.layout(level.wishes());
        List<Relation> relations = level.wishes().relations().stream()
                .filter(relation -> !(relation instanceof Relation.Open))
                .toList();
        if (!relations.isEmpty()) {
            writer.lines.add("relations:");
            relations.forEach(relation -> writer.lines.add("  - { " + writer.keys(relation) + " }"));
        }
        return writer.lines;
    }

    /** Whether a room keeps a lane to the outside, which is written at the room. */
    static boolean isOpen(Level level, Room room) {
        return level.wishes().relations().stream()
                .filter(Relation.Open.class::isInstance)
                .flatMap(relation -> relation.rooms().stream())
                .anyMatch(index -> level.rooms().get(index).id().equals(room.id()));
    }

    private void layout(Wishes wishes) {
        if (wishes.equals(Wishes.NONE.withRelations(wishes.relations()))) {
            return;
        }
        lines.add("layout:");
        wishes.within().ifPresent(this::frame);
        if (!wishes.aspect().equals(AspectRange.ALL)) {
            lines.add("  aspect: [%s, %s]"
                    .formatted(wishes.aspect().least(), wishes.aspect().most()));
        }
        wishes.mirror().ifPresent(mirror -> {
            lines.add("  mirror: " + mirror.axis().text());
            lines.add("  pairs: "
                    + mirror.pairs().stream()
                            .map(pair ->
                                    ids(pair.isAcross() ? List.of(pair.room()) : List.of(pair.room(), pair.partner())))
                            .collect(Collectors.joining(", ", "[", "]")));
        });
        if (wishes.prefer() != Preference.NONE) {
            lines.add("  prefer: " + wishes.prefer().text());
        }
    }

    private void frame(Frame frame) {
        if (frame instanceof Frame.Ground ground) {
            lines.add("  within:");
            lines.add("    cells: |");
            ground.rows().forEach(row -> lines.add("      " + row));
        } else {
            lines.add("  within: [" + frame.width() + ", " + frame.height() + "]");
        }
    }

    private String keys(Relation relation) {
        if (relation instanceof Relation.Beyond beyond) {
            return "room: %s, %sOf: %s"
                    .formatted(ids(beyond.some()), beyond.direction().text(), ids(beyond.others()));
        }
        if (relation instanceof Relation.Rim rim) {
            return "room: %s, rim: %s"
                    .formatted(
                            ids(rim.rooms()),
                            rim.side().map(CardinalDirection::text).orElse("any"));
        }
        if (relation instanceof Relation.Walk walk) {
            return "start: %s, goal: %s, walk: ".formatted(id(walk.start()), id(walk.goal())) + walk.cells();
        }
        return "rooms: %s, %s".formatted(ids(relation.rooms()), ofSeveral(relation));
    }

    private static String ofSeveral(Relation relation) {
        if (relation instanceof Relation.Apart apart) {
            return "apart: " + apart.cells();
        }
        if (relation instanceof Relation.Near near) {
            return "near: " + near.cells();
        }
        return "level: " + (((Relation.Level) relation).line() == Axis.VERTICAL ? "x" : "y");
    }

    private String ids(List<Integer> rooms) {
        return rooms.stream().map(this::id).collect(Collectors.joining(", ", "[", "]"));
    }

    private String id(int room) {
        return YamlScalar.of(level.rooms().get(room).id());
    }
}
