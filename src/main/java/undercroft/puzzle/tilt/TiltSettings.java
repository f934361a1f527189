package undercroft.puzzle.tilt;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import undercroft.puzzle.Board;
import undercroft.puzzle.Setting;
import undercroft.puzzle.Settings;

/** The settings of the kind, and the numbers that follow from them on a field. */
final class TiltSettings {

    private static final String PAIRS = "pairs";
    private static final String COLOURS = "colours";
    private static final String BLOCKS = "blocks";
    private static final String SILLS = "sills";
    private static final String ANTEATERS = "anteaters";
    private static final String PUDDLES = "puddles";
    private static final String HEDGEHOGS = "hedgehogs";
    private static final String LEAST_MOVES = "leastMoves";
    private static final String MOST_MOVES = "mostMoves";

    private static final int MOST_PAIRS = 8;
    private static final int MOST_BLOCKS = 12;
    private static final int DEFAULT_PAIRS = 3;
    private static final int DEFAULT_BLOCKS = 4;
    private static final int DEFAULT_LEAST_MOVES = 3;
    private static final int DEFAULT_MOST_MOVES = 20;

    /** The greatest number of moves that may be set; longer puzzles are no fun. */
    private static final int LONGEST = 30;

    /** Cells of the area for each pair by default; at least one pair, at most {@link #DEFAULT_PAIRS}. Likewise for blocks. */
    private static final int CELLS_PER_PAIR = 8;

    private static final int CELLS_PER_BLOCK = 8;

    /** Cells of the area for each sill and puddle; at least one of them. Likewise for anteaters and hedgehogs. */
    private static final int CELLS_PER_SMALL_EXTRA = 18;

    private static final int CELLS_PER_LARGE_EXTRA = 36;

    /** Cells of the area for every {@link #OPEN_PARTS} cells that must stay open, so that walls have room. */
    private static final int AREA_PARTS = 5;

    private static final int OPEN_PARTS = 4;

    /** The least side of a field; a narrower one is a corridor. */
    private static final int LEAST_SIDE = 3;

    /** The largest square board: inside its ring of wall it has as many cells as a grid can have. */
    private static final int LARGEST_SQUARE = 10;

    static final List<Setting> ALL = List.of(
            Setting.number(PAIRS, "pairs of fruit", 1, MOST_PAIRS),
            Setting.number(COLOURS, "colours of the fruit; at most one for each pair", 1, Tile.FRUIT.length()),
            Setting.number(BLOCKS, "blocks, which slide like fruit and never vanish", 0, MOST_BLOCKS),
            Setting.flag(SILLS, "whether there are sills, which can be crossed in one direction", false),
            Setting.flag(ANTEATERS, "whether there are anteaters, which pull fruit to themselves", false),
            Setting.flag(PUDDLES, "whether there are puddles, in which fruit is lost", false),
            Setting.flag(HEDGEHOGS, "whether there are hedgehogs, which eat fruit when awake", false),
            Setting.number(LEAST_MOVES, "the least moves of the shortest solution", 1, LONGEST, DEFAULT_LEAST_MOVES),
            Setting.number(MOST_MOVES, "the most moves of the shortest solution", 1, LONGEST, DEFAULT_MOST_MOVES));

    /** Difficulty from which two pairs share a colour. */
    private static final int SHARING = 6000;

    private TiltSettings() {}

    /** What a puzzle on a field must contain. */
    static GeneratorSettings on(BoardField field, Settings settings) {
        int area = Long.bitCount(field.area());
        int pairs = settings.chosen(PAIRS).orElse(atLeastOne(Math.min(DEFAULT_PAIRS, area / CELLS_PER_PAIR)));
        return new GeneratorSettings(
                pairs,
                Math.min(pairs, settings.chosen(COLOURS).orElse(pairs)),
                settings.chosen(BLOCKS).orElse(Math.min(DEFAULT_BLOCKS, area / CELLS_PER_BLOCK)),
                settings.flag(SILLS) ? atLeastOne(area / CELLS_PER_SMALL_EXTRA) : 0,
                settings.flag(ANTEATERS) ? atLeastOne(area / CELLS_PER_LARGE_EXTRA) : 0,
                settings.flag(PUDDLES) ? atLeastOne(area / CELLS_PER_SMALL_EXTRA) : 0,
                settings.flag(HEDGEHOGS) ? atLeastOne(area / CELLS_PER_LARGE_EXTRA) : 0,
                settings.number(LEAST_MOVES),
                settings.number(MOST_MOVES));
    }

    /**
     * What a puzzle of a difficulty must contain. From {@value #SHARING} on, two pairs share a colour unless the level chooses otherwise:
     * three fruit of it that vanish together leave one that can never vanish, so a player who does not look ahead loses.
     *
     * @param difficulty in ten-thousandths
     */
    static GeneratorSettings on(BoardField field, Settings settings, int difficulty) {
        GeneratorSettings usual = on(field, settings);
        boolean shares = difficulty >= SHARING && settings.chosen(COLOURS).isEmpty() && usual.pairs() > 1;
        return shares ? usual.withColours(usual.pairs() - 1) : usual;
    }

    /**
     * Checks a field.
     *
     * @return why no puzzle fits it and what would; empty if one may fit
     */
    static Optional<String> refusal(BoardField field, Settings settings) {
        GeneratorSettings wanted = on(field, settings);
        if (wanted.leastMoves() > wanted.mostMoves()) {
            return Optional.of("The %s (%d) are more than the %s (%d). Swap them."
                    .formatted(LEAST_MOVES, wanted.leastMoves(), MOST_MOVES, wanted.mostMoves()));
        }
        return fits(field, wanted) ? Optional.empty() : Optional.of(tooSmall(field, wanted, settings));
    }

    private static boolean fits(BoardField field, GeneratorSettings wanted) {
        return Long.bitCount(field.area()) >= cellsNeeded(wanted)
                && Math.min(field.grid().width(), field.grid().height()) >= LEAST_SIDE;
    }

    private static int cellsNeeded(GeneratorSettings wanted) {
        return CandidateGenerator.leastCells(wanted) * AREA_PARTS / OPEN_PARTS;
    }

    private static String tooSmall(BoardField field, GeneratorSettings wanted, Settings settings) {
        return ("The largest connected part of the board within a rectangle of at most %d cells has %d free cells in"
                        + " %d x %d. Pairs (%d) and blocks (%d) need %d in at least %d x %d.%s")
                .formatted(
                        Grid.MOST_CELLS,
                        Long.bitCount(field.area()),
                        field.grid().width(),
                        field.grid().height(),
                        wanted.pairs(),
                        wanted.blocks(),
                        cellsNeeded(wanted),
                        LEAST_SIDE,
                        LEAST_SIDE,
                        smallestSquare(settings)
                                .map(
                                        " A board of %1$d x %1$d without blocked cells would do; its outermost cells become wall."
                                                ::formatted)
                                .orElse(" No board has room for that many. Ask for fewer."));
    }

    private static Optional<Integer> smallestSquare(Settings settings) {
        return IntStream.rangeClosed(LEAST_SIDE, LARGEST_SQUARE)
                .boxed()
                .filter(side -> {
                    BoardField field = FieldChoice.of(Board.open(side, side));
                    return fits(field, on(field, settings));
                })
                .findFirst();
    }

    private static int atLeastOne(int count) {
        return Math.max(1, count);
    }
}
