package undercroft.search;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import undercroft.configspace.Variant;
import undercroft.plan.Plan;
import undercroft.random.SeededRandom;

/** Proves that what stands leaves some room no place: each of its places beside its neighbours is taken. */
final class WalledIn {

    private final Plan plan;
    private final FixedRooms fixed;
    private final PartialLayout layout;
    private final Positions positions;

    WalledIn(Plan plan, FixedRooms fixed) {
        this.plan = plan;
        this.fixed = fixed;
        // Nothing is drawn from it that could be seen.
        SeededRandom random = SeededRandom.of(0);
        TemplateAssignment assignment = new TemplateAssignment(plan, random, false);
        this.layout = new PartialLayout(plan, assignment, random);
        this.positions = new Positions(plan, layout, assignment);
        fixed.placeIn(layout, assignment);
    }

    /** A sentence for each room without a place. */
    List<String> reasons() {
        List<String> reasons = new ArrayList<>();
        for (int room = 0; room < plan.roomCount(); room++) {
            if (!fixed.holds(room)
                    && layout.placedNeighbours(room) > 0
                    && !plan.isPlacePinned(room)
                    && isWalledIn(room)) {
                reasons.add("The kept rooms leave %s no place beside %s. Free rooms around it, too."
                        .formatted(plan.level().rooms().get(room).id(), fixedNeighbours(room)));
            }
        }
        return reasons;
    }

    private boolean isWalledIn(int room) {
        for (Variant variant : plan.domain(room).variants()) {
            int found = positions.findJoinedToAll(room, variant);
            for (int i = 0; i < found; i++) {
                if (layout.isFree(room, variant.shape().index(), positions.x(i), positions.y(i))) {
                    return false;
                }
            }
        }
        return true;
    }

    private String fixedNeighbours(int room) {
        return IntStream.of(plan.neighboursOf(room))
                .filter(fixed::holds)
                .mapToObj(other -> plan.level().rooms().get(other).id())
                .collect(Collectors.joining(" and "));
    }
}
