package undercroft.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.constraints.extension.Tuples;
import org.chocosolver.solver.variables.IntVar;
import org.locationtech.jts.geom.Geometry;
import undercroft.configspace.BruteForce;
import undercroft.configspace.Passage;
import undercroft.geometry.Jts;
import undercroft.geometry.Point;
import undercroft.geometry.Transform;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.Room;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

/**
 * Decides by constraint programming whether a very small level has a layout. The allowed offsets of two rooms are tabulated by
 * trying every offset with JTS; the program's configuration spaces are not used.
 */
final class LayoutOracle {

    private static final String TIME_LIMIT = "20s";

    private record Piece(List<Orientation> orientations, IntVar orientation, IntVar x, IntVar y) {}

    private final Level level;
    private final Model model = new Model();
    private final List<Piece> pieces = new ArrayList<>();
    private final int reach;

    private LayoutOracle(Level level) {
        this.level = level;
        int longest = level.templates().stream()
                .map(template -> template.outline().bounds())
                .mapToInt(box -> Math.max(box.width(), box.height()))
                .max()
                .orElseThrow();
        this.reach = longest * (level.rooms().size() + level.connections().size());
    }

    /** Whether there is a layout; empty if the time was not enough. */
    static Optional<Boolean> hasLayout(Level level) {
        return new LayoutOracle(level).solve();
    }

    private Optional<Boolean> solve() {
        Point around = level.rooms().stream()
                .flatMap(room -> room.pin().at().stream())
                .findFirst()
                .orElse(Point.ORIGIN);
        level.rooms().forEach(room -> addRoom(room, around));
        if (level.rooms().stream().allMatch(room -> room.pin().at().isEmpty())) {
            model.arithm(pieces.get(0).x(), "=", around.x()).post();
            model.arithm(pieces.get(0).y(), "=", around.y()).post();
        }
        List<int[]> joined = new ArrayList<>();
        for (Connection connection : level.connections()) {
            Passage passage = connection.oneWay() ? Passage.FORWARD : Passage.BOTH_WAYS;
            if (connection.hasCorridor()) {
                int corridor = pieces.size();
                pieces.add(piece(orientations(connection.corridor(), Optional.empty()), around));
                join(connection.from(), corridor, passage);
                join(corridor, connection.to(), passage);
                joined.add(new int[] {connection.from(), corridor});
                joined.add(new int[] {corridor, connection.to()});
                forbidEqualTemplates(connection.from(), connection.to());
            } else {
                join(connection.from(), connection.to(), passage);
                joined.add(new int[] {connection.from(), connection.to()});
            }
        }
        for (int b = 1; b < pieces.size(); b++) {
            for (int a = 0; a < b; a++) {
                keepApart(a, b, joined);
            }
        }
        model.getSolver().limitTime(TIME_LIMIT);
        boolean found = model.getSolver().solve();
        return found || !model.getSolver().isStopCriterionMet() ? Optional.of(found) : Optional.empty();
    }

    private void addRoom(Room room, Point around) {
        Piece piece = piece(orientations(room.templates(), room.pin().transform()), around);
        pieces.add(piece);
        room.pin().at().ifPresent(at -> {
            Tuples places = new Tuples(true);
            for (int i = 0; i < piece.orientations().size(); i++) {
                Point corner = at.plus(piece.orientations().get(i).corner());
                places.add(i, corner.x(), corner.y());
            }
            model.table(new IntVar[] {piece.orientation(), piece.x(), piece.y()}, places)
                    .post();
        });
    }

    private Piece piece(List<Orientation> orientations, Point around) {
        return new Piece(
                orientations,
                model.intVar(0, orientations.size() - 1),
                model.intVar(around.x() - reach, around.x() + reach),
                model.intVar(around.y() - reach, around.y() + reach));
    }

    private static List<Orientation> orientations(List<RoomTemplate> templates, Optional<Transform> pinned) {
        return templates.stream()
                .flatMap(template -> Orientation.of(template).stream())
                .filter(orientation -> pinned.isEmpty() || pinned.get() == orientation.transform())
                .toList();
    }

    private void join(int a, int b, Passage passage) {
        Tuples allowed = new Tuples(true);
        for (int i = 0; i < orientations(a).size(); i++) {
            for (int j = 0; j < orientations(b).size(); j++) {
                Set<Point> offsets = BruteForce.offsets(
                        orientations(a).get(i).transformed(),
                        orientations(b).get(j).transformed(),
                        passage);
                for (Point offset : offsets) {
                    allowed.add(i, j, offset.x(), offset.y());
                }
            }
        }
        model.table(relation(a, b), allowed).post();
        forbidEqualTemplates(a, b);
    }

    /** For pieces that are neighbours. */
    private void forbidEqualTemplates(int a, int b) {
        forbidEqualTemplates(a, b, RepeatRule.NO_IMMEDIATE);
    }

    private void forbidEqualTemplates(int a, int b, RepeatRule rule) {
        for (int i = 0; i < orientations(a).size(); i++) {
            for (int j = 0; j < orientations(b).size(); j++) {
                RoomTemplate template = orientations(a).get(i).template();
                if (template.equals(orientations(b).get(j).template()) && level.repeatRule(template) == rule) {
                    model.or(
                                    model.arithm(pieces.get(a).orientation(), "!=", i),
                                    model.arithm(pieces.get(b).orientation(), "!=", j))
                            .post();
                }
            }
        }
    }

    /** Keeps pieces from overlapping, rooms that are not neighbours at their distance, and unrepeatable templates unique. */
    private void keepApart(int a, int b, List<int[]> joined) {
        forbidEqualTemplates(a, b, RepeatRule.NEVER);
        if (joined.stream().anyMatch(pair -> Math.min(pair[0], pair[1]) == a && Math.max(pair[0], pair[1]) == b)) {
            return;
        }
        int rooms = level.rooms().size();
        boolean areNeighbours = level.connections().stream().anyMatch(connection -> connection.joins(a, b));
        int distance = b >= rooms || areNeighbours ? 0 : level.minimumRoomDistance();
        Tuples forbidden = new Tuples(false);
        for (int i = 0; i < orientations(a).size(); i++) {
            BruteForce.TransformedTemplate ofA = orientations(a).get(i).transformed();
            Geometry grown = Jts.grown(ofA.outline(), distance);
            for (int j = 0; j < orientations(b).size(); j++) {
                BruteForce.TransformedTemplate ofB = orientations(b).get(j).transformed();
                for (Point offset : BruteForce.window(ofA.outline(), ofB.outline(), distance)) {
                    if (Jts.interiorsMeet(grown, ofB.geometry(), offset.x(), offset.y())) {
                        forbidden.add(i, j, offset.x(), offset.y());
                    }
                }
            }
        }
        model.table(relation(a, b), forbidden).post();
    }

    private IntVar[] relation(int a, int b) {
        IntVar dx = model.intVar(-2 * reach, 2 * reach);
        IntVar dy = model.intVar(-2 * reach, 2 * reach);
        model.arithm(dx, "=", pieces.get(b).x(), "-", pieces.get(a).x()).post();
        model.arithm(dy, "=", pieces.get(b).y(), "-", pieces.get(a).y()).post();
        return new IntVar[] {pieces.get(a).orientation(), pieces.get(b).orientation(), dx, dy};
    }

    private List<Orientation> orientations(int piece) {
        return pieces.get(piece).orientations();
    }
}
