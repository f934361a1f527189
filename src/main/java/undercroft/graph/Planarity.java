package undercroft.graph;

/** Whether a graph can be drawn in the plane without crossings, with the certificate for either answer. */
public sealed interface Planarity permits PlanarEmbedding, KuratowskiSubgraph {

    /**
     * Tests a graph, in time linear in its size. The same graph gives the same certificate, always.
     */
    static Planarity of(RoomGraph graph) {
        return new BoyerMyrvold(graph).certificate();
    }
}
