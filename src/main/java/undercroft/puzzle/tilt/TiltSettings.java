package undercroft.puzzle.tilt;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import undercroft.puzzle.Board;
import undercroft.puzzle.Setting;
import undercroft.puzzle.Settings;

/** What can be chosen about the puzzles, and what follows from it on a field. */
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
    private static final int STANDARD_PAIRS = 3;
    private static final int STANDARD_BLOCKS = 4;
    private static final int STANDARD_LEAST_MOVES = 3;
    private static final int STANDARD_MOST_MOVES = 20;

    /** More than this is no fun. */
    private static final int LONGEST = 30;

    /** Cells of the area for each pair and each block that is chosen by the board, up to the standard. */
    private static final int CELLS_A_PAIR = 8;

    private static final int CELLS_A_BLOCK = 8;

    /** Cells of the area for each sill and puddle, and for each anteater and hedgehog; there is always one. */
    private static final int CELLS_A_SMALL_EXTRA = 18;

    private static final int CELLS_A_LARGE_EXTRA = 36;

    /** Four cells of an area must stay open for every five, so that walls have room. */
    private static final int AREA_PARTS = 5;

    private static final int OPEN_PARTS = 4;

    /** A narrower field is a corridor. */
    private static final int LEAST_SIDE = 3;

    /** With its ring of wall it has as many cells as a grid can have. */
    private static final int LARGEST_SQUARE = 10;

    static final List<Setting> ALL = List.of(
            Setting.number(PAIRS, "pairs of fruit", 1, MOST_PAIRS),
            Setting.number(COLOURS, "colours of the fruit; at most one a pair is used", 1, Tile.FRUIT.length()),
            Setting.number(BLOCKS, "blocks that slide like fruit and never vanish", 0, MOST_BLOCKS),
            Setting.flag(SILLS, "whether there are sills that can be crossed one way", false),
            Setting.flag(ANTEATERS, "whether there are anteaters that pull fruit to themselves", false),
            Setting.flag(PUDDLES, "whether there are puddles where fruit is lost", false),
            Setting.flag(HEDGEHOGS, "whether there are hedgehogs that eat fruit when awake", false),
            Setting.number(LEAST_MOVES, "moves of the shortest solution at least", 1, LONGEST, STANDARD_LEAST_MOVES),
            Setting.number(MOST_MOVES, "moves of the shortest solution at most", 1, LONGEST, STANDARD_MOST_MOVES));

    private TiltSettings() {}

    /** What is to be put on a field. */
    static GeneratorSettings on(BoardField field, Settings settings) {
        int area = Long.bitCount(field.area());
        int pairs = settings.chosen(PAIRS).orElse(atLeastOne(Math.min(STANDARD_PAIRS, area / CELLS_A_PAIR)));
        return new GeneratorSettings(
                pairs,
                Math.min(pairs, settings.chosen(COLOURS).orElse(pairs)),
                settings.chosen(BLOCKS).orElse(Math.min(STANDARD_BLOCKS, area / CELLS_A_BLOCK)),
                settings.flag(SILLS) ? atLeastOne(area / CELLS_A_SMALL_EXTRA) : 0,
                settings.flag(ANTEATERS) ? atLeastOne(area / CELLS_A_LARGE_EXTRA) : 0,
                settings.flag(PUDDLES) ? atLeastOne(area / CELLS_A_SMALL_EXTRA) : 0,
                settings.flag(HEDGEHOGS) ? atLeastOne(area / CELLS_A_LARGE_EXTRA) : 0,
                settings.number(LEAST_MOVES),
                settings.number(MOST_MOVES));
    }

    /** Why no puzzle fits a field, and what would. */
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
        return ("The largest part of the board that hangs together, in a rectangle of at most %d cells, has %d free cells in"
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
                                        " A board of %1$d x %1$d without blocked cells, the outermost of which become wall, would do."
                                                ::formatted)
                                .orElse(" No board has room for so many. Ask for fewer."));
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
