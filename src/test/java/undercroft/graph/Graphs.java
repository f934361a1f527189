package undercroft.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Graphs from text. */
public final class Graphs {

    private Graphs() {}

    /** The graph with the given paths: "0-1-2-0 2-3" is a triangle with a tail. Vertices are numbered without gaps. */
    public static RoomGraph of(String paths) {
        List<int[]> edges = new ArrayList<>();
        int highest = 0;
        for (String path : paths.split(" ", -1)) {
            int[] vertices = Arrays.stream(path.split("-", -1))
                    .mapToInt(Integer::parseInt)
                    .toArray();
            for (int i = 0; i < vertices.length; i++) {
                highest = Math.max(highest, vertices[i]);
                if (i > 0) {
                    edges.add(new int[] {vertices[i - 1], vertices[i]});
                }
            }
        }
        return RoomGraph.of(highest + 1, edges.toArray(int[][]::new));
    }
}
