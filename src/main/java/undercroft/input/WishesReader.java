package undercroft.input;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import undercroft.level.AspectRange;
import undercroft.level.Axis;
import undercroft.level.Frame;
import undercroft.level.Level;
import undercroft.level.Mirror;
import undercroft.level.Preference;
import undercroft.level.Relation;
import undercroft.level.Wishes;
import undercroft.source.Quotation;
import undercroft.source.SourceNode.Literal;
import undercroft.wish.Contradictions;
import undercroft.wish.MirrorPairs;

/** Reads the wishes of a level: {@code layout} and {@code relations}. */
final class WishesReader {

    private static final List<String> KEYS = List.of("within", "aspect", "mirror", "pairs", "prefer");

    private static final String BOX_ADVICE =
            "Write a width and a height in cells, [80, 60], or { cells: | } and a drawing.";

    private static final String ASPECT_ADVICE = "Write two ratios of width to height, the smaller first: [0.5, 2.0].";

    private static final String DRAWING_ADVICE =
            "Write | and below it lines of # for ground and . for what is none, at most " + Frame.MAX_DRAWN_SIDE
                    + " by " + Frame.MAX_DRAWN_SIDE + ".";

    private final Fields level;
    private final Map<String, Integer> rooms = new LinkedHashMap<>();
    private final List<Integer> open = new ArrayList<>();

    /** @param drafts the rooms of the level */
    WishesReader(Fields level, List<RoomDraft> drafts) {
        this.level = level;
        for (RoomDraft room : drafts) {
            if (room.isOpen()) {
                open.add(rooms.size());
            }
            rooms.put(room.id().text(), rooms.size());
        }
    }

    /** The wishes; what is wrong is reported and left out. */
    Wishes read() {
        Wishes wishes = level.get("layout")
                .flatMap(value -> Fields.of(value, "the layout", KEYS))
                .map(this::layout)
                .orElse(Wishes.NONE);
        List<Relation> relations = level.get("relations")
                .map(value -> new RelationsReader(new RoomIndexes(rooms)).read(value))
                .orElse(List.of());
        return wishes.withRelations(
                open.isEmpty()
                        ? relations
                        : Stream.concat(relations.stream(), Stream.of(new Relation.Open(open)))
                                .toList());
    }

    /** Warns where wishes of the level, which was read whole, contradict each other. */
    void warnOfContradictions(Level whole) {
        Contradictions.of(whole).ifPresent(contradiction -> {
            int wish = contradiction.wishes().stream()
                    .reduce((first, last) -> last)
                    .orElse(0);
            Optional<Value> written = wish < whole.wishes().relations().size()
                    ? level.get("relations").flatMap(all -> all.item(wish)).or(() -> level.get("rooms"))
                    : level.get("layout");
            written.ifPresent(value -> value.diagnostics().warn(value.position(), contradiction.text()));
        });
    }

    private Wishes layout(Fields fields) {
        return new Wishes(
                fields.get("within").flatMap(WishesReader::frame),
                fields.get("aspect").flatMap(WishesReader::aspect).orElse(AspectRange.ALL),
                mirror(fields),
                fields.get("prefer")
                        .flatMap(value -> value.oneOf(List.of(Preference.values()), Preference::text))
                        .orElse(Preference.NONE),
                List.of());
    }

    /** The mirror with the pairs of the file. */
    private Optional<Mirror> mirror(Fields fields) {
        Optional<Axis> axis = fields.get("mirror").flatMap(value -> value.oneOf(List.of(Axis.values()), Axis::text));
        Optional<Value> written = fields.get("pairs");
        if (written.isPresent() && fields.get("mirror").isEmpty()) {
            written.get()
                    .report("The pairs belong to no mirror.", "Write mirror: vertical or mirror: horizontal, too.");
        }
        List<Mirror.Pair> pairs =
                written.map(new MirrorReader(new RoomIndexes(rooms))::read).orElse(List.of());
        return axis.map(line -> new Mirror(line, pairs));
    }

    /** The level with the pairs that follow from its graph. */
    Level paired(Level whole) {
        Optional<Mirror> mirror = whole.wishes().mirror();
        if (mirror.isEmpty()) {
            return whole;
        }
        Mirror written = mirror.get();
        List<Mirror.Pair> pairs = MirrorPairs.of(whole, written.axis(), written.pairs());
        if (pairs.isEmpty()) {
            level.get("layout")
                    .ifPresent(
                            value -> value.diagnostics()
                                    .warn(
                                            value.position(),
                                            "No two rooms of the level can mirror each other. Write pairs: and which do, or drop mirror."));
        }
        return whole.withWishes(whole.wishes().mirrored(new Mirror(written.axis(), pairs)));
    }

    private static Optional<Frame> frame(Value value) {
        if (value.isMapping()) {
            return Fields.of(value, value.what(), List.of("cells"))
                    .flatMap(fields -> fields.require("cells", DRAWING_ADVICE))
                    .flatMap(WishesReader::ground);
        }
        Optional<List<Value>> sides = value.parts(List.of("width", "height"), BOX_ADVICE);
        if (sides.isEmpty()) {
            return Optional.empty();
        }
        Optional<Integer> width = sides.get().get(0).wholeNumber(1, Frame.MAX_SIDE);
        Optional<Integer> height = sides.get().get(1).wholeNumber(1, Frame.MAX_SIDE);
        return width.isPresent() && height.isPresent()
                ? Optional.of(new Frame.Box(width.get(), height.get()))
                : Optional.empty();
    }

    private static Optional<Frame> ground(Value value) {
        if (!(value.node() instanceof Literal literal)) {
            return value.wrong(DRAWING_ADVICE);
        }
        List<String> rows = literal.text().stripTrailing().isEmpty()
                ? List.of()
                : List.of(literal.text().stripTrailing().split("\n", -1));
        int width = rows.stream().mapToInt(String::length).max().orElse(0);
        if (rows.size() > Frame.MAX_DRAWN_SIDE || width > Frame.MAX_DRAWN_SIDE) {
            return value.wrong("a drawing of %d by %d cells".formatted(width, rows.size()), DRAWING_ADVICE);
        }
        if (rows.stream().noneMatch(row -> row.indexOf('#') >= 0)) {
            return value.wrong("a drawing without ground", DRAWING_ADVICE);
        }
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.get(row).length(); column++) {
                if ("#. ".indexOf(rows.get(row).charAt(column)) < 0) {
                    return value.wrong(
                            "a drawing with %s in line %d, column %d"
                                    .formatted(
                                            Quotation.quoted(rows.get(row).substring(column, column + 1)),
                                            row + 1,
                                            column + 1),
                            DRAWING_ADVICE);
                }
            }
        }
        return Optional.of(new Frame.Ground(rows.stream()
                .map(row -> row + ".".repeat(width - row.length()))
                .toList()));
    }

    private static Optional<AspectRange> aspect(Value value) {
        Optional<List<Value>> ends = value.parts(List.of("smallest", "greatest"), ASPECT_ADVICE);
        if (ends.isEmpty()) {
            return Optional.empty();
        }
        Optional<Double> least = ends.get().get(0).number(1 / AspectRange.MAX, AspectRange.MAX);
        Optional<Double> most = ends.get().get(1).number(1 / AspectRange.MAX, AspectRange.MAX);
        if (least.isEmpty() || most.isEmpty()) {
            return Optional.empty();
        }
        return least.get() <= most.get()
                ? Optional.of(new AspectRange(least.get(), most.get()))
                : value.wrong("a range that ends before it begins", ASPECT_ADVICE);
    }
}
