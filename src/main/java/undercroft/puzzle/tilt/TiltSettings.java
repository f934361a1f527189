package undercroft.puzzle.tilt;

import java.util.List;
import java.util.Optional;
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

    /** Cells of the area for each pair and each block that is chosen by the board; 6 × 6 gives the standard. */
    private static final int CELLS_A_PAIR = 12;

    private static final int CELLS_A_BLOCK = 9;

    /** Cells of the area for each sill and puddle, and for each anteater and hedgehog; there is always one. */
    private static final int CELLS_A_SMALL_EXTRA = 18;

    private static final int CELLS_A_LARGE_EXTRA = 36;

    /** Four cells of an area must stay open for every five, so that walls have room. */
    private static final int AREA_PARTS = 5;

    private static final int OPEN_PARTS = 4;

    /** A narrower field is a corridor. */
    private static final int LEAST_SIDE = 3;

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
        int area = Long.bitCount(field.area());
        int needed = CandidateGenerator.leastCells(wanted) * AREA_PARTS / OPEN_PARTS;
        Grid grid = field.grid();
        if (area < needed || Math.min(grid.width(), grid.height()) < LEAST_SIDE) {
            return Optional.of(
                    ("The largest part of the board that hangs together, in a rectangle of at most %d cells, has"
                                    + " %d free cells in %d x %d. %d pairs and %d blocks need %d in at least %d x %d."
                                    + " Take a larger board, or fewer of them.")
                            .formatted(
                                    Grid.MOST_CELLS,
                                    area,
                                    grid.width(),
                                    grid.height(),
                                    wanted.pairs(),
                                    wanted.blocks(),
                                    needed,
                                    LEAST_SIDE,
                                    LEAST_SIDE));
        }
        return Optional.empty();
    }

    private static int atLeastOne(int count) {
        return Math.max(1, count);
    }
}
