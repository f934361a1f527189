package undercroft.level;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import undercroft.geometry.CardinalDirection;

/** Where rooms of a layout stand relative to each other or to the rest. Rooms are named by their indexes in the level. */
public sealed interface Relation {

    /** The greatest distance, in cells: far beyond any useful one. */
    int MAX_DISTANCE = 1_000;

    /** The longest walk, in cells. */
    int MAX_WALK = 100_000;

    /** {@return the number of pairs of rooms of which it says something} */
    long pairs();

    /** {@return the rooms that it names, each once} */
    List<Integer> rooms();

    /**
     * The whole outlines of some rooms lie on one side of those of others: the lowest point of the one at least as high as the highest of
     * the other, for {@link CardinalDirection#NORTH}.
     *
     * @param some rooms in that direction from the others
     * @param others none of the first
     */
    record Beyond(List<Integer> some, CardinalDirection direction, List<Integer> others) implements Relation {

        public Beyond {
            some = List.copyOf(some);
            others = List.copyOf(others);
            checkDistinct(concatenated(some, others), 2);
        }

        @Override
        public long pairs() {
            return (long) some.size() * others.size();
        }

        @Override
        public List<Integer> rooms() {
            return concatenated(some, others);
        }

        private static List<Integer> concatenated(List<Integer> some, List<Integer> others) {
            return Stream.concat(some.stream(), others.stream()).toList();
        }
    }

    /**
     * Every two of some rooms are at least so far from each other.
     *
     * @param cells the least Chebyshev distance of their outlines, in cells
     */
    record Apart(List<Integer> rooms, int cells) implements Relation {

        public Apart {
            rooms = List.copyOf(rooms);
            checkDistinct(rooms, 2);
            checkDistance(cells, MAX_DISTANCE);
        }

        @Override
        public long pairs() {
            return pairsOf(rooms);
        }
    }

    /**
     * Every two of some rooms are at most so far from each other.
     *
     * @param cells the greatest Chebyshev distance of their outlines, in cells
     */
    record Near(List<Integer> rooms, int cells) implements Relation {

        public Near {
            rooms = List.copyOf(rooms);
            checkDistinct(rooms, 2);
            checkDistance(cells, MAX_DISTANCE);
        }

        @Override
        public long pairs() {
            return pairsOf(rooms);
        }
    }

    /**
     * Nothing else lies beyond some rooms: for {@link CardinalDirection#SOUTH}, no cell of another room or corridor is lower than the lowest of
     * such a room in the same column.
     *
     * @param side empty if any one side will do, for each room another
     */
    record Rim(List<Integer> rooms, Optional<CardinalDirection> side) implements Relation {

        public Rim {
            rooms = List.copyOf(rooms);
            checkDistinct(rooms, 1);
        }

        @Override
        public long pairs() {
            return rooms.size();
        }
    }

    /**
     * The centres of some rooms lie in one column or row: those of the bounding boxes of any two are at most half a cell apart in x, or in y.
     *
     * @param line {@link Axis#VERTICAL} for a column
     */
    record Level(List<Integer> rooms, Axis line) implements Relation {

        public Level {
            rooms = List.copyOf(rooms);
            checkDistinct(rooms, 2);
        }

        @Override
        public long pairs() {
            return pairsOf(rooms);
        }
    }

    /**
     * The way from one room to another is at least so long.
     *
     * @param cells of the shortest way from a door of the one to a door of the other
     */
    record Walk(int start, int goal, int cells) implements Relation {

        public Walk {
            checkDistinct(List.of(start, goal), 2);
            checkDistance(cells, MAX_WALK);
        }

        @Override
        public long pairs() {
            return 1;
        }

        @Override
        public List<Integer> rooms() {
            return List.of(start, goal);
        }
    }

    /**
     * A straight lane from some rooms to the outside stays free, as wide as a door that they offer there and do not use, so that something can
     * always be attached to them. In files it is written at the room.
     */
    record Open(List<Integer> rooms) implements Relation {

        public Open {
            rooms = List.copyOf(rooms);
            checkDistinct(rooms, 1);
        }

        @Override
        public long pairs() {
            return rooms.size();
        }
    }

    private static long pairsOf(List<Integer> rooms) {
        return (long) rooms.size() * (rooms.size() - 1) / 2;
    }

    private static void checkDistinct(List<Integer> rooms, int least) {
        if (rooms.size() < least || new HashSet<>(rooms).size() < rooms.size()) {
            throw new IllegalArgumentException(
                    "A relation must name at least %d rooms, each once, not %s.".formatted(least, rooms));
        }
    }

    private static void checkDistance(int cells, int most) {
        if (cells < 0 || cells > most) {
            throw new IllegalArgumentException("The distance (%d) must be 0 to %d.".formatted(cells, most));
        }
    }
}
