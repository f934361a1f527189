package undercroft.template;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import undercroft.geometry.Box;
import undercroft.geometry.CardinalDirection;
import undercroft.geometry.CoveredCells;
import undercroft.geometry.Nesting;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;

/** Finds what is wrong with the floor plan of a template. Transforms turn all of it together, so one check holds for each. */
public final class FloorPlanCheck {

    /** The cells of the largest bounding box: as many as a drawing has. All of them are looked at. */
    static final long MAX_CELLS = 1_000_000;

    private final FloorPlan plan;
    private final Polygon outline;
    private final List<DoorSpec> doors;
    private final List<FloorPlanFault> faults = new ArrayList<>();

    private FloorPlanCheck(FloorPlan plan, Polygon outline, List<DoorSpec> doors) {
        this.plan = plan;
        this.outline = outline;
        this.doors = doors;
    }

    /** {@return everything that is wrong with the floor plan of a template, in its order; nothing if it is right} */
    public static List<FloorPlanFault> faults(FloorPlan plan, Polygon outline, List<DoorSpec> doors) {
        boolean isEmpty = plan.holes().isEmpty()
                && plan.pillars().isEmpty()
                && plan.markers().isEmpty();
        return isEmpty ? List.of() : new FloorPlanCheck(plan, outline, doors).faults();
    }

    private List<FloorPlanFault> faults() {
        Box box = outline.bounds();
        if ((long) box.width() * box.height() > MAX_CELLS) {
            return List.of(new FloorPlanFault.TooLarge(box.width(), box.height()));
        }
        holes();
        if (faults.isEmpty()) {
            Set<Point> inside = CoveredCells.inside(outline);
            pillars(inside);
            Set<Point> solid = plan.solidCells();
            if (faults.isEmpty()) {
                division(inside, solid);
            }
            markers(inside, solid);
        }
        return List.copyOf(faults);
    }

    private void holes() {
        for (int i = 0; i < plan.holes().size(); i++) {
            Polygon hole = plan.holes().get(i);
            if (!Nesting.isStrictlyWithin(hole, outline)) {
                faults.add(new FloorPlanFault.HoleAtOutline(i));
            }
            for (int j = 0; j < i; j++) {
                if (!Nesting.areApart(plan.holes().get(j), hole)) {
                    faults.add(new FloorPlanFault.HolesTouch(j, i));
                    break;
                }
            }
        }
    }

    private void pillars(Set<Point> inside) {
        Set<Point> taken = new HashSet<>();
        plan.holes().forEach(hole -> taken.addAll(CoveredCells.insideOrOn(hole)));
        for (int i = 0; i < plan.pillars().size(); i++) {
            Point pillar = plan.pillars().get(i);
            boolean isWithin =
                    inside.contains(pillar) && neighbours(pillar).stream().allMatch(inside::contains);
            if (!isWithin) {
                faults.add(new FloorPlanFault.PillarAtOutline(i));
            } else if (!taken.add(pillar)) {
                faults.add(new FloorPlanFault.PillarsTogether(i));
            }
        }
    }

    /** Slanted walls may divide the floor already, so only further parts are a fault. */
    private void division(Set<Point> inside, Set<Point> solid) {
        Set<Point> floor = new HashSet<>(inside);
        floor.removeAll(solid);
        Set<Point> reached = new HashSet<>();
        for (Set<Point> part : parts(inside)) {
            part.stream().filter(floor::contains).findFirst().ifPresent(first -> reach(first, floor, reached));
        }
        floor.stream()
                .filter(cell -> !reached.contains(cell))
                .min(Point::compareTo)
                .ifPresent(cell -> faults.add(new FloorPlanFault.FloorDivided(cell)));
    }

    private static List<Set<Point>> parts(Set<Point> cells) {
        List<Set<Point>> parts = new ArrayList<>();
        Set<Point> seen = new HashSet<>();
        for (Point cell : cells) {
            if (!seen.contains(cell)) {
                Set<Point> part = new HashSet<>();
                reach(cell, cells, part);
                seen.addAll(part);
                parts.add(part);
            }
        }
        return parts;
    }

    private static void reach(Point start, Set<Point> cells, Set<Point> reached) {
        Deque<Point> open = new ArrayDeque<>(List.of(start));
        while (!open.isEmpty()) {
            Point cell = open.pop();
            if (cells.contains(cell) && reached.add(cell)) {
                neighbours(cell).forEach(open::push);
            }
        }
    }

    private static List<Point> neighbours(Point cell) {
        return List.of(
                cell.plus(CardinalDirection.NORTH.step()),
                cell.plus(CardinalDirection.EAST.step()),
                cell.plus(CardinalDirection.SOUTH.step()),
                cell.plus(CardinalDirection.WEST.step()));
    }

    private void markers(Set<Point> inside, Set<Point> solid) {
        Map<Point, Integer> byCell = new HashMap<>();
        Optional<Set<Point>> aprons = plan.markers().isEmpty() ? Optional.empty() : Optional.of(certainAprons());
        for (int i = 0; i < plan.markers().size(); i++) {
            Point cell = plan.markers().get(i).cell();
            Integer earlier = byCell.putIfAbsent(cell, i);
            if (!inside.contains(cell)) {
                faults.add(new FloorPlanFault.MarkerOffFloor(i));
            } else if (solid.contains(cell)) {
                faults.add(new FloorPlanFault.MarkerInHole(i));
            } else if (earlier != null) {
                faults.add(new FloorPlanFault.MarkersTogether(earlier, i));
            } else if (aprons.filter(cells -> cells.contains(cell)).isPresent()) {
                faults.add(new FloorPlanFault.MarkerOnApron(i));
            }
        }
    }

    /** The cells in front of doors that are listed with their exact places, and those in front of every possible door. */
    private Set<Point> certainAprons() {
        Set<Point> certain = new HashSet<>();
        Optional<Set<Point>> common = Optional.empty();
        for (DoorSpec spec : doors) {
            for (Segment edge : outline.edges()) {
                for (DoorRun run : spec.runs(edge)) {
                    if (spec.isListed() && run.count() == 1) {
                        certain.addAll(run.apron(0));
                    }
                    for (int k = 0;
                            k < run.count()
                                    && common.map(cells -> !cells.isEmpty()).orElse(true);
                            k++) {
                        Set<Point> apron = run.apron(k);
                        common.ifPresent(apron::retainAll);
                        common = Optional.of(apron);
                    }
                }
            }
        }
        common.ifPresent(certain::addAll);
        return certain;
    }
}
