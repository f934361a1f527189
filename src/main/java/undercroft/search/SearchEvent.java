package undercroft.search;

import java.util.List;
import undercroft.geometry.Polygon;

/** A step of a search, told to its {@link SearchListener}. */
public sealed interface SearchEvent {

    /** The number of the attempt that made the step, from 0. */
    int attempt();

    /** Everything placed after the step: rooms first, then corridors. */
    List<PartialRoom> rooms();

    /** An attempt begins. Nothing is placed yet. */
    record AttemptStarted(int attempt) implements SearchEvent {
        @Override
        public List<PartialRoom> rooms() {
            return List.of();
        }
    }

    /**
     * A chain was laid out on top of the partial layout.
     *
     * @param chain index of the chain, from 0 to chains − 1
     */
    record ChainPlaced(int attempt, int chain, int chains, List<PartialRoom> rooms) implements SearchEvent {
        public ChainPlaced {
            rooms = List.copyOf(rooms);
        }
    }

    /**
     * A chain could not be laid out, and the chain before it was taken away again.
     *
     * @param chain index of the chain that could not be laid out
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
     * @param roomCount of the level
     */
    record EarPlaced(int attempt, List<Integer> ear, int roomCount, List<PartialRoom> rooms) implements SearchEvent {
        public EarPlaced {
            ear = List.copyOf(ear);
            rooms = List.copyOf(rooms);
        }
    }

    /**
     * An ear could not be placed, and rooms in its way were taken away.
     *
     * @param roomCount of the level
     */
    record Cleared(int attempt, int roomCount, List<PartialRoom> rooms) implements SearchEvent {
        public Cleared {
            rooms = List.copyOf(rooms);
        }
    }

    /**
     * An ear could not be placed, and a room was forced in, or the search went back to an earlier partial layout.
     *
     * @param roomCount of the level
     */
    record Rearranged(int attempt, int roomCount, List<PartialRoom> rooms) implements SearchEvent {
        public Rearranged {
            rooms = List.copyOf(rooms);
        }
    }

    /**
     * All rooms were placed at once.
     *
     * @param roomCount of the level
     */
    record Embedded(int attempt, int roomCount, List<PartialRoom> rooms) implements SearchEvent {
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
