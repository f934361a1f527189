package undercroft.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import undercroft.filling.Filled;
import undercroft.filling.PuzzleFilling;
import undercroft.filling.PuzzleFit;
import undercroft.layout.Layout;
import undercroft.layout.RoomPuzzle;
import undercroft.level.Level;
import undercroft.level.Room;
import undercroft.level.WantedPuzzle;
import undercroft.puzzle.PuzzleLimits;

/**
 * Betters a campaign in the rooms that the layout has placed, by steps each of which is kept only if it leaves fewer
 * problems than there were:
 *
 * <ol>
 *   <li>exchange the puzzles that two rooms ask for, where both floors can hold them;
 *   <li>set a room's difficulty to that of a curve that rises, and begins anew, lower, where a mechanic is new;
 *   <li>make a room's puzzle anew from another seed.
 * </ol>
 *
 * <p>The same level and layout give the same result, unless the limits end it early: then what was reached is given.
 */
public final class CampaignFix {

    /** Other seeds that are tried in each room: one in two or three puzzles has a catch, a revelation or a trap. */
    private static final int SEEDS = 8;

    /** Between the first seed of a room and its others, to be far from those of other rooms; any odd number would do. */
    private static final long SEED_STEP = 0x5851F42D4C957F2DL;

    private static final double EASIEST = 0.1;
    private static final double HARDEST = 0.9;

    private final PuzzleLimits limits;
    private final List<String> changes = new ArrayList<>();

    /** @param limits of all steps together; their nodes of each puzzle */
    public CampaignFix(PuzzleLimits limits) {
        this.limits = limits;
    }

    /**
     * What was made of a campaign.
     *
     * @param level asks for what the layout holds
     * @param changes in words, room by room; none where nothing was better
     */
    public record Fixed(Level level, Layout layout, Review review, List<String> changes) {
        public Fixed {
            changes = List.copyOf(changes);
        }
    }

    /** Betters the puzzles of a filled layout of a level. */
    public Fixed fix(Level level, Layout layout) {
        changes.clear();
        Fixed best = reviewed(level, layout);
        best = exchange(best);
        best = set(best);
        best = makeAnew(best);
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

    private Fixed set(Fixed start) {
        Fixed best = start;
        List<Integer> rooms = rooms(start);
        for (int i = 0; i < rooms.size() && isWorthwhile(best); i++) {
            int at = i;
            Room room = best.level().rooms().get(rooms.get(i));
            double rising = EASIEST + (HARDEST - EASIEST) * i / Math.max(1, rooms.size() - 1);
            double wanted = best.review().news(at).isEmpty() ? rising : Math.min(rising, Review.EASY);
            Optional<WantedPuzzle> set = room.puzzle()
                    .map(puzzle -> new WantedPuzzle(
                            puzzle.kind(), puzzle.settings(), OptionalDouble.of(Math.rint(100 * wanted) / 100)));
            best = better(
                    best,
                    with(best.level(), rooms.get(i), set),
                    List.of(rooms.get(i)),
                    "%s gets the difficulty %.2f".formatted(room.id(), wanted));
        }
        return best;
    }

    private Fixed makeAnew(Fixed start) {
        Fixed best = start;
        for (int attempt = 1; attempt <= SEEDS; attempt++) {
            for (RoomPuzzle puzzle : start.layout().puzzles()) {
                if (!isWorthwhile(best)) {
                    return best;
                }
                long seed = (puzzle.seed() + attempt * SEED_STEP) & (Layout.SEED_LIMIT - 1);
                Filled filled = PuzzleFilling.refill(best.layout(), best.level(), puzzle.room(), seed, limits);
                if (filled instanceof Filled.Done done) {
                    String room = best.layout().rooms().get(puzzle.room()).id();
                    best = better(
                            best,
                            reviewed(best.level(), done.layout()),
                            "%s gets another puzzle, of seed %d".formatted(room, seed));
                }
            }
        }
        return best;
    }

    /** The better of what there is and a level that asks for other puzzles in some rooms. */
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

    /** The puzzle rooms in the order in which a player meets them. */
    private static List<Integer> rooms(Fixed fixed) {
        return fixed.review().lessons().stream()
                .map(lesson -> lesson.puzzle().room())
                .toList();
    }

    /** The level with another puzzle in a room. */
    private static Level with(Level level, int room, Optional<WantedPuzzle> puzzle) {
        List<Room> rooms = new ArrayList<>(level.rooms());
        Room old = rooms.get(room);
        rooms.set(room, new Room(old.id(), old.type(), old.templates(), old.pin(), old.data(), puzzle));
        return new Level(
                level.name(),
                rooms,
                level.connections(),
                level.minimumRoomDistance(),
                level.repeatOverride(),
                level.search());
    }
}
