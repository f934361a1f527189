package undercroft.search;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import undercroft.placement.WishRules;
import undercroft.plan.Link;
import undercroft.plan.Plan;
import undercroft.random.SeededRandom;
import undercroft.template.RepeatRule;

/** The pairs of rooms of an earlier layout that cannot both stay under the level as it is now. */
final class Conflicts {

    /**
     * Two rooms that cannot both stay, or twice the same one that cannot stay at all.
     *
     * @param reason a clause about the rooms, without them
     */
    record Pair(int room, int other, String reason) {

        boolean isOne() {
            return room == other;
        }

        boolean has(int some) {
            return room == some || other == some;
        }
    }

    private final Plan plan;
    private final PartialLayout layout;
    private final Set<Pair> pairs = new LinkedHashSet<>();

    private Conflicts(Plan plan, PartialLayout layout) {
        this.plan = plan;
        this.layout = layout;
    }

    /** The conflicts among some rooms of an earlier layout. */
    static List<Pair> among(EarlierLayout earlier, BitSet rooms, Optional<WishRules> wishes) {
        if (rooms.isEmpty()) {
            return List.of();
        }
        Plan plan = earlier.plan();
        // Nothing is drawn from it that could be seen: only where corridors are missing are any chosen.
        SeededRandom random = SeededRandom.of(0);
        TemplateAssignment assignment = new TemplateAssignment(plan, random, false);
        FixedRooms fixed = FixedRooms.of(earlier, rooms);
        PartialLayout layout =
                new PartialLayout(plan, assignment, random, wishes.map(rules -> rules.draw(random, fixed.boxes())));
        fixed.placeIn(layout, assignment);
        Conflicts conflicts = new Conflicts(plan, layout);
        conflicts.findSeparated(earlier);
        if (layout.overlap() > 0) {
            conflicts.findOverlaps();
        }
        conflicts.findRepeats();
        return new ArrayList<>(conflicts.pairs);
    }

    private void findSeparated(EarlierLayout earlier) {
        for (Link link : plan.links()) {
            boolean stand = layout.isPlaced(link.from()) && layout.isPlaced(link.to());
            if (stand
                    && earlier.doors(link).isEmpty()
                    && (!link.forward()
                                    .of(layout.shape(link.from()), layout.shape(link.to()))
                                    .contains(
                                            layout.x(link.to()) - layout.x(link.from()),
                                            layout.y(link.to()) - layout.y(link.from()))
                            || link.corridors().isPresent() != layout.isPlaced(layout.corridorOf(link)))) {
                pairs.add(new Pair(link.from(), link.to(), "are connected in the level and do not meet"));
            }
        }
    }

    private void findOverlaps() {
        int[] found = new int[plan.roomCount() + plan.links().size()];
        for (int i = 0; i < layout.placedObjects(); i++) {
            int object = layout.placedObject(i);
            if (layout.isBarred(object, layout.shape(object), layout.x(object), layout.y(object))) {
                pairs.add(
                        new Pair(roomOf(object), roomOf(object), "stands where a wish of the level does not allow it"));
            }
            int count = layout.findOverlapped(object, layout.shape(object), layout.x(object), layout.y(object), found);
            for (int k = 0; k < count; k++) {
                int room = roomOf(object);
                int other = roomOf(found[k]);
                if (room != other) {
                    pairs.add(new Pair(
                            Math.min(room, other),
                            Math.max(room, other),
                            "are nearer than the level allows, or break a wish"));
                }
            }
        }
    }

    private int roomOf(int object) {
        return object < plan.roomCount()
                ? object
                : plan.links().get(object - plan.roomCount()).to();
    }

    private void findRepeats() {
        for (int other = 0; other < plan.roomCount() && plan.hasRepeatRules(); other++) {
            for (int room = 0; room < other; room++) {
                if (layout.isPlaced(room)
                        && layout.isPlaced(other)
                        && layout.variant(room).templateIndex()
                                == layout.variant(other).templateIndex()
                        && forbids(plan.repeatRule(layout.variant(room).templateIndex()), room, other)) {
                    pairs.add(new Pair(room, other, "have the same template against its repeat rule"));
                }
            }
        }
    }

    private boolean forbids(RepeatRule rule, int room, int other) {
        return switch (rule) {
            case NEVER -> true;
            case NO_IMMEDIATE -> plan.areNeighbours(room, other);
            case ALLOW, AVOID -> false;
        };
    }
}
