package undercroft.verify;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.layout.Door;
import undercroft.layout.Facing;
import undercroft.layout.Layout;

/** Checks that every passage has exactly one door, and that every door lies between its two rooms. */
final class DoorCheck {

    private final Layout layout;
    private final Findings findings;

    private DoorCheck(Layout layout, Findings findings) {
        this.layout = layout;
        this.findings = findings;
    }

    static void run(Layout layout, Findings findings) {
        DoorCheck check = new DoorCheck(layout, findings);
        check.passages();
        layout.doors().forEach(check::place);
    }

    private void passages() {
        Map<RoomPair, Integer> doorsOfPair = new HashMap<>();
        layout.doors().forEach(door -> doorsOfPair.merge(Passage.rooms(door), 1, Integer::sum));
        Map<RoomPair, Passage> passageOfPair = new HashMap<>();
        for (Passage passage : Passage.of(layout)) {
            passageOfPair.put(passage.rooms(), passage);
            if (!doorsOfPair.containsKey(passage.rooms())) {
                findings.add(
                        Rule.MISSING_DOOR,
                        () -> "The rooms %s and %s are connected but share no door."
                                .formatted(findings.room(passage.from()), findings.room(passage.to())));
            }
        }
        Set<RoomPair> seen = new HashSet<>();
        for (Door door : layout.doors()) {
            Optional<Passage> passage = Optional.ofNullable(passageOfPair.get(Passage.rooms(door)));
            if (passage.isEmpty()) {
                findings.add(Rule.EXTRA_DOOR, () -> "The %s belongs to no connection.".formatted(findings.door(door)));
            } else if (!seen.add(Passage.rooms(door))) {
                findings.add(
                        Rule.EXTRA_DOOR,
                        () -> "The %s is not the only one of its connection.".formatted(findings.door(door)));
            }
            passage.ifPresent(found -> agreement(door, found));
        }
    }

    private void agreement(Door door, Passage passage) {
        if (door.oneWay() != passage.oneWay()) {
            findings.add(
                    Rule.ONE_WAY,
                    () -> "The %s is %s, its connection is %s."
                            .formatted(
                                    findings.door(door),
                                    directionName(door.oneWay()),
                                    directionName(passage.oneWay())));
        } else if (door.oneWay() && door.roomA() != passage.from()) {
            findings.add(
                    Rule.ONE_WAY,
                    () -> "The one-way %s must lead from %s to %s."
                            .formatted(
                                    findings.door(door), findings.room(passage.from()), findings.room(passage.to())));
        }
        if (!door.lock().equals(passage.access().lock())) {
            findings.add(
                    Rule.LOCK,
                    () -> "The lock (%s) of %s must be that of its connection (%s)."
                            .formatted(
                                    door.lock(),
                                    findings.door(door),
                                    passage.access().lock()));
        }
        if (!door.access().needs().equals(passage.access().needs())
                || door.access().bar() != passage.access().bar()) {
            findings.add(
                    Rule.NEEDS,
                    () -> "The bar and the needs of %s must be those of its connection."
                            .formatted(findings.door(door)));
        }
        if (door.access().secret() != passage.access().secret()) {
            findings.add(
                    Rule.SECRET,
                    () -> "The %s is %s, its connection is %s."
                            .formatted(
                                    findings.door(door),
                                    secrecyName(door.access().secret()),
                                    secrecyName(passage.access().secret())));
        }
    }

    private void place(Door door) {
        Optional<Segment> edge = edgeUnder(door, door.roomA());
        edge.ifPresent(found -> {
            if (!Grid.sameDirection(door.at(), found)) {
                findings.add(
                        Rule.DOOR_SIDE,
                        () -> "The %s must run along the counter-clockwise outline of %s."
                                .formatted(findings.door(door), findings.room(door.roomA())));
            }
            Facing outward = Grid.facing(found);
            if (door.facing() != outward) {
                findings.add(
                        Rule.FACING,
                        () -> "The facing (%s) of %s must be %s."
                                .formatted(door.facing().text(), findings.door(door), outward.text()));
            }
        });
        edgeUnder(door, door.roomB())
                .filter(found -> Grid.sameDirection(door.at(), found))
                .ifPresent(found -> findings.add(
                        Rule.DOOR_SIDE,
                        () -> "The %s must run against the counter-clockwise outline of %s."
                                .formatted(findings.door(door), findings.room(door.roomB()))));
    }

    private Optional<Segment> edgeUnder(Door door, int room) {
        List<Point> vertices = layout.rooms().get(room).outline().vertices();
        for (int i = 0; i < vertices.size(); i++) {
            Point from = vertices.get(i);
            Point to = vertices.get((i + 1) % vertices.size());
            if (!from.equals(to) && Grid.isOn(door.at(), new Segment(from, to))) {
                return Optional.of(new Segment(from, to));
            }
        }
        findings.add(
                Rule.DOOR_OFF_OUTLINE,
                () -> "The %s must lie on an edge of the outline of %s."
                        .formatted(findings.door(door), findings.room(room)));
        return Optional.empty();
    }

    private static String secrecyName(boolean secret) {
        return secret ? "secret" : "not secret";
    }

    private static String directionName(boolean oneWay) {
        return oneWay ? "one-way" : "two-way";
    }
}
