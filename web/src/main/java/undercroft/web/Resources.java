package undercroft.web;

import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/** The files in the engine's jar that the module holds too: those that the engine opens, but for images. */
public final class Resources implements ResourceSupplier {

    @Override
    public String[] supplyResources(ResourceSupplierContext context) {
        return new String[] {
            "undercroft/version.txt",
            "undercroft/export/drawing/strokes.txt",
            "undercroft/export/picture/icons.txt",
            "undercroft/export/picture/map.html",
            "undercroft/export/play/boards/editor.mjs",
            "undercroft/export/play/boards/elements.mjs",
            "undercroft/export/play/boards/lines.mjs",
            "undercroft/export/play/boards/svg.mjs",
            "undercroft/export/play/boards/tilt.mjs",
            "undercroft/export/play/boards/trails.mjs",
            "undercroft/export/play/boards/words.mjs",
            "undercroft/export/play/mount.mjs",
            "undercroft/export/play/page.html",
            "undercroft/export/play/page.mjs",
            "undercroft/export/play/play.css",
            "undercroft/export/play/rooms.mjs",
            "undercroft/export/play/rules/deduction.mjs",
            "undercroft/export/play/rules/elements.mjs",
            "undercroft/export/play/rules/lines.mjs",
            "undercroft/export/play/rules/search.mjs",
            "undercroft/export/play/rules/tilt.mjs",
            "undercroft/export/play/rules/trails.mjs",
            "undercroft/puzzle/trails/designed.txt"
        };
    }
}
