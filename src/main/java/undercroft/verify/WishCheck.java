package undercroft.verify;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.layout.PlacedRoom;
import undercroft.level.Axis;
import undercroft.level.Relation;
import undercroft.level.Wishes;

/** Checks the relations between rooms that a level asks for. */
final class WishCheck {

    private final LevelMatch match;
    private final Wishes wishes;
    private final Findings findings;

    /** By the index of a room in the level. */
    private final Map<Integer, PlacedRoom> rooms = new HashMap<>();

    private final Map<Integer, Region> regions;
    private final ComparisonBudget budget = new ComparisonBudget(OutlineCheck.MAX_COMPARISONS);

    private WishCheck(LevelMatch match, List<Region> regions, Findings findings) {
        this.match = match;
        this.wishes = match.level().wishes();
        this.findings = findings;
        this.regions = regions.stream().collect(Collectors.toMap(Region::room, region -> region));
        for (PlacedRoom room : match.layout().rooms()) {
            match.levelIndex(room.index()).ifPresent(index -> rooms.put(index, room));
        }
    }

    /** @param regions of the rooms whose outline is simple */
    static void run(LevelMatch match, List<Region> regions, Findings findings) {
        if (match.level().wishes().bind()) {
            FrameCheck.run(match, findings);
            match.level().wishes().mirror().ifPresent(mirror -> MirrorCheck.run(match, mirror, findings));
            new WishCheck(match, regions, findings).run();
        }
    }

    private void run() {
        RimCheck rims = new RimCheck(match.layout(), budget);
        for (int i = 0; i < wishes.relations().size() && !budget.isSpent(); i++) {
            check(i + 1, wishes.relations().get(i), rims);
        }
        if (budget.isSpent()) {
            findings.add(Rule.RELATION, () -> Findings.TOO_INTRICATE);
        }
    }

    private void check(int number, Relation relation, RimCheck rims) {
        if (relation instanceof Relation.Beyond beyond) {
            for (PlacedRoom some : placed(beyond.some())) {
                placed(beyond.others()).forEach(other -> checkBeyond(number, beyond, some, other));
            }
        } else if (relation instanceof Relation.Apart apart) {
            forPairs(apart.rooms(), (a, b) -> {
                if (isCloserThan(apart.cells(), a, b)) {
                    add(number, a, b, "be at least %d cells apart".formatted(apart.cells()));
                }
            });
        } else if (relation instanceof Relation.Near near) {
            forPairs(near.rooms(), (a, b) -> {
                if (!isCloserThan(near.cells() + 1, a, b)) {
                    add(number, a, b, "be at most %d cells apart".formatted(near.cells()));
                }
            });
        } else if (relation instanceof Relation.Level line) {
            forPairs(line.rooms(), (a, b) -> checkLine(number, line.line(), a, b));
        } else if (relation instanceof Relation.Rim rim) {
            for (PlacedRoom room : placed(rim.rooms())) {
                rims.fault(room, rim.side())
                        .ifPresent(fault ->
                                findings.add(Rule.RELATION, "%s (relation %d of the level)".formatted(fault, number)));
            }
        } else if (relation instanceof Relation.Open open) {
            for (PlacedRoom room : placed(open.rooms())) {
                boolean isOpen = match.template(room)
                        .map(template -> new LaneCheck(rims, template, room, budget).hasLane())
                        .orElse(true);
                if (!isOpen) {
                    findings.add(
                            Rule.RELATION,
                            () -> "The room %s must keep a free lane from a door that it offers to the outside (open)."
                                    .formatted(findings.room(room.index())));
                }
            }
        } else if (relation instanceof Relation.Walk walk) {
            checkWalk(number, walk);
        }
    }

    private void checkBeyond(int number, Relation.Beyond beyond, PlacedRoom some, PlacedRoom other) {
        Box its = some.outline().bounds();
        Box others = other.outline().bounds();
        boolean isKept = switch (beyond.direction()) {
            case NORTH -> its.y() >= others.maxY();
            case SOUTH -> its.maxY() <= others.y();
            case EAST -> its.x() >= others.maxX();
            case WEST -> its.maxX() <= others.x();
        };
        if (!isKept) {
            findings.add(
                    Rule.RELATION,
                    () -> "The room %s must lie %s of %s (relation %d of the level), but they span %s and %s."
                            .formatted(
                                    findings.room(some.index()),
                                    beyond.direction().text(),
                                    findings.room(other.index()),
                                    number,
                                    span(its),
                                    span(others)));
        }
    }

    private static String span(Box box) {
        return "%s–%s".formatted(new Point(box.x(), box.y()), new Point(box.maxX(), box.maxY()));
    }

    private void checkLine(int number, Axis line, PlacedRoom a, PlacedRoom b) {
        Box one = a.outline().bounds();
        Box other = b.outline().bounds();
        // Twice the centres.
        int apart = line == Axis.VERTICAL
                ? one.x() + one.maxX() - other.x() - other.maxX()
                : one.y() + one.maxY() - other.y() - other.maxY();
        if (apart < -1 || apart > 1) {
            add(number, a, b, "have their centres in one " + (line == Axis.VERTICAL ? "column" : "row"));
        }
    }

    private void checkWalk(int number, Relation.Walk walk) {
        List<PlacedRoom> ends = placed(List.of(walk.start(), walk.goal()));
        if (ends.size() == 2) {
            WalkCheck.shortfall(match.layout(), ends.get(0), ends.get(1), walk.cells())
                    .ifPresent(found -> findings.add(
                            Rule.RELATION,
                            "The way from %s to %s must take at least %d cells (relation %d of the level), not %s."
                                    .formatted(
                                            findings.room(ends.get(0).index()),
                                            findings.room(ends.get(1).index()),
                                            walk.cells(),
                                            number,
                                            found)));
        }
    }

    private boolean isCloserThan(int cells, PlacedRoom a, PlacedRoom b) {
        Region one = regions.get(a.index());
        Region other = regions.get(b.index());
        return one != null && other != null && one.isCloserThan(cells, other, budget);
    }

    private void forPairs(List<Integer> named, BiConsumer<PlacedRoom, PlacedRoom> check) {
        List<PlacedRoom> all = placed(named);
        for (int i = 0; i < all.size(); i++) {
            for (int k = i + 1; k < all.size(); k++) {
                check.accept(all.get(i), all.get(k));
            }
        }
    }

    /** The rooms that the layout has; others are missing, which another check reports. */
    private List<PlacedRoom> placed(List<Integer> named) {
        List<PlacedRoom> found = new ArrayList<>();
        for (int room : named) {
            PlacedRoom its = rooms.get(room);
            if (its != null) {
                found.add(its);
            }
        }
        return found;
    }

    private void add(int number, PlacedRoom a, PlacedRoom b, String must) {
        findings.add(
                Rule.RELATION,
                () -> "The rooms %s and %s must %s (relation %d of the level)."
                        .formatted(findings.room(a.index()), findings.room(b.index()), must, number));
    }
}
