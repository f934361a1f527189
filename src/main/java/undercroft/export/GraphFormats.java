package undercroft.export;

import java.util.function.Supplier;
import undercroft.export.picture.GraphPicture;

/** The formats that graphs of levels can be written in. Add a new one here. */
public final class GraphFormats {

    private GraphFormats() {}

    public static FormatRegistry<GraphFormat> standard() {
        return with(() -> new GraphSvg(GraphPicture::ofTypes));
    }

    /** {@return the same formats, with a picture of faces and chains instead of types, locks and keys} */
    public static FormatRegistry<GraphFormat> withChains() {
        return with(() -> new GraphSvg(GraphPicture::ofChains));
    }

    private static FormatRegistry<GraphFormat> with(Supplier<GraphFormat> picture) {
        return FormatRegistry.<GraphFormat>empty()
                .with("dot", () -> new GraphDot())
                .with("mermaid", () -> new GraphMermaid())
                .with("svg", picture);
    }
}
