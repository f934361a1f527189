package undercroft.importing;

import java.math.BigDecimal;
import undercroft.source.Quotation;
import undercroft.source.SourcePosition;

/** Reads values that TMX and JSON maps share, and refuses maps that rooms cannot be made of. */
final class TiledValues {

    private final ImportReport report;
    private int tiles;

    TiledValues(ImportReport report) {
        this.report = report;
    }

    /** Refuses maps that are infinite or have no square grid. */
    void check(SourcePosition position, String orientation, boolean isInfinite) throws ImportAbortedException {
        if (!orientation.equals("orthogonal")) {
            throw refused(
                    position,
                    "The map is %s. Only orthogonal maps can be imported."
                            .formatted(orientation.isEmpty() ? "of no orientation" : Quotation.plain(orientation)));
        }
        if (isInfinite) {
            throw refused(position, "The map is infinite. Switch that off in the map's properties.");
        }
    }

    void checkOffset(SourcePosition position, String x, String y) throws ImportAbortedException {
        if (number(position, "offsetx", x).signum() != 0
                || number(position, "offsety", y).signum() != 0) {
            throw refused(position, "The layer has an offset. Set it to 0.");
        }
    }

    /** A size in tiles or pixels. */
    int size(SourcePosition position, String what, String text) throws ImportAbortedException {
        if (text.matches("[0-9]{1,5}")) {
            int size = Integer.parseInt(text);
            if (size >= 1 && size <= TiledMap.MAX_SIZE) {
                return size;
            }
        }
        throw refused(
                position,
                "The %s is %s. It must be a whole number from 1 to %d."
                        .formatted(what, text.isEmpty() ? "missing" : Quotation.plain(text), TiledMap.MAX_SIZE));
    }

    /** Counts the tiles of a layer, before they are read. */
    void countTiles(SourcePosition position, int width, int height) throws ImportAbortedException {
        tiles += width * height;
        if (tiles > TiledMap.MAX_TILES) {
            throw refused(
                    position,
                    "The layers of the map have more than %d tiles. Make the map smaller."
                            .formatted(TiledMap.MAX_TILES));
        }
    }

    /** A number; 0 if there is none. */
    BigDecimal number(SourcePosition position, String what, String text) throws ImportAbortedException {
        if (text.isEmpty()) {
            return BigDecimal.ZERO;
        }
        if (text.matches("-?[0-9]{1,9}(\\.[0-9]{1,18})?([eE][-+]?[0-9]{1,2})?")) {
            return new BigDecimal(text);
        }
        throw refused(
                position,
                "The %s is %s, which is not a number. Save the map again.".formatted(what, Quotation.plain(text)));
    }

    private ImportAbortedException refused(SourcePosition position, String why) {
        report.error(position, why);
        return new ImportAbortedException();
    }
}
