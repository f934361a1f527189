package undercroft.importing;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import undercroft.geometry.Point;
import undercroft.geometry.Transform;
import undercroft.template.RoomTemplate;

/**
 * The room shapes of a map in Edgar's YAML: lists that name descriptions in room sets and say how these are scaled, turned
 * and weighed. First all lists are read, then templates are made of them, since a probability becomes a weight only beside
 * all the others.
 *
 * <p>{@code rotate} is on unless it is switched off, {@code probability} is 1 unless given, and a set without a name is the
 * map's own.
 */
final class EdgarShapes {

    /** The name of {@code customRoomDescriptionsSet}. */
    static final String CUSTOM_SET = "custom";

    private static final Set<String> SHAPE_KEYS =
            Set.of("setName", "roomDescriptionName", "rotate", "probability", "normalizeProbabilities", "scale");

    /** What a level's templates may weigh. */
    private static final int MAX_WEIGHT = 1_000_000;

    /** Probabilities finer than this are rounded. */
    private static final int FINEST_DECIMALS = 6;

    private static final int MAX_SCALE = 1_000;

    /** An item of a list of room shapes. */
    record Use(
            SourcePosition at,
            EdgarRoomSet set,
            List<EdgarRoomSet.Description> rooms,
            Point scale,
            boolean rotates,
            BigDecimal odds) {}

    private final Optional<EdgarRoomSet> custom;
    private final Function<String, Optional<EdgarRoomSet>> sets;
    private final Diagnostics diagnostics;
    private final Values values;
    private final Names names = new Names();
    private final Set<EdgarRoomSet.Description> used = new LinkedHashSet<>();
    private final List<Use> uses = new ArrayList<>();

    /**
     * @param custom the map's own set
     * @param sets finds the set of a name
     */
    EdgarShapes(Optional<EdgarRoomSet> custom, Function<String, Optional<EdgarRoomSet>> sets, Diagnostics diagnostics) {
        this.custom = custom;
        this.sets = sets;
        this.diagnostics = diagnostics;
        this.values = new Values(diagnostics);
    }

    /** The items of a list of room shapes that can be used. */
    List<Use> read(List<Node> nodes) {
        List<Use> read = new ArrayList<>();
        for (Node node : nodes) {
            values.mapping(node, "room shapes").flatMap(this::use).ifPresent(read::add);
        }
        uses.addAll(read);
        return read;
    }

    private Optional<Use> use(Node.Fields fields) {
        values.passOverOthers(fields, "the room shapes", SHAPE_KEYS);
        Optional<EdgarRoomSet> set = set(fields);
        if (set.isEmpty()) {
            return Optional.empty();
        }
        List<EdgarRoomSet.Description> rooms = rooms(fields, set.get());
        Optional<Point> scale =
                fields.get("scale").map(node -> values.point(node, "scale")).orElse(Optional.of(new Point(1, 1)));
        if (scale.isPresent() && !isScale(scale.get())) {
            values.wrong(
                    Objects.requireNonNull(fields.get("scale").orElse(fields)),
                    "scale",
                    "Write two numbers from 1 to 1000.");
            return Optional.empty();
        }
        boolean rotates = fields.get("rotate")
                .flatMap(node -> values.truth(node, "rotate"))
                .orElse(true);
        fields.get("normalizeProbabilities")
                .filter(node -> values.truth(node, "normalizeProbabilities").equals(Optional.of(false)))
                .ifPresent(
                        node -> diagnostics.warn(
                                node.at(),
                                "normalizeProbabilities: false has no equivalent: a template weighs the same however many rotations it has."));
        Optional<BigDecimal> odds = fields.get("probability").map(this::odds).orElse(Optional.of(BigDecimal.ONE));
        return scale.isEmpty() || odds.isEmpty()
                ? Optional.empty()
                : Optional.of(new Use(fields.at(), set.get(), rooms, scale.get(), rotates, odds.get()));
    }

    private static boolean isScale(Point scale) {
        return scale.x() >= 1 && scale.y() >= 1 && scale.x() <= MAX_SCALE && scale.y() <= MAX_SCALE;
    }

    private Optional<BigDecimal> odds(Node node) {
        Optional<BigDecimal> odds = values.number(node, "probability");
        return odds.isPresent() && odds.get().signum() <= 0
                ? values.wrong(node, "probability", "Write a number above 0.")
                : odds;
    }

    private Optional<EdgarRoomSet> set(Node.Fields fields) {
        Optional<Node> named = fields.get("setName").filter(node -> !node.isNothing());
        String name = named.flatMap(node -> values.text(node, "setName")).orElse(CUSTOM_SET);
        Optional<EdgarRoomSet> set = name.equals(CUSTOM_SET) ? custom : sets.apply(name);
        if (set.isEmpty()) {
            diagnostics.error(
                    named.map(Node::at).orElse(fields.at()),
                    "The set %s is not there. Name its file on the command line too, or put it beside the map or into ../Rooms."
                            .formatted(Diagnostics.shown(name)));
        }
        return set;
    }

    private List<EdgarRoomSet.Description> rooms(Node.Fields fields, EdgarRoomSet set) {
        Optional<Node> named = fields.get("roomDescriptionName").filter(node -> !node.isNothing());
        List<EdgarRoomSet.Description> rooms = new ArrayList<>();
        if (named.isEmpty()) {
            rooms.addAll(set.descriptions().values());
        } else {
            Optional<String> name = values.text(named.get(), "roomDescriptionName");
            Optional<EdgarRoomSet.Description> room =
                    name.flatMap(text -> Optional.ofNullable(set.descriptions().get(text)));
            room.ifPresent(rooms::add);
            if (name.isPresent() && room.isEmpty() && !set.diagnostics().hasErrors()) {
                diagnostics.error(
                        named.get().at(),
                        "The set %s has no room description %s. Correct the name."
                                .formatted(Diagnostics.shown(set.name()), Diagnostics.shown(name.get())));
            }
        }
        used.addAll(rooms);
        return rooms;
    }

    /** The probability that becomes a weight of 1: the greatest of which all that were read are multiples. */
    BigDecimal unitOfOdds() {
        BigInteger divisor = BigInteger.ZERO;
        for (Use use : uses) {
            BigDecimal rounded = use.odds().setScale(FINEST_DECIMALS, RoundingMode.CEILING);
            divisor = divisor.gcd(rounded.unscaledValue());
        }
        return new BigDecimal(divisor.max(BigInteger.ONE), FINEST_DECIMALS);
    }

    /**
     * The templates of some shapes.
     *
     * @param unit that of all shapes
     */
    List<RoomTemplate> templates(List<Use> shapes, BigDecimal unit) {
        List<RoomTemplate> templates = new ArrayList<>();
        for (Use use : shapes) {
            BigDecimal weight =
                    use.odds().setScale(FINEST_DECIMALS, RoundingMode.CEILING).divide(unit, 0, RoundingMode.HALF_UP);
            if (weight.compareTo(BigDecimal.valueOf(MAX_WEIGHT)) > 0) {
                diagnostics.warn(
                        use.at(),
                        "The probability %s is too large beside the others; it becomes the weight %d."
                                .formatted(use.odds().toPlainString(), MAX_WEIGHT));
            }
            int whole = weight.min(BigDecimal.valueOf(MAX_WEIGHT)).intValue();
            for (EdgarRoomSet.Description room : use.rooms()) {
                room.template(
                                use.scale(),
                                use.rotates() ? Transform.ROTATIONS : Transform.IDENTITY,
                                use.set().diagnostics())
                        .map(template -> names.unique(template.withWeight(whole)))
                        .filter(template -> !templates.contains(template))
                        .ifPresent(templates::add);
            }
        }
        return templates;
    }

    /** Says of every description in the map's own set that no list names. */
    void warnOfUnused() {
        for (EdgarRoomSet.Description room :
                custom.map(set -> set.descriptions().values()).orElse(List.of())) {
            if (!used.contains(room)) {
                diagnostics.warn(
                        room.at(),
                        "The room description %s is used by no room; it is left out."
                                .formatted(Diagnostics.shown(room.name())));
            }
        }
    }
}
