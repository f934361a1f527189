package undercroft.search;

import java.util.List;
import undercroft.geometry.Polygon;

/** A step of a search, told to its {@link SearchListener}. */
public sealed interface SearchEvent {

    /** A whole search begins, the first or a fresh one: {@code attempt} counts from 0. */
    record AttemptStarted(int attempt) implements SearchEvent {}

    /**
     * A chain was laid out on top of the partial layout.
     *
     * @param chain index of the chain, from 0 to chains − 1
     * @param rooms everything that now stands
     */
    record ChainPlaced(int attempt, int chain, int chains, List<PartialRoom> rooms) implements SearchEvent {
        public ChainPlaced {
            rooms = List.copyOf(rooms);
        }
    }

    /**
     * A partial layout was given up, and the search went back to an earlier one.
     *
     * @param chain index of the chain that could not be laid out
     * @param rooms what stands after going back
     */
    record Backtracked(int attempt, int chain, int chains, List<PartialRoom> rooms) implements SearchEvent {
        public Backtracked {
            rooms = List.copyOf(rooms);
        }
    }

    /**
     * An ear was placed in the partial layout.
     *
     * @param ear the rooms that were placed
     * @param roomsInAll how many rooms the level has
     * @param rooms everything that now stands
     */
    record EarPlaced(int attempt, List<Integer> ear, int roomsInAll, List<PartialRoom> rooms) implements SearchEvent {
        public EarPlaced {
            ear = List.copyOf(ear);
            rooms = List.copyOf(rooms);
        }
    }

    /**
     * An ear could not be placed, and rooms in its way were taken away.
     *
     * @param roomsInAll how many rooms the level has
     * @param rooms what still stands
     */
    record Cleared(int attempt, int roomsInAll, List<PartialRoom> rooms) implements SearchEvent {
        public Cleared {
            rooms = List.copyOf(rooms);
        }
    }

    /**
     * An ear could not be placed, and a room was forced in, or the search went back to an earlier partial layout.
     *
     * @param roomsInAll how many rooms the level has
     * @param rooms everything that now stands
     */
    record Rearranged(int attempt, int roomsInAll, List<PartialRoom> rooms) implements SearchEvent {
        public Rearranged {
            rooms = List.copyOf(rooms);
        }
    }

    /**
     * All rooms were placed at once.
     *
     * @param roomsInAll how many rooms the level has
     * @param rooms everything that now stands
     */
    record Embedded(int attempt, int roomsInAll, List<PartialRoom> rooms) implements SearchEvent {
        public Embedded {
            rooms = List.copyOf(rooms);
        }
    }

    /**
     * A room of a partial layout.
     *
     * @param room index of a room of the level or, for a corridor, of its connection
     */
    record PartialRoom(int room, boolean isCorridor, Polygon outline) {}
}
