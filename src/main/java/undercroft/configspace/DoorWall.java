package undercroft.configspace;

import java.util.ArrayList;
import java.util.List;
import undercroft.geometry.Segment;
import undercroft.template.DoorRun;

/**
 * A run of doors and the wall that contains it.
 *
 * @param edge index of the wall among the edges of the outline
 * @param start of the first door, in lattice steps from the start of the wall
 * @param length of the wall, in lattice steps
 */
public record DoorWall(DoorRun doors, int edge, int start, int length) {

    /** {@return the walls of a shape, one for each of its runs of doors} */
    public static List<DoorWall> of(Shape shape) {
        List<Segment> edges = shape.outline().edges();
        List<DoorWall> walls = new ArrayList<>();
        for (DoorRun doors : shape.doors()) {
            int edge = edgeOf(edges, doors);
            Segment wall = edges.get(edge);
            // The step is primitive, so the vector is an integer multiple of it.
            long start = doors.first().minus(wall.from()).dot(doors.step())
                    / doors.step().dot(doors.step());
            walls.add(new DoorWall(doors, edge, (int) start, wall.length()));
        }
        return walls;
    }

    private static int edgeOf(List<Segment> edges, DoorRun doors) {
        for (int i = 0; i < edges.size(); i++) {
            Segment edge = edges.get(i);
            if (edge.contains(doors.first()) && edge.contains(doors.first().plus(doors.step()))) {
                return i;
            }
        }
        throw new IllegalArgumentException("The doors (%s) must lie on one of the edges %s.".formatted(doors, edges));
    }
}
