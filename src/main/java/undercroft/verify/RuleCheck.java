package undercroft.verify;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.layout.PlacedRoom;
import undercroft.template.RepeatRule;

/** Checks the level's minimum room distance and repeat rules. */
final class RuleCheck {

    private final LevelMatch match;
    private final Layout layout;
    private final Findings findings;

    private RuleCheck(LevelMatch match, Findings findings) {
        this.match = match;
        this.layout = match.layout();
        this.findings = findings;
    }

    static void run(LevelMatch match, List<Region> regions, Findings findings) {
        RuleCheck check = new RuleCheck(match, findings);
        if (match.level().minimumRoomDistance() > 0) {
            check.distances(regions);
        }
        check.repetitions();
    }

    private void distances(List<Region> regions) {
        List<Region> keepingDistance = regions.stream()
                .filter(region -> !layout.rooms().get(region.room()).isCorridor())
                .toList();
        Set<RoomPair> neighbours = new HashSet<>();
        layout.connections().forEach(connection -> neighbours.add(RoomPair.of(connection.from(), connection.to())));
        int minimum = match.level().minimumRoomDistance();
        ComparisonBudget budget = new ComparisonBudget(OutlineCheck.MAX_COMPARISONS);
        for (PairSearch.Pair pair : PairSearch.pairsCloserThan(
                minimum, keepingDistance, pair -> !neighbours.contains(pair.rooms()), budget)) {
            int distance = pair.low().wholeCellsBetween(pair.high(), minimum, budget);
            if (budget.isSpent()) {
                break;
            }
            findings.add(
                    Rule.DISTANCE,
                    () -> "The rooms %s and %s are not neighbours and must be %d cells apart, not %d."
                            .formatted(describe(pair.low()), describe(pair.high()), minimum, distance));
        }
        if (budget.isSpent()) {
            findings.add(Rule.DISTANCE, () -> Findings.TOO_INTRICATE);
        }
    }

    private String describe(Region region) {
        PlacedRoom room = layout.rooms().get(region.room());
        return findings.room(region.room()) + " (at " + room.position() + ")";
    }

    private void repetitions() {
        Map<String, PlacedRoom> first = new HashMap<>();
        for (PlacedRoom room : layout.rooms()) {
            Optional<PlacedRoom> earlier = Optional.ofNullable(first.putIfAbsent(room.template(), room));
            if (hasRule(room.template(), RepeatRule.NEVER)) {
                earlier.ifPresent(found -> repeated(found.index(), room.index(), "may be used once only"));
            }
        }
        for (RoomPair pair : neighbours()) {
            String template = layout.rooms().get(pair.low()).template();
            if (hasRule(template, RepeatRule.NO_IMMEDIATE)
                    && template.equals(layout.rooms().get(pair.high()).template())) {
                repeated(pair.low(), pair.high(), "may not be used by neighbours");
            }
        }
    }

    private boolean hasRule(String template, RepeatRule rule) {
        return match.repeatRule(template).equals(Optional.of(rule));
    }

    /**
     * The pairs to which the repeat rule for neighbours applies: rooms joined by a connection, and a corridor with
     * either of its rooms.
     */
    private List<RoomPair> neighbours() {
        List<RoomPair> pairs = new ArrayList<>();
        for (LayoutConnection connection : layout.connections()) {
            pairs.add(RoomPair.of(connection.from(), connection.to()));
            if (connection.hasCorridor()) {
                pairs.add(RoomPair.of(connection.from(), connection.corridor()));
                pairs.add(RoomPair.of(connection.corridor(), connection.to()));
            }
        }
        return pairs;
    }

    private void repeated(int one, int other, String rule) {
        findings.add(
                Rule.REPEAT,
                () -> "The rooms %s and %s are both of template %s, which %s."
                        .formatted(
                                findings.room(one),
                                findings.room(other),
                                layout.rooms().get(one).template(),
                                rule));
    }
}
