package undercroft.graph;

/** The result of a planarity test with a certificate: an embedding, or a Kuratowski subgraph. */
public sealed interface Planarity permits PlanarEmbedding, KuratowskiSubgraph {

    /** Tests a graph in linear time. The same graph always gives the same certificate. */
    static Planarity of(RoomGraph graph) {
        return new BoyerMyrvold(graph).certificate();
    }
}
