package undercroft.plan;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import undercroft.configspace.LatticeSet;
import undercroft.configspace.LinkSpaces;
import undercroft.configspace.Variant;
import undercroft.geometry.Point;
import undercroft.level.Level;
import undercroft.template.RoomTemplate;

/**
 * Removes from every domain the variants that cannot be joined to any variant of some neighbour, until nothing changes
 * (AC-1: Mackworth, Consistency in Networks of Relations, 1977).
 */
final class ArcConsistency {

    private final Planner planner;
    private final Level level;
    private final Map<JoinQuery, Boolean> known = new HashMap<>();

    ArcConsistency(Planner planner) {
        this.planner = planner;
        this.level = planner.level();
    }

    /**
     * Reduces the planner's domains.
     *
     * @return the reason why a domain became empty, or nothing if none did
     */
    Optional<String> reduce() {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Link link : planner.links()) {
                if (planner.mustStop()) {
                    return Optional.empty();
                }
                Domain ofFrom = planner.domains().get(link.from());
                Domain ofTo = planner.domains().get(link.to());
                changed |= reduce(link, link.from());
                changed |= reduce(link, link.to());
                if (planner.domains().get(link.from()).size() == 0) {
                    return Optional.of(explain(link, ofFrom, ofTo));
                }
            }
        }
        return Optional.empty();
    }

    /** The reason why no variant of one domain can be joined to any of the other. */
    private String explain(Link link, Domain ofFrom, Domain ofTo) {
        Explanations explanations = new Explanations(level);
        boolean fitElsewhere = ofFrom.variants().stream()
                .anyMatch(
                        from -> ofTo.variants().stream().anyMatch(to -> canJoinSomewhere(link, link.from(), from, to)));
        if (fitElsewhere) {
            return explanations.pinnedApart(link);
        }
        Set<RoomTemplate> sharedTemplates = new LinkedHashSet<>();
        for (Variant from : ofFrom.variants()) {
            for (Variant to : ofTo.variants()) {
                if (from.templateIndex() == to.templateIndex()
                        && !offsets(link, link.from(), from, to).isEmpty()) {
                    sharedTemplates.add(from.template());
                }
            }
        }
        return sharedTemplates.isEmpty()
                ? explanations.noDoorInCommon(link, ofFrom.variants(), ofTo.variants())
                : explanations.sameTemplateOnly(link, sharedTemplates);
    }

    private boolean reduce(Link link, int room) {
        Domain domain = planner.domains().get(room);
        Domain other = planner.domains().get(link.other(room));
        List<Variant> supported = domain.variants().stream()
                .filter(variant -> other.variants().stream().anyMatch(support -> canJoin(link, room, variant, support)))
                .toList();
        if (supported.size() == domain.size()) {
            return false;
        }
        planner.domains().set(room, new Domain(supported));
        return true;
    }

    private boolean canJoin(Link link, int room, Variant variant, Variant neighbour) {
        boolean arePinned = planner.pins().isPinned(room) && planner.pins().isPinned(link.other(room));
        return canJoinSomewhere(link, room, variant, neighbour)
                && (!arePinned || joinsPinned(link, room, variant, neighbour));
    }

    /**
     * Whether two variants can be joined if pinned positions are ignored. Returns true once the planner must stop, so
     * that nothing more is ruled out.
     */
    private boolean canJoinSomewhere(Link link, int room, Variant variant, Variant neighbour) {
        if (variant.templateIndex() == neighbour.templateIndex()
                && level.repeatRule(variant.template()).forbidsNeighbours()) {
            return false;
        }
        return planner.mustStop()
                || known.computeIfAbsent(
                        new JoinQuery(
                                link.seenFrom(link.other(room)),
                                neighbour.shape().index(),
                                variant.shape().index()),
                        query -> !offsets(link, room, variant, neighbour).isEmpty());
    }

    private boolean joinsPinned(Link link, int room, Variant variant, Variant neighbour) {
        Point offset = planner.pins().offset(link.other(room), neighbour, room, variant);
        return offsets(link, room, variant, neighbour).contains(offset.x(), offset.y());
    }

    private static LatticeSet offsets(Link link, int room, Variant variant, Variant neighbour) {
        return link.offsets(room, neighbour.shape().index(), variant.shape().index());
    }

    private record JoinQuery(LinkSpaces spaces, int shapeOfNeighbour, int shapeOfRoom) {}
}
