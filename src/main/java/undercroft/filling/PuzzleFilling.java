package undercroft.filling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import undercroft.layout.Layout;
import undercroft.layout.MissionRoom;
import undercroft.layout.PlacedRoom;
import undercroft.layout.PuzzleOrigin;
import undercroft.layout.PuzzleSeed;
import undercroft.layout.RoomPuzzle;
import undercroft.level.DataEntry;
import undercroft.level.DifficultyCurve;
import undercroft.level.Level;
import undercroft.level.Room;
import undercroft.level.WantedPuzzle;
import undercroft.puzzle.Board;
import undercroft.puzzle.Difficulty;
import undercroft.puzzle.PuzzleData;
import undercroft.puzzle.PuzzleKind;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.Scale;
import undercroft.puzzle.Settings;
import undercroft.puzzle.Solved;
import undercroft.tiles.Floors;

/**
 * Fills the puzzle rooms of a layout. Each room that wants a puzzle gets one made for the board that its floor leaves, from a
 * seed of its own and with the wanted difficulty or that of the curve, together with its solution. The same level and layout
 * give the same puzzles; running out of time makes filling fail but never changes a puzzle.
 */
public final class PuzzleFilling {

    private final Level level;
    private final Layout layout;
    private final Floors floors;
    private final Optional<DifficultyCurve> curve;
    private final PuzzleLimits limits;
    private final List<RoomPuzzle> puzzles = new ArrayList<>();

    /** The room, board, difficulty and seed of a puzzle to make. */
    private record Site(PlacedRoom room, RoomFloor floor, double difficulty, long seed, List<DataEntry> settings) {}

    /** Why a room is left without its puzzle. */
    private record Failure(Filled.Cause cause, String reason) {}

    private PuzzleFilling(Level level, Layout layout, PuzzleLimits limits) {
        this.level = level;
        this.layout = layout;
        this.floors = Floors.of(layout);
        this.curve = DifficultyCurve.of(level);
        this.limits = limits;
    }

    /**
     * Fills a layout.
     *
     * @param layout a layout of the level, with its rooms in the level's order
     * @return the filled layout, or why a room got no puzzle
     * @throws IllegalArgumentException if the level asks for an unknown kind or setting, or for a curve that it does not have;
     *     levels read from files never do
     */
    public static Filled fill(Layout layout, Level level, PuzzleLimits limits) {
        if (!level.wantsPuzzles()) {
            return new Filled.Done(layout);
        }
        return new PuzzleFilling(level, layout, limits).filled();
    }

    /**
     * Makes the puzzle of one room again from another seed.
     *
     * @param layout a filled layout of the level
     * @param room index of a room for which the level wants a puzzle
     * @param seed one of the room's, see {@link PuzzleSeed}
     * @return the layout with the new puzzle, or why there is none
     */
    public static Filled refill(Layout layout, Level level, int room, long seed, PuzzleLimits limits) {
        PuzzleFilling filling = new PuzzleFilling(level, layout, limits);
        WantedPuzzle wanted = level.rooms().get(room).puzzle().orElseThrow();
        for (RoomPuzzle puzzle : layout.puzzles()) {
            if (puzzle.room() != room) {
                filling.puzzles.add(puzzle);
            } else {
                Optional<Failure> failure = filling.fill(layout.rooms().get(room), wanted, seed);
                if (failure.isPresent()) {
                    return failed(level.rooms().get(room), wanted, failure.get());
                }
            }
        }
        return new Filled.Done(layout.withPuzzles(filling.puzzles));
    }

    /**
     * Makes a puzzle again from what the layout says of its origin.
     *
     * @param puzzle one of the layout whose sample is known
     * @param floors those of the layout
     * @return the same puzzle if it is what its origin says; empty if that origin gives none
     */
    public static Optional<PuzzleData> remade(Layout layout, RoomPuzzle puzzle, Floors floors, PuzzleLimits limits) {
        WantedPuzzle wanted = new WantedPuzzle(puzzle.kind(), puzzle.origin().settings(), OptionalDouble.empty());
        if (!PuzzleSpec.isKnown(wanted)) {
            return Optional.empty();
        }
        PuzzleSpec spec = PuzzleSpec.of(wanted);
        Board board = RoomFloor.of(floors, layout.rooms().get(puzzle.room())).board();
        return spec.refusal(board).isPresent()
                ? Optional.empty()
                : remade(
                        spec.kind(), board, spec.settings(), Scale.units(puzzle.difficulty()), puzzle.origin(), limits);
    }

    private static <P> Optional<PuzzleData> remade(
            PuzzleKind<P> kind, Board board, Settings settings, int wanted, PuzzleOrigin origin, PuzzleLimits limits) {
        int sample = origin.sample().orElseThrow();
        return Difficulty.attempt(kind, board, settings, wanted, origin.seed(), sample, limits)
                .map(kind::write);
    }

    private Filled filled() {
        for (int i = 0; i < level.rooms().size(); i++) {
            Room room = level.rooms().get(i);
            if (room.puzzle().isPresent()) {
                Optional<Failure> failure =
                        fill(layout.rooms().get(i), room.puzzle().get(), PuzzleSeed.of(layout.seed(), i, 0));
                if (failure.isPresent()) {
                    return failed(room, room.puzzle().get(), failure.get());
                }
            }
        }
        return new Filled.Done(layout.withPuzzles(puzzles));
    }

    private static Filled failed(Room room, WantedPuzzle wanted, Failure failure) {
        return new Filled.Failed(room.id(), wanted.kind(), failure.cause(), failure.reason());
    }

    /**
     * Adds the puzzle of a room.
     *
     * @return why there is none, or empty if it was added
     */
    private Optional<Failure> fill(PlacedRoom room, WantedPuzzle wanted, long seed) {
        PuzzleSpec asked = PuzzleSpec.of(wanted);
        RoomFloor floor = RoomFloor.of(floors, room);
        Optional<String> refusal = asked.refusal(floor.board());
        return refusal.isPresent()
                ? Optional.of(new Failure(Filled.Cause.FLOOR_TOO_SMALL, refusal.get()))
                : make(
                        asked.kind(),
                        asked.settings(),
                        new Site(room, floor, difficulty(wanted, room), seed, wanted.settings()));
    }

    private double difficulty(WantedPuzzle wanted, PlacedRoom room) {
        return wanted.difficulty().orElseGet(() -> ofCurve(room));
    }

    /** The tension of the mission, if the level has one, or else how far the room is from entrance and boss. */
    private double ofCurve(PlacedRoom room) {
        if (layout.mission().isPresent()) {
            MissionRoom place = layout.mission().get().rooms().get(room.index());
            return place.tension() / (double) MissionRoom.MAX_TENSION;
        }
        return curve.orElseThrow(() -> new IllegalArgumentException(
                        "The difficulty of the puzzle in room %s is the curve's, but no path leads from a room of type %s to one of type %s."
                                .formatted(room.id(), DifficultyCurve.START, DifficultyCurve.END)))
                .at(room.index());
    }

    private <P> Optional<Failure> make(PuzzleKind<P> kind, Settings settings, Site site) {
        Board board = site.floor.board();
        Optional<Difficulty.Reached<P>> made =
                Difficulty.reach(kind, board, settings, Scale.units(site.difficulty), site.seed, limits);
        if (made.isEmpty()) {
            return Optional.of(
                    limits.stop().getAsBoolean()
                            ? new Failure(Filled.Cause.LIMITS, "The time was up before one was found.")
                            : new Failure(
                                    Filled.Cause.NOT_FOUND,
                                    "None was found on its floor of %d cells. Try another seed, other settings or a larger room."
                                            .formatted(board.freeCells())));
        }
        P puzzle = made.get().puzzle();
        Solved solved = kind.solve(puzzle, limits);
        if (!solved.isSolved()) {
            return Optional.of(new Failure(
                    Filled.Cause.LIMITS, "Its solution was not found within the limits. %s".formatted(solved.note())));
        }
        puzzles.add(new RoomPuzzle(
                puzzles.size(),
                site.room.index(),
                new PuzzleOrigin(site.seed, OptionalInt.of(made.get().attempt()), site.settings),
                site.difficulty,
                made.get().rating().difficulty(),
                site.floor.corner(),
                kind.write(puzzle),
                solved.solution()));
        return Optional.empty();
    }
}
