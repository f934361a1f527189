package undercroft.importing;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import undercroft.geometry.Point;
import undercroft.geometry.Transform;
import undercroft.level.Level;
import undercroft.source.Quotation;
import undercroft.source.SourceNode;
import undercroft.source.SourceNode.Mapping;
import undercroft.source.SourcePosition;
import undercroft.template.RoomTemplate;

/**
 * The room shapes of a map in Edgar's YAML: lists that name room descriptions with their scale, rotation and probability.
 * All lists are read before any template is made, because the weight of a template depends on the probabilities of all.
 *
 * <p>By default {@code rotate} is true, {@code probability} is 1, and {@code setName} is the map's own set.
 */
final class EdgarShapes {

    /** The name of {@code customRoomDescriptionsSet}. */
    static final String CUSTOM_SET = "custom";

    private static final Set<String> SHAPE_KEYS =
            Set.of("setName", "roomDescriptionName", "rotate", "probability", "normalizeProbabilities", "scale");

    /** The highest weight that the reader of levels accepts. */
    private static final int MAX_WEIGHT = 1_000_000;

    /** Probabilities are rounded up to this many decimals, so that their common unit is not too small. */
    private static final int DECIMALS = 6;

    /** Keeps the product of a scale and a coordinate within an int. */
    private static final int MAX_SCALE = 1_000;

    /** Descriptions that items without a name may stand for, in all: each stands for the whole set. */
    private static final int MAX_LISTED = 100_000;

    /** An item of a list of room shapes. */
    record Use(
            SourcePosition position,
            EdgarRoomSet set,
            List<EdgarRoomSet.Description> rooms,
            Point scale,
            boolean rotates,
            BigDecimal odds) {}

    private final Optional<EdgarRoomSet> custom;
    private final Function<String, Optional<EdgarRoomSet>> sets;
    private final ImportReport report;
    private final NodeReader values;
    private final Names names = new Names();
    private final Set<EdgarRoomSet.Description> used = new LinkedHashSet<>();
    private final List<Use> uses = new ArrayList<>();

    /** The sets that are not there. Each is reported once. */
    private final Set<String> missing = new HashSet<>();

    private int listed;

    /**
     * @param custom the map's own set
     * @param sets finds a set by its name
     */
    EdgarShapes(Optional<EdgarRoomSet> custom, Function<String, Optional<EdgarRoomSet>> sets, ImportReport report) {
        this.custom = custom;
        this.sets = sets;
        this.report = report;
        this.values = new NodeReader(report);
    }

    /** Reads a list of room shapes; items that are wrong are reported and left out. */
    List<Use> read(List<SourceNode> nodes) {
        List<Use> read = new ArrayList<>();
        for (SourceNode node : nodes) {
            values.mapping(node, "room shapes").flatMap(this::use).ifPresent(read::add);
        }
        uses.addAll(read);
        return read;
    }

    private Optional<Use> use(Mapping mapping) {
        values.omitOthers(mapping, "the room shapes", SHAPE_KEYS);
        Optional<EdgarRoomSet> set = set(mapping);
        if (set.isEmpty()) {
            return Optional.empty();
        }
        List<EdgarRoomSet.Description> rooms = rooms(mapping, set.get());
        Optional<Point> scale =
                mapping.get("scale").map(node -> values.point(node, "scale")).orElse(Optional.of(new Point(1, 1)));
        if (scale.isPresent() && !isScale(scale.get())) {
            values.wrong(
                    Objects.requireNonNull(mapping.get("scale").orElse(mapping)),
                    "scale",
                    "Write two numbers from 1 to 1000.");
            return Optional.empty();
        }
        boolean rotates = mapping.get("rotate")
                .flatMap(node -> values.bool(node, "rotate"))
                .orElse(true);
        mapping.get("normalizeProbabilities")
                .filter(node -> values.bool(node, "normalizeProbabilities").equals(Optional.of(false)))
                .ifPresent(
                        node -> report.warn(
                                node.position(),
                                "normalizeProbabilities: false has no equivalent: a template weighs the same however many rotations it has."));
        Optional<BigDecimal> odds = mapping.get("probability").map(this::odds).orElse(Optional.of(BigDecimal.ONE));
        return scale.isEmpty() || odds.isEmpty()
                ? Optional.empty()
                : Optional.of(new Use(mapping.position(), set.get(), rooms, scale.get(), rotates, odds.get()));
    }

    private static boolean isScale(Point scale) {
        return scale.x() >= 1 && scale.y() >= 1 && scale.x() <= MAX_SCALE && scale.y() <= MAX_SCALE;
    }

    private Optional<BigDecimal> odds(SourceNode node) {
        Optional<BigDecimal> odds = values.number(node, "probability");
        return odds.isPresent() && odds.get().signum() <= 0
                ? values.wrong(node, "probability", "Write a number above 0.")
                : odds;
    }

    private Optional<EdgarRoomSet> set(Mapping mapping) {
        Optional<SourceNode> named = NodeReader.present(mapping, "setName");
        String name = named.flatMap(node -> values.text(node, "setName")).orElse(CUSTOM_SET);
        Optional<EdgarRoomSet> set = name.equals(CUSTOM_SET) ? custom : sets.apply(name);
        if (set.isEmpty() && missing.add(name)) {
            report.error(
                    named.map(SourceNode::position).orElse(mapping.position()),
                    "The set %s is not there. Give its file as well, or put it beside the map, in ../Rooms or in ../../Rooms."
                            .formatted(Quotation.plain(name)));
        }
        return set;
    }

    private List<EdgarRoomSet.Description> rooms(Mapping mapping, EdgarRoomSet set) {
        Optional<SourceNode> named = NodeReader.present(mapping, "roomDescriptionName");
        List<EdgarRoomSet.Description> rooms = new ArrayList<>();
        if (named.isEmpty() && set.descriptions().size() > MAX_LISTED - listed) {
            report.error(
                    mapping.position(),
                    "The room shapes stand for more than %d room descriptions. Name fewer.".formatted(MAX_LISTED));
        } else if (named.isEmpty()) {
            rooms.addAll(set.descriptions().values());
            listed += rooms.size();
        } else {
            Optional<String> name = values.text(named.get(), "roomDescriptionName");
            Optional<EdgarRoomSet.Description> room =
                    name.flatMap(text -> Optional.ofNullable(set.descriptions().get(text)));
            room.ifPresent(rooms::add);
            if (name.isPresent() && room.isEmpty() && set.isComplete()) {
                report.error(
                        named.get().position(),
                        "The set %s has no room description %s. Correct the name."
                                .formatted(Quotation.plain(set.name()), Quotation.plain(name.get())));
            }
        }
        used.addAll(rooms);
        return rooms;
    }

    /** The probability that becomes a weight of 1: the greatest common divisor of all probabilities read. */
    BigDecimal unitOfOdds() {
        BigInteger divisor = BigInteger.ZERO;
        for (Use use : uses) {
            BigDecimal rounded = use.odds().setScale(DECIMALS, RoundingMode.CEILING);
            divisor = divisor.gcd(rounded.unscaledValue());
        }
        return new BigDecimal(divisor.max(BigInteger.ONE), DECIMALS);
    }

    /**
     * Makes the templates of some shapes.
     *
     * @param unit the result of {@link #unitOfOdds}
     */
    List<RoomTemplate> templates(List<Use> shapes, BigDecimal unit) {
        Set<RoomTemplate> templates = new LinkedHashSet<>();
        for (Use use : shapes) {
            if (names.size() > Level.MAX_TEMPLATES) {
                report.error(
                        use.position(),
                        "The level has more than %d room templates. Use fewer.".formatted(Level.MAX_TEMPLATES));
                return List.copyOf(templates);
            }
            BigDecimal weight =
                    use.odds().setScale(DECIMALS, RoundingMode.CEILING).divide(unit, 0, RoundingMode.HALF_UP);
            if (weight.compareTo(BigDecimal.valueOf(MAX_WEIGHT)) > 0) {
                report.warn(
                        use.position(),
                        "The probability %s is too large beside the others; it becomes the weight %d."
                                .formatted(use.odds().toPlainString(), MAX_WEIGHT));
            }
            int whole = weight.min(BigDecimal.valueOf(MAX_WEIGHT)).intValue();
            for (EdgarRoomSet.Description room : use.rooms()) {
                room.template(use.scale(), use.rotates() ? Transform.ROTATIONS : Transform.IDENTITY, report)
                        .map(template -> names.unique(template.withWeight(whole)))
                        .ifPresent(templates::add);
            }
        }
        return List.copyOf(templates);
    }

    /** Warns of the descriptions in the map's own set that no list names. */
    void warnOfUnused() {
        for (EdgarRoomSet.Description room :
                custom.map(set -> set.descriptions().values()).orElse(List.of())) {
            if (!used.contains(room)) {
                report.warn(
                        room.position(),
                        "The room description %s is used by no room; it is left out."
                                .formatted(Quotation.plain(room.name())));
            }
        }
    }
}
