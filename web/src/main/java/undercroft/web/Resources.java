package undercroft.web;

import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/** The files in the engine's jar that the module holds too: those that the engine opens. */
public final class Resources implements ResourceSupplier {

    @Override
    public String[] supplyResources(ResourceSupplierContext context) {
        return new String[] {
            "undercroft/version.txt",
            "undercroft/export/drawing/strokes.txt",
            "undercroft/export/picture/icons.txt",
            "undercroft/export/picture/map.html",
            "undercroft/export/tileset/undercroft-cave.png",
            "undercroft/export/tileset/undercroft-crypt.png",
            "undercroft/export/tileset/undercroft-stone.png",
            "undercroft/puzzle/trails/designed.txt"
        };
    }
}
