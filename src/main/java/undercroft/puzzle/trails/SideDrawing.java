package undercroft.puzzle.trails;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import undercroft.puzzle.Scene.Disc;
import undercroft.puzzle.Scene.Ink;
import undercroft.puzzle.Scene.Line;
import undercroft.puzzle.Scene.Mark;
import undercroft.puzzle.Scene.Spot;

/**
 * Draws the trails of one side. Adjacent edges of a trail first join in a fork; then forks and single edges are joined, two by
 * a curve, three at a hub. A trail that crosses another passes over it on a bridge with margins in the colour of the ground.
 */
final class SideDrawing {

    private static final double TRAIL_WIDTH = 0.24;

    private static final double BRIDGE_WIDTH = 0.4;

    private static final double END_RADIUS = 0.17;

    /** Place of a fork, as a share of the distance from the hexagon's middle to the middle of its edges. */
    private static final double FORK = 0.5;

    /** Place of a dead end, as a share of the distance from the middle to the edge. */
    private static final double DEAD_END = 0.62;

    /** Place of the control point of a curve, as a share of the distance from the middle to the point between its ends. */
    private static final double SLACK = 0.35;

    /** Shift of two hubs on one side, as a share of the distance to the edge. */
    private static final double HUB_SHIFT = 0.25;

    private static final int CURVE_PIECES = 12;

    /** Pieces at each end of a curve without a bridge. */
    private static final int BARE_PIECES = 3;

    private final TileSide side;
    private final Spot middle;

    SideDrawing(TileSide side, Spot middle) {
        this.side = side;
        this.middle = middle;
    }

    /**
     * The middle of an edge of a hexagon.
     *
     * @param middle the middle of the hexagon
     */
    static Spot middleOf(Edge edge, Spot middle) {
        return new Spot(middle.x() + edge.halfCellsRight() / 2.0, middle.y() + edge.halfCellsDown() / 2.0);
    }

    /** Draws all trails, with bridges where trails cross. */
    List<Mark> marks() {
        List<Mark> marks = new ArrayList<>();
        for (int trail = 0; trail < side.trails(); trail++) {
            List<List<Spot>> lines = lines(trail);
            boolean deadEnd = edgesOf(trail).size() == 1;
            if (side.bridged() && trail > 0 && !deadEnd) {
                lines.forEach(line -> marks.add(new Line(inner(line), BRIDGE_WIDTH, Ink.PALE_GREEN)));
            }
            lines.forEach(line -> marks.add(new Line(line, TRAIL_WIDTH, Ink.ORANGE)));
            if (deadEnd) {
                marks.add(new Disc(lines.get(0).get(1), END_RADIUS, Ink.ORANGE));
            }
        }
        return marks;
    }

    /** A line without its ends, where a bridge would cover other tiles or other lines of its trail. */
    private static List<Spot> inner(List<Spot> line) {
        if (line.size() > CURVE_PIECES) {
            return line.subList(BARE_PIECES, line.size() - BARE_PIECES);
        }
        double bare = (double) BARE_PIECES / CURVE_PIECES;
        return List.of(between(line.get(0), line.get(1), bare), between(line.get(0), line.get(1), 1 - bare));
    }

    /** The line along which a trail leads from one edge to another. */
    List<Spot> path(Edge enter, Edge leave) {
        List<List<Edge>> runs = runs(side.trailAt(enter));
        List<Edge> first = runOf(runs, enter);
        List<Edge> last = runOf(runs, leave);
        if (first.equals(last)) {
            return List.of(at(enter), knot(first), at(leave));
        }
        List<Spot> path = new ArrayList<>();
        if (first.size() > 1) {
            path.add(at(enter));
        }
        if (runs.size() == 2) {
            path.addAll(curve(knot(first), knot(last)));
        } else {
            path.addAll(List.of(knot(first), hub(side.trailAt(enter)), knot(last)));
        }
        if (last.size() > 1) {
            path.add(at(leave));
        }
        return path;
    }

    private static List<Edge> runOf(List<List<Edge>> runs, Edge edge) {
        return runs.stream().filter(run -> run.contains(edge)).findFirst().orElseThrow();
    }

    private List<List<Spot>> lines(int trail) {
        List<List<Spot>> lines = new ArrayList<>();
        List<List<Edge>> runs = runs(trail);
        for (List<Edge> run : runs) {
            if (run.size() > 1) {
                run.forEach(edge -> lines.add(List.of(at(edge), knot(run))));
            }
        }
        if (runs.size() == 2) {
            lines.add(curve(knot(runs.get(0)), knot(runs.get(1))));
        } else if (runs.size() > 2) {
            runs.forEach(run -> lines.add(List.of(knot(run), hub(trail))));
        } else if (runs.get(0).size() == 1) {
            lines.add(List.of(at(runs.get(0).get(0)), towards(at(runs.get(0).get(0)), DEAD_END)));
        }
        return lines;
    }

    /** The point where a run of edges is joined: the edge itself, or the fork of several edges. */
    private Spot knot(List<Edge> run) {
        return run.size() == 1
                ? at(run.get(0))
                : towards(mean(run.stream().map(this::at).toList()), FORK);
    }

    /** The point where three knots meet: the middle, or next to it if two trails would meet there. */
    private Spot hub(int trail) {
        List<Integer> withHubs = IntStream.range(0, side.trails())
                .filter(other -> runs(other).size() > 2)
                .boxed()
                .toList();
        if (withHubs.size() == 1) {
            return middle;
        }
        double shift = trail == withHubs.get(0) ? HUB_SHIFT : -HUB_SHIFT;
        return towards(at(edgesOf(withHubs.get(0)).get(0)), shift);
    }

    private List<Spot> curve(Spot from, Spot to) {
        Spot control = towards(mean(List.of(from, to)), SLACK);
        return IntStream.rangeClosed(0, CURVE_PIECES)
                .mapToObj(piece -> {
                    double t = (double) piece / CURVE_PIECES;
                    return new Spot(
                            (1 - t) * (1 - t) * from.x() + 2 * t * (1 - t) * control.x() + t * t * to.x(),
                            (1 - t) * (1 - t) * from.y() + 2 * t * (1 - t) * control.y() + t * t * to.y());
                })
                .toList();
    }

    private Spot at(Edge edge) {
        return middleOf(edge, middle);
    }

    private Spot towards(Spot spot, double share) {
        return between(middle, spot, share);
    }

    private static Spot between(Spot from, Spot to, double share) {
        return new Spot(from.x() + share * (to.x() - from.x()), from.y() + share * (to.y() - from.y()));
    }

    private static Spot mean(List<Spot> spots) {
        return new Spot(
                spots.stream().mapToDouble(Spot::x).sum() / spots.size(),
                spots.stream().mapToDouble(Spot::y).sum() / spots.size());
    }

    private List<Edge> edgesOf(int trail) {
        return Stream.of(Edge.values())
                .filter(edge -> side.trailAt(edge) == trail)
                .toList();
    }

    /** The edges of a trail in runs of adjacent edges; a run may cross from the north-west to the north. */
    private List<List<Edge>> runs(int trail) {
        List<List<Edge>> runs = new ArrayList<>();
        for (Edge edge : edgesOf(trail)) {
            boolean goesOn = edge != Edge.N && side.trailAt(Edge.of(edge.number() - 1)) == trail;
            if (!goesOn) {
                runs.add(new ArrayList<>());
            }
            runs.get(runs.size() - 1).add(edge);
        }
        boolean around = side.trailAt(Edge.NW) == trail && side.trailAt(Edge.N) == trail;
        if (around && runs.size() > 1) {
            List<Edge> last = runs.remove(runs.size() - 1);
            last.addAll(runs.get(0));
            runs.set(0, Collections.unmodifiableList(last));
        }
        return runs;
    }
}
