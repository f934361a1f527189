package undercroft.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import undercroft.geometry.Box;
import undercroft.geometry.Segment;

/** Looks for edges of an outline that meet although they are not neighbours. Only edges whose bounding boxes meet are compared. */
final class MeetingEdges {

    /** Boxes less than a cell from each other have a common point. */
    private static final int TOUCHING = 1;

    private final List<Segment> edges;

    MeetingEdges(List<Segment> edges) {
        this.edges = edges;
    }

    /** {@return the later edge of the first pair that meets, in the order of their earlier edges; empty if none does} */
    OptionalInt first() {
        List<Box> boxes = new ArrayList<>(edges.size());
        for (Segment edge : edges) {
            boxes.add(Box.around(List.of(edge.from(), edge.to())));
        }
        BoxTree tree = new BoxTree(boxes);
        int none = edges.size();
        int[] first = {none};
        for (int i = 0; i < edges.size(); i++) {
            int earlier = i;
            tree.visitNear(boxes.get(i), TOUCHING, later -> {
                if (later > earlier && later < first[0] && meet(earlier, later)) {
                    first[0] = later;
                }
                return true;
            });
            if (first[0] < none) {
                return OptionalInt.of(first[0]);
            }
        }
        return OptionalInt.empty();
    }

    private boolean meet(int earlier, int later) {
        boolean areNeighbours = later == earlier + 1 || (earlier == 0 && later == edges.size() - 1);
        return !areNeighbours && Grid.meet(edges.get(earlier), edges.get(later));
    }
}
