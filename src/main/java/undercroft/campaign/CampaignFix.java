package undercroft.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import undercroft.filling.Filled;
import undercroft.filling.PuzzleFilling;
import undercroft.filling.PuzzleFit;
import undercroft.layout.Layout;
import undercroft.layout.PuzzleSeed;
import undercroft.layout.RoomPuzzle;
import undercroft.level.Level;
import undercroft.level.Room;
import undercroft.level.WantedPuzzle;
import undercroft.puzzle.PuzzleLimits;

/**
 * Improves a campaign without moving its rooms. Each step is kept only if it leaves fewer problems:
 *
 * <ol>
 *   <li>exchange the puzzles of two rooms if both floors can hold them;
 *   <li>set the difficulty of a room to that of a rising curve, or lower where the room introduces a mechanic;
 *   <li>make the puzzle of a room again from another seed.
 * </ol>
 *
 * <p>The same level and layout give the same result unless the limits end the work early; then the best so far is returned.
 */
public final class CampaignFix {

    /** Difficulty of the first room on the rising curve; {@link #HARDEST} is that of the last. The extremes stay unused. */
    private static final double EASIEST = 0.1;

    private static final double HARDEST = 0.9;

    private final PuzzleLimits limits;
    private final List<String> changes = new ArrayList<>();

    /**
     * Sets the limits.
     *
     * @param limits {@code stop} ends all steps together, {@code nodes} counts for each puzzle
     */
    public CampaignFix(PuzzleLimits limits) {
        this.limits = limits;
    }

    /**
     * The improved campaign.
     *
     * @param level the level as it asks for the puzzles that the layout holds
     * @param changes one sentence without a full stop for each step that was kept, in order
     */
    public record Fixed(Level level, Layout layout, Review review, List<String> changes) {
        public Fixed {
            changes = List.copyOf(changes);
        }
    }

    /**
     * Improves the puzzles of a filled layout of a level.
     *
     * @return the best campaign found, which is the given one if no step improved it
     */
    public Fixed fix(Level level, Layout layout) {
        changes.clear();
        Fixed best = reviewed(level, layout);
        best = exchange(best);
        best = setDifficulties(best);
        best = remake(best);
        return new Fixed(best.level(), best.layout(), best.review(), changes);
    }

    private Fixed reviewed(Level level, Layout layout) {
        return new Fixed(level, layout, new Review(Campaign.lessons(level, layout, limits)), List.of());
    }

    private Fixed exchange(Fixed start) {
        Fixed best = start;
        List<Integer> rooms = rooms(start);
        for (int i = 0; i < rooms.size(); i++) {
            for (int j = i + 1; j < rooms.size() && isWorthwhile(best); j++) {
                Room one = best.level().rooms().get(rooms.get(i));
                Room other = best.level().rooms().get(rooms.get(j));
                Level exchanged = with(with(best.level(), rooms.get(i), other.puzzle()), rooms.get(j), one.puzzle());
                String change = "%s and %s exchange their puzzles".formatted(one.id(), other.id());
                best = better(best, exchanged, List.of(rooms.get(i), rooms.get(j)), change);
            }
        }
        return best;
    }

    private Fixed setDifficulties(Fixed start) {
        Fixed best = start;
        List<Integer> rooms = rooms(start);
        for (int i = 0; i < rooms.size() && isWorthwhile(best); i++) {
            int at = i;
            Room room = best.level().rooms().get(rooms.get(i));
            double rising = EASIEST + (HARDEST - EASIEST) * i / Math.max(1, rooms.size() - 1);
            double wanted = best.review().newMechanics(at).isEmpty() ? rising : Math.min(rising, Review.EASY);
            Optional<WantedPuzzle> set = room.puzzle()
                    .map(puzzle -> new WantedPuzzle(
                            puzzle.kind(), puzzle.settings(), OptionalDouble.of(Math.rint(100 * wanted) / 100)));
            best = better(
                    best,
                    with(best.level(), rooms.get(i), set),
                    List.of(rooms.get(i)),
                    String.format(Locale.ROOT, "%s gets the difficulty %.2f", room.id(), wanted));
        }
        return best;
    }

    private Fixed remake(Fixed start) {
        Fixed best = start;
        for (int attempt = 1; attempt < PuzzleSeed.ATTEMPTS; attempt++) {
            for (RoomPuzzle puzzle : start.layout().puzzles()) {
                if (!isWorthwhile(best)) {
                    return best;
                }
                long seed = PuzzleSeed.of(start.layout().seed(), puzzle.room(), attempt);
                Filled filled = PuzzleFilling.refill(best.layout(), best.level(), puzzle.room(), seed, limits);
                if (filled instanceof Filled.Done done) {
                    String room = best.layout().rooms().get(puzzle.room()).id();
                    best = better(
                            best,
                            reviewed(best.level(), done.layout()),
                            String.format(Locale.ROOT, "%s gets another puzzle, of seed %d", room, seed));
                }
            }
        }
        return best;
    }

    /** The better of the best so far and a level that wants other puzzles in some rooms. */
    private Fixed better(Fixed best, Level level, List<Integer> rooms, String change) {
        if (rooms.stream().anyMatch(room -> !PuzzleFit.refusals(level, room).isEmpty())) {
            return best;
        }
        Layout layout = best.layout();
        for (int room : rooms) {
            long seed = layout.puzzles().stream()
                    .filter(puzzle -> puzzle.room() == room)
                    .findFirst()
                    .orElseThrow()
                    .seed();
            Filled filled = PuzzleFilling.refill(layout, level, room, seed, limits);
            if (!(filled instanceof Filled.Done done)) {
                return best;
            }
            layout = done.layout();
        }
        return better(best, reviewed(level, layout), change);
    }

    private Fixed better(Fixed best, Fixed other, String change) {
        if (limits.stop().getAsBoolean()
                || other.review().problemCount() >= best.review().problemCount()) {
            return best;
        }
        changes.add(change);
        return other;
    }

    private boolean isWorthwhile(Fixed best) {
        return best.review().problemCount() > 0 && !limits.stop().getAsBoolean();
    }

    /** The indexes of the puzzle rooms, in the player's order. */
    private static List<Integer> rooms(Fixed fixed) {
        return fixed.review().lessons().stream()
                .map(lesson -> lesson.puzzle().room())
                .toList();
    }

    /** A copy of the level with another puzzle in one room. */
    private static Level with(Level level, int room, Optional<WantedPuzzle> puzzle) {
        List<Room> rooms = new ArrayList<>(level.rooms());
        Room old = rooms.get(room);
        rooms.set(room, old.withPuzzle(puzzle));
        return level.withRooms(rooms);
    }
}
