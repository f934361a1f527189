package undercroft.importing;

import java.math.BigDecimal;

/** What maps in TMX and in JSON have in common: numbers as texts, and what no rooms can be made of. */
final class TiledReading {

    private final Diagnostics diagnostics;

    TiledReading(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** Refuses maps without a square grid, or without an end. */
    void check(SourcePosition at, String orientation, boolean isInfinite) throws EndOfReading {
        if (!orientation.equals("orthogonal")) {
            throw refused(
                    at,
                    "The map is %s. Only orthogonal maps can be imported."
                            .formatted(orientation.isEmpty() ? "of no orientation" : Diagnostics.shown(orientation)));
        }
        if (isInfinite) {
            throw refused(at, "The map is infinite. Switch that off in the map's properties.");
        }
    }

    void checkOffset(SourcePosition at, String x, String y) throws EndOfReading {
        if (number(at, "offsetx", x).signum() != 0 || number(at, "offsety", y).signum() != 0) {
            throw refused(at, "The layer has an offset. Set it to 0.");
        }
    }

    /** A number of tiles or pixels. */
    int size(SourcePosition at, String what, String text) throws EndOfReading {
        if (text.matches("[0-9]{1,5}")) {
            int size = Integer.parseInt(text);
            if (size >= 1 && size <= TiledMap.MAX_SIZE) {
                return size;
            }
        }
        throw refused(
                at,
                "The %s is %s. It must be a whole number from 1 to %d."
                        .formatted(what, text.isEmpty() ? "missing" : Diagnostics.shown(text), TiledMap.MAX_SIZE));
    }

    /** A number, 0 where there is none. */
    BigDecimal number(SourcePosition at, String what, String text) throws EndOfReading {
        if (text.isEmpty()) {
            return BigDecimal.ZERO;
        }
        if (text.matches("-?[0-9]{1,9}(\\.[0-9]{1,18})?([eE][-+]?[0-9]{1,2})?")) {
            return new BigDecimal(text);
        }
        throw refused(
                at,
                "The %s is %s, which is not a number. Save the map again.".formatted(what, Diagnostics.shown(text)));
    }

    private EndOfReading refused(SourcePosition at, String why) {
        diagnostics.error(at, why);
        return new EndOfReading();
    }
}
