package undercroft.export.print;

import java.io.IOException;
import java.io.OutputStream;
import undercroft.puzzle.trails.SheetDrawing;
import undercroft.puzzle.trails.TileSet;

/**
 * The tiles of trails to cut out, and the board to lay them on. The backs are in mirrored order, so that a sheet that is turned
 * over its long edge has the back of each tile behind its front.
 *
 * @param set of at most twenty tiles
 */
public record TileSheets(TileSet set, Paper paper) {

    /** For a cell, of which a hexagon is two high: five of them and the arcs of the board fit on both papers. */
    private static final double MILLIMETRES = 17;

    /** Writes the sheets as a page of HTML; {@code out} stays open. */
    public void write(OutputStream out) throws IOException {
        PrintedPage page = new PrintedPage();
        page.start("section", "sheet");
        page.text("h2", "Tiles, front");
        page.text("p", "Print on both sides, turned over the long edge, at 100 %. Then cut along the outlines.");
        page.picture(SheetDrawing.fronts(set), "the fronts of the tiles", MILLIMETRES);
        page.end("section").start("section", "sheet").text("h2", "Tiles, back");
        page.text("p", "The back of each tile lies behind its front.");
        page.picture(SheetDrawing.backs(set), "the backs of the tiles", MILLIMETRES);
        page.end("section").start("section", "sheet").text("h2", "The board");
        page.text(
                "p", "Shuffle the tiles, lay them on the hexagons as they come, and find the way from place to place.");
        page.picture(SheetDrawing.board(), "the board", MILLIMETRES);
        page.end("section").write("Trails: tiles and board", paper, out);
    }
}
