package undercroft.wish;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import undercroft.level.Frame;
import undercroft.level.Level;
import undercroft.level.Mirror;
import undercroft.level.Relation;
import undercroft.level.Room;
import undercroft.wish.DifferenceSystem.Because;

/**
 * Finds wishes of a level that contradict each other, its graph, its templates or its pins. Positions along each axis are variables of a
 * {@link DifferenceSystem}.
 */
public final class Contradictions {

    /** The most clauses of a message; connections along a long way say little each. */
    private static final int MAX_CLAUSES = 12;

    /** Rooms of levels looked at for pairs that are to be apart: some tenths of a second. */
    private static final long MAX_ROOMS_LOOKED = 20_000;

    private final Level level;
    private final NumberedWishes numbers;
    private final PositionBounds positions;
    private long roomsLooked;

    private Contradictions(Level level) {
        this.level = level;
        this.numbers = new NumberedWishes(level);
        this.positions = new PositionBounds(level, new RoomSizes());
    }

    /**
     * Wishes that cannot be kept together.
     *
     * @param wishes by their numbers, see {@link NumberedWishes}; at least one
     * @param text why, and what to change: sentences
     */
    public record Contradiction(List<Integer> wishes, String text) {

        public Contradiction {
            wishes = List.copyOf(wishes);
        }
    }

    /** {@return a contradiction among the wishes of a level; empty if there is none, or if none is found} */
    public static Optional<Contradiction> of(Level level) {
        Contradictions all = new Contradictions(level);
        return level.wishes().bind()
                ? all.tooSmall()
                        .or(() -> all.along(true))
                        .or(() -> all.along(false))
                        .or(all::withoutLine)
                        .or(all::apartTooFar)
                : Optional.empty();
    }

    /** Rooms with more area than their frame. */
    private Optional<Contradiction> tooSmall() {
        if (level.wishes().within().isEmpty()) {
            return Optional.empty();
        }
        Frame frame = level.wishes().within().get();
        long area = frame instanceof Frame.Ground ground
                ? ground.rows().stream()
                        .mapToLong(
                                row -> row.chars().filter(cell -> cell == '#').count())
                        .sum()
                : (long) frame.width() * frame.height();
        long needed = RoomSizes.leastDoubledArea(level);
        // Cells of a slanted room whose centres it covers may lie half outside, so drawings are compared by rooms of
        // whole cells.
        boolean isExact = frame instanceof Frame.Box
                || level.templates().stream()
                        .allMatch(template -> template.outline().isAxisParallel());
        return isExact && needed > 2 * area
                ? Optional.of(new Contradiction(
                        List.of(numbers.within()),
                        ("%s, which are %d cells, but the rooms and corridors take at least %d with their smallest templates."
                                        + " Make the frame larger, or the rooms fewer or smaller.")
                                .formatted(sentence(numbers.text(numbers.within())), area, (needed + 1) / 2)))
                : Optional.empty();
    }

    /** Bounds along the y axis, or the x axis, that add up to a contradiction. */
    private Optional<Contradiction> along(boolean isY) {
        return positions.system(isY).contradiction().map(cycle -> {
            Reasons reasons = new Reasons();
            reasons.addAll(cycle);
            return reasons.contradiction();
        });
    }

    /** What takes part in a contradiction. */
    private static final class Reasons {
        private final Set<Integer> wishes = new LinkedHashSet<>();
        private final Set<String> clauses = new LinkedHashSet<>();

        void add(Because because) {
            if (because.wish() != Because.NO_WISH) {
                wishes.add(because.wish());
            }
            clauses.add(because.text());
        }

        void addAll(List<DifferenceSystem.Bound> bounds) {
            bounds.forEach(bound -> bound.because().ifPresent(this::add));
        }

        Contradiction contradiction() {
            List<String> told = clauses.stream().limit(MAX_CLAUSES).toList();
            String rest = clauses.size() > told.size() ? "; and %d more".formatted(clauses.size() - told.size()) : "";
            return new Contradiction(
                    List.copyOf(wishes),
                    "These contradict each other: %s%s. Drop or change one of them."
                            .formatted(String.join("; ", told), rest));
        }
    }

    /** Two rooms that are to mirror themselves in one line, of which one is even and the other odd. */
    private Optional<Contradiction> withoutLine() {
        if (level.wishes().mirror().isEmpty()) {
            return Optional.empty();
        }
        Mirror mirror = level.wishes().mirror().get();
        MirrorSides sides = new MirrorSides(mirror.axis());
        List<Room> across = mirror.pairs().stream()
                .filter(Mirror.Pair::isAcross)
                .map(pair -> level.rooms().get(pair.room()))
                .toList();
        for (Room one : across) {
            for (Room other : across) {
                if ((sides.ofRoom(one) & sides.ofRoom(other)) == MirrorSides.NOWHERE) {
                    return Optional.of(new Contradiction(List.of(numbers.mirror()), withoutLine(one, other)));
                }
            }
        }
        return Optional.empty();
    }

    private static String withoutLine(Room one, Room other) {
        return one.equals(other)
                ? "The room %s cannot mirror itself (mirror): no template of it is symmetric under a transform that it allows. Give it one."
                        .formatted(one.id())
                : "The rooms %s and %s cannot mirror themselves in one line (mirror): the one is always an even number of cells wide, the other an odd one. Give one of them another template, or free it by pairs."
                        .formatted(one.id(), other.id());
    }

    /** Two rooms that are to be farther apart than another relation, or a connection, or the frame, lets them be. */
    private Optional<Contradiction> apartTooFar() {
        for (int i = 0; i < level.wishes().relations().size(); i++) {
            if (level.wishes().relations().get(i) instanceof Relation.Apart apart) {
                Optional<Contradiction> found = apartTooFar(i, apart);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Contradiction> apartTooFar(int number, Relation.Apart apart) {
        List<Contradiction> found = new ArrayList<>();
        PositionBounds.forPairs(apart.rooms(), (a, b) -> {
            // The outlines of rectangles are as far apart as their bounding boxes.
            if (found.isEmpty() && roomsLooked < MAX_ROOMS_LOOKED && isRectangular(a) && isRectangular(b)) {
                roomsLooked += level.rooms().size();
                contradiction(number, apart.cells(), a, b).ifPresent(found::add);
            }
        });
        return found.stream().findFirst();
    }

    private boolean isRectangular(int room) {
        return level.rooms().get(room).templates().stream()
                .allMatch(template -> template.outline().vertices().size() == 4
                        && template.outline().isAxisParallel());
    }

    /** Each of the four ways in which two rooms can be far enough apart contradicts something. */
    private Optional<Contradiction> contradiction(int number, int cells, int a, int b) {
        Reasons reasons = new Reasons();
        reasons.add(new Because(number, numbers.text(number)));
        for (boolean isY : List.of(true, false)) {
            for (boolean isFirstLower : List.of(true, false)) {
                int lower = PositionBounds.variable(isFirstLower ? a : b, PositionBounds.HIGH);
                int upper = PositionBounds.variable(isFirstLower ? b : a, PositionBounds.LOW);
                DifferenceSystem system = positions.system(isY);
                system.add(lower, upper, 2L * cells, Optional.empty());
                Optional<List<DifferenceSystem.Bound>> cycle = system.contradiction();
                if (cycle.isEmpty()) {
                    return Optional.empty();
                }
                reasons.addAll(cycle.get());
            }
        }
        return Optional.of(reasons.contradiction());
    }

    private static String sentence(String clause) {
        return Character.toUpperCase(clause.charAt(0)) + clause.substring(1);
    }
}
