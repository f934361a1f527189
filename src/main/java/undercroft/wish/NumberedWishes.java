package undercroft.wish;

import java.util.List;
import undercroft.level.Axis;
import undercroft.level.Frame;
import undercroft.level.Level;
import undercroft.level.Relation;
import undercroft.level.Wishes;

/** The wishes of a level by numbers: relations by their indexes, then {@code within}, {@code aspect} and {@code mirror}. */
public final class NumberedWishes {

    /** The most rooms that a sentence names. */
    private static final int MAX_NAMED = 4;

    private final Level level;
    private final Wishes wishes;

    public NumberedWishes(Level level) {
        this.level = level;
        this.wishes = level.wishes();
    }

    /** {@return the number of numbers, whether or not there is such a wish} */
    public int count() {
        return mirror() + 1;
    }

    /** {@return the number of {@code within}} */
    public int within() {
        return wishes.relations().size();
    }

    /** {@return the number of {@code aspect}} */
    public int aspect() {
        return within() + 1;
    }

    /** {@return the number of {@code mirror}} */
    public int mirror() {
        return aspect() + 1;
    }

    /** {@return a wish in words, a clause such as {@code gate lies north of hall (relation 3)}} */
    public String text(int number) {
        if (number < within() && wishes.relations().get(number) instanceof Relation.Open open) {
            return "%s keeps a free lane to the outside (open)".formatted(ids(open.rooms()));
        }
        if (number < wishes.relations().size()) {
            return "%s (relation %d)".formatted(text(wishes.relations().get(number)), number + 1);
        }
        if (number == within()) {
            return "the layout fits into %s (within)"
                    .formatted(wishes.within().map(NumberedWishes::text).orElse("anything"));
        }
        if (number == mirror()) {
            return "the layout is mirrored in a %s line (mirror)"
                    .formatted(wishes.mirror().orElseThrow().axis().text());
        }
        return "its width is %s to %s of its height (aspect)"
                .formatted(wishes.aspect().least(), wishes.aspect().most());
    }

    private static String text(Frame frame) {
        String size = "%d by %d cells".formatted(frame.width(), frame.height());
        return frame instanceof Frame.Ground ? "the ground of a drawing of " + size : size;
    }

    private String text(Relation relation) {
        String rooms = ids(relation.rooms());
        if (relation instanceof Relation.Beyond beyond) {
            return "%s lies %s of %s"
                    .formatted(ids(beyond.some()), beyond.direction().text(), ids(beyond.others()));
        }
        if (relation instanceof Relation.Apart apart) {
            return "%s are at least %d cells apart".formatted(rooms, apart.cells());
        }
        if (relation instanceof Relation.Near near) {
            return "%s are at most %d cells apart".formatted(rooms, near.cells());
        }
        if (relation instanceof Relation.Rim rim) {
            return "%s lies at %s rim"
                    .formatted(
                            rooms, rim.side().map(side -> "the " + side.text()).orElse("a"));
        }
        if (relation instanceof Relation.Level line) {
            return "%s have their centres in one %s".formatted(rooms, line.line() == Axis.VERTICAL ? "column" : "row");
        }
        Relation.Walk walk = (Relation.Walk) relation;
        return "the way from %s to %s takes at least %d cells"
                .formatted(id(walk.start()), id(walk.goal()), walk.cells());
    }

    private String ids(List<Integer> rooms) {
        if (rooms.size() > MAX_NAMED) {
            String named = String.join(
                    ", ", rooms.stream().limit(MAX_NAMED).map(this::id).toList());
            return named + " and %d more".formatted(rooms.size() - MAX_NAMED);
        }
        List<String> ids = rooms.stream().map(this::id).toList();
        return ids.size() == 1
                ? ids.get(0)
                : String.join(", ", ids.subList(0, ids.size() - 1)) + " and " + ids.get(ids.size() - 1);
    }

    private String id(int room) {
        return level.rooms().get(room).id();
    }
}
