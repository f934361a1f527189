package undercroft.plan;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import undercroft.configspace.LatticeSet;
import undercroft.configspace.Variant;
import undercroft.geometry.Point;
import undercroft.level.Level;
import undercroft.template.RepeatRule;

/**
 * Takes from every domain the variants that cannot be joined to any variant of some neighbour, until none is left to take
 * (AC-1: Mackworth, Consistency in Networks of Relations, 1977).
 */
final class ArcConsistency {

    private final Planner planner;
    private final Level level;
    private final Map<Question, Boolean> known = new HashMap<>();

    ArcConsistency(Planner planner) {
        this.planner = planner;
        this.level = planner.level();
    }

    /** Reduces the planner's domains; the answer is why one of them became empty, if one did. */
    Optional<String> reduce() {
        boolean changed = true;
        for (int round = 0; changed; round++) {
            changed = false;
            for (Link link : planner.links()) {
                changed |= reduce(link, link.from());
                changed |= reduce(link, link.to());
                if (planner.domains().get(link.from()).size() == 0
                        || planner.domains().get(link.to()).size() == 0) {
                    return Optional.of(new Explanations(level).noDoorInCommon(link, round > 0));
                }
            }
        }
        return Optional.empty();
    }

    private boolean reduce(Link link, int room) {
        Domain domain = planner.domains().get(room);
        Domain other = planner.domains().get(link.other(room));
        List<Variant> supported = domain.variants().stream()
                .filter(variant -> other.variants().stream().anyMatch(support -> canJoin(link, room, variant, support)))
                .toList();
        planner.domains().set(room, new Domain(supported));
        return supported.size() < domain.size();
    }

    private boolean canJoin(Link link, int room, Variant variant, Variant neighbour) {
        if (variant.templateIndex() == neighbour.templateIndex() && forbidsNeighbours(variant)) {
            return false;
        }
        if (isPinned(room) && isPinned(link.other(room))) {
            return joinsPinned(link, room, variant, neighbour);
        }
        return known.computeIfAbsent(
                new Question(
                        room == link.to() ? link.forth() : link.back(),
                        neighbour.shape().index(),
                        variant.shape().index()),
                question -> !offsets(link, room, variant, neighbour).isEmpty());
    }

    private boolean forbidsNeighbours(Variant variant) {
        RepeatRule rule = level.repeatRule(variant.template());
        return rule == RepeatRule.NO_IMMEDIATE || rule == RepeatRule.NEVER;
    }

    private boolean joinsPinned(Link link, int room, Variant variant, Variant neighbour) {
        Point offset = corner(room, variant).minus(corner(link.other(room), neighbour));
        return offsets(link, room, variant, neighbour).contains(offset.x(), offset.y());
    }

    private static LatticeSet offsets(Link link, int room, Variant variant, Variant neighbour) {
        return link.offsets(room, neighbour.shape().index(), variant.shape().index());
    }

    private boolean isPinned(int room) {
        return level.rooms().get(room).pin().at().isPresent();
    }

    private Point corner(int room, Variant variant) {
        return level.rooms()
                .get(room)
                .pin()
                .at()
                .orElseThrow()
                .plus(variant.stances().get(0).corner());
    }

    private record Question(Object spaces, int shapeOfNeighbour, int shapeOfRoom) {}
}
