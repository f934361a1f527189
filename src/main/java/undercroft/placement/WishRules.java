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
import undercroft.level.Frame;
import undercroft.level.Relation;
import undercroft.level.Wishes;
import undercroft.plan.Plan;
import undercroft.random.SeededRandom;
import undercroft.wish.NumberedWishes;

/** The wishes of a level that every layout must keep, compiled for the search. Thread-safe. */
public final class WishRules {

    private final Plan plan;
    private final Wishes wishes;
    private final NumberedWishes numbers;

    /** What is the same in all attempts. */
    private final List<PairConstraint> pairs = new ArrayList<>();

    private final Map<Integer, Clearances> clearances = new HashMap<>();
    /** One for each side. */
    private final List<RimProfiles> profiles;

    private final Optional<GroundTable> ground;
    private final RoomDistances distances;

    private WishRules(Plan plan) {
        this.plan = plan;
        this.wishes = plan.level().wishes();
        this.numbers = new NumberedWishes(plan.level());
        this.ground = wishes.within()
                .filter(Frame.Ground.class::isInstance)
                .map(frame -> new GroundTable((Frame.Ground) frame, plan.shapes()));
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
     * @param fixed the bounding box of the rooms whose places are given; a box of {@code within} is drawn around it
     */
    public PlaceRules draw(SeededRandom random, Optional<Box> fixed) {
        List<PlaceConstraint> unary = new ArrayList<>();
        ground.ifPresent(table -> unary.add(new GroundConstraint(numbers.within(), table)));
        Optional<BoxConstraint> box = new FrameDrawing(plan, random, fixed).draw();
        box.ifPresent(unary::add);
        List<RimConstraint> rims = rims(random);
        return new PlaceRules(plan, unary, pairs, rims, box, ground, new Guidance(plan, distances, pairs, rims));
    }

    private List<RimConstraint> rims(SeededRandom random) {
        List<RimConstraint> rims = new ArrayList<>();
        for (int i = 0; i < wishes.relations().size(); i++) {
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
