package undercroft.search;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import undercroft.configspace.Variant;
import undercroft.plan.Plan;
import undercroft.random.SeededRandom;

/** Proves that what stands leaves some room no place: each of its places beside its standing neighbours is taken. */
final class WalledIn {

    private final Plan plan;
    private final Standing standing;
    private final PartialLayout layout;
    private final Positions positions;

    WalledIn(Plan plan, Standing standing) {
        this.plan = plan;
        this.standing = standing;
        // Nothing is drawn from it that could be seen.
        SeededRandom random = SeededRandom.of(0);
        TemplateAssignment assignment = new TemplateAssignment(plan, random, false);
        this.layout = new PartialLayout(plan, assignment, random);
        this.positions = new Positions(plan, layout, assignment);
        standing.placeIn(layout, assignment);
    }

    /** A sentence for each room without a place. */
    List<String> reasons() {
        List<String> reasons = new ArrayList<>();
        for (int room = 0; room < plan.roomCount(); room++) {
            if (!standing.holds(room)
                    && layout.placedNeighbours(room) > 0
                    && !plan.isPlacePinned(room)
                    && isWalledIn(room)) {
                reasons.add("The kept rooms leave %s no place beside %s. Free rooms around it, too."
                        .formatted(plan.level().rooms().get(room).id(), standingNeighbours(room)));
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

    private String standingNeighbours(int room) {
        return IntStream.of(plan.neighboursOf(room))
                .filter(standing::holds)
                .mapToObj(other -> plan.level().rooms().get(other).id())
                .collect(Collectors.joining(" and "));
    }
}
