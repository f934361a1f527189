package undercroft.export;

/** The formats that graphs of levels can be written in. Add a new one here. */
public final class GraphFormats {

    private GraphFormats() {}

    public static FormatRegistry<GraphFormat> standard() {
        return FormatRegistry.<GraphFormat>empty()
                .with("dot", () -> new GraphDot())
                .with("mermaid", () -> new GraphMermaid())
                .with("svg", () -> new GraphSvg());
    }
}
