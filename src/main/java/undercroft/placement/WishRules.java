package undercroft.placement;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import undercroft.configspace.Clearances;
import undercroft.geometry.Box;
import undercroft.geometry.CardinalDirection;
import undercroft.geometry.Point;
import undercroft.level.Frame;
import undercroft.level.Relation;
import undercroft.level.Wishes;
import undercroft.plan.Plan;
import undercroft.random.SeededRandom;
import undercroft.wish.NumberedWishes;

/** The wishes of a level that every layout must keep, compiled for the search. Thread-safe. */
public final class WishRules {

    /** More doors than a side of a room has. */
    private static final int MOST_DOORS = 1 << 20;

    private final Plan plan;
    private final Wishes wishes;
    private final NumberedWishes numbers;

    /** What is the same in all attempts. */
    private final List<PairConstraint> pairs = new ArrayList<>();

    private final Map<Integer, Clearances> clearances = new HashMap<>();
    /** One for each side. */
    private final List<RimProfiles> profiles;

    private final Optional<GroundTable> ground;
    private final Optional<MirrorTable> mirror;
    private final RoomDistances distances;

    private WishRules(Plan plan) {
        this.plan = plan;
        this.wishes = plan.level().wishes();
        this.numbers = new NumberedWishes(plan.level());
        this.ground = wishes.within()
                .filter(Frame.Ground.class::isInstance)
                .map(frame -> new GroundTable((Frame.Ground) frame, plan.shapes()));
        this.mirror = MirrorTable.of(plan);
        this.profiles = Stream.of(CardinalDirection.values())
                .map(side -> new RimProfiles(plan.shapes(), side))
                .toList();
        this.distances = new RoomDistances(plan);
        wishes.relations().forEach(relation -> relation.rooms().forEach(distances::measure));
        for (int i = 0; i < wishes.relations().size(); i++) {
            addPairs(i, wishes.relations().get(i));
        }
    }

    /** {@return the rules for the layouts of a level; empty if it has no wishes that bind} */
    public static Optional<WishRules> of(Plan plan) {
        return plan.level().wishes().bind() ? Optional.of(new WishRules(plan)) : Optional.empty();
    }

    /**
     * {@return the rules for one attempt, with what is left open drawn: where the frame lies, and at which side a room is to stand}
     *
     * @param fixed the bounding boxes of the rooms whose places are given, by their indexes and in the same order for the same rooms; a
     *     box of {@code within} is drawn around them
     */
    public PlaceRules draw(SeededRandom random, Map<Integer, Box> fixed) {
        List<PlaceConstraint> unary = new ArrayList<>();
        ground.ifPresent(table -> unary.add(new GroundConstraint(numbers.within(), table)));
        Optional<BoxConstraint> box = new FrameDrawing(plan, random, around(fixed)).draw();
        box.ifPresent(unary::add);
        List<RimConstraint> rims = rims(random);
        Optional<MirrorRules> mirrors = mirror.map(table -> mirrors(table, random, fixed, box));
        return new PlaceRules(
                plan, unary, pairs, rims, box, ground, mirrors, new Guidance(plan, distances, pairs, rims));
    }

    private MirrorRules mirrors(
            MirrorTable table, SeededRandom random, Map<Integer, Box> fixed, Optional<BoxConstraint> box) {
        Optional<Box> frame = box.map(BoxConstraint::box)
                .or(() -> ground.map(drawn -> new Box(
                        0,
                        0,
                        wishes.within().orElseThrow().width(),
                        wishes.within().orElseThrow().height())));
        return new MirrorRules(
                plan, table, new MirrorDrawing(plan, table, random).draw(fixed, frame), numbers.mirror());
    }

    private static Optional<Box> around(Map<Integer, Box> boxes) {
        return boxes.isEmpty()
                ? Optional.empty()
                : Optional.of(Box.around(boxes.values().stream()
                        .flatMap(box -> Stream.of(new Point(box.x(), box.y()), new Point(box.maxX(), box.maxY())))
                        .toList()));
    }

    private List<RimConstraint> rims(SeededRandom random) {
        List<RimConstraint> rims = new ArrayList<>();
        for (int i = 0; i < wishes.relations().size(); i++) {
            if (wishes.relations().get(i) instanceof Relation.Open open) {
                for (int room : open.rooms()) {
                    RimProfiles side = random.oneOf(profiles);
                    rims.add(
                            new RimConstraint(i, room, side, new Lanes(plan.shapes(), side, random.below(MOST_DOORS))));
                }
            }
            if (wishes.relations().get(i) instanceof Relation.Rim rim) {
                for (int room : rim.rooms()) {
                    CardinalDirection side = rim.side().isPresent()
                            ? rim.side().get()
                            : random.oneOf(List.of(CardinalDirection.values()));
                    rims.add(new RimConstraint(i, room, profilesOf(side)));
                }
            }
        }
        return rims;
    }

    private RimProfiles profilesOf(CardinalDirection side) {
        return profiles.stream().filter(its -> its.side() == side).findFirst().orElseThrow();
    }

    private void addPairs(int wish, Relation relation) {
        if (relation instanceof Relation.Beyond beyond) {
            for (int some : beyond.some()) {
                for (int other : beyond.others()) {
                    pairs.add(new OrderConstraint(wish, some, other, beyond.direction()));
                }
            }
        } else if (relation instanceof Relation.Apart apart) {
            forPairs(
                    apart.rooms(), (a, b) -> new ApartConstraint(wish, a, b, apart.cells(), clearances(apart.cells())));
        } else if (relation instanceof Relation.Near near) {
            forPairs(
                    near.rooms(), (a, b) -> new NearConstraint(wish, a, b, near.cells(), clearances(near.cells() + 1)));
        } else if (relation instanceof Relation.Level line) {
            forPairs(line.rooms(), (a, b) -> new LineConstraint(wish, a, b, line.line()));
        }
    }

    private Clearances clearances(int distance) {
        return clearances.computeIfAbsent(distance, cells -> new Clearances(plan.shapes(), cells));
    }

    private interface PairMaker {
        PairConstraint of(int first, int second);
    }

    private void forPairs(List<Integer> rooms, PairMaker maker) {
        for (int i = 0; i < rooms.size(); i++) {
            for (int k = i + 1; k < rooms.size(); k++) {
                pairs.add(maker.of(rooms.get(i), rooms.get(k)));
            }
        }
    }
}
