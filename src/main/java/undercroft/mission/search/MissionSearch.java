package undercroft.mission.search;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import undercroft.level.MissionStep;
import undercroft.mission.world.Passage;
import undercroft.mission.world.World;

/** Answers about a mission by going through its states. Not thread-safe. */
public final class MissionSearch {

    private final Game game;
    private final Play play;
    private final Courses courses;

    private MissionSearch(Game game) {
        this.game = game;
        this.play = new Play(game);
        this.courses = new Courses(game);
    }

    /**
     * Searches.
     *
     * @param budget the greatest number of states to look at, with each place and each position of the switches in a state counted
     * @return what was found; unknown if the budget was used up before
     */
    public static SearchResult of(World world, long budget) {
        Game game = new Game(world);
        if (isTooLarge(game, budget)) {
            return new SearchResult.Unknown(0);
        }
        MissionSearch search = new MissionSearch(game);
        return search.result(search.explored(budget));
    }

    /**
     * Searches without making steps of what is found.
     *
     * @param budget as for {@link #of}
     * @return whether the mission can be finished and nobody can get stuck; false too if the budget was used up
     */
    public static boolean isSafe(World world, long budget) {
        Game game = new Game(world);
        if (isTooLarge(game, budget)) {
            return false;
        }
        Exploration explored = new MissionSearch(game).explored(budget);
        return explored.isComplete()
                && explored.firstWon().isPresent()
                && explored.firstTrap().isEmpty();
    }

    /**
     * Searches for a way to the goal.
     *
     * @param budget as for {@link #of}
     * @return whether there is one; false too if the budget was used up
     */
    public static boolean canFinish(World world, long budget) {
        Game game = new Game(world);
        if (isTooLarge(game, budget)) {
            return false;
        }
        Exploration explored = new MissionSearch(game).explored(budget);
        return explored.isComplete() && explored.firstWon().isPresent();
    }

    private static boolean isTooLarge(Game game, long budget) {
        return game.nodes() >= Math.min(budget, Integer.MAX_VALUE);
    }

    private Exploration explored(long budget) {
        long mostStates = Math.max(1, budget / game.nodes());
        return LockSearch.suits(play) ? LockSearch.of(play, mostStates) : StateSearch.of(play, mostStates);
    }

    private SearchResult result(Exploration explored) {
        int states = explored.states();
        if (!explored.isComplete()) {
            return explored.firstDeadEnd().isEmpty()
                    ? new SearchResult.Unknown(states)
                    : new SearchResult.Trap(
                            courses.trap(explored.course(explored.firstDeadEnd().getAsInt()), this::isDeadEnd),
                            List.of(),
                            states);
        }
        if (explored.firstWon().isEmpty()) {
            return new SearchResult.Unfinishable(states);
        }
        List<MissionStep> way = courses.way(explored.course(explored.firstWon().getAsInt()));
        if (explored.firstTrap().isEmpty()) {
            return new SearchResult.Safe(way, states);
        }
        List<Move> course = explored.course(explored.firstTrap().getAsInt());
        return new SearchResult.Trap(courses.trap(course, end -> isTrap(end, explored)), way, states);
    }

    /** Whether a situation is one of the traps found. */
    private boolean isTrap(Situation end, Exploration explored) {
        if (end.isWon()) {
            return false;
        }
        play.turnTo(end);
        return explored.isTrap(play.situation());
    }

    /** Whether there is no choice left in a situation. */
    private boolean isDeadEnd(Situation end) {
        if (end.isWon()) {
            return false;
        }
        play.turnTo(end);
        return play.isDeadEnd();
    }

    /**
     * Plays without looking ahead: whatever can be opened is opened.
     *
     * @param world in which nobody can get stuck, and every way can be walked back
     * @return a way to the goal, without needless locks
     */
    public static List<MissionStep> anyWay(World world) {
        MissionSearch search = new MissionSearch(new Game(world));
        return search.courses.way(search.dive(passage -> true));
    }

    /**
     * Plays without looking ahead, and opens no lock that leads out of some rooms.
     *
     * @return the steps, if they end where nothing is left to do and the goal is not reached
     */
    public static Optional<List<MissionStep>> deadEndWithin(World world, Set<Integer> rooms) {
        MissionSearch search = new MissionSearch(new Game(world));
        List<Move> moves = search.dive(passage -> rooms.contains(passage.from()) && rooms.contains(passage.to()));
        return search.play.isDeadEnd() ? Optional.of(search.courses.trap(moves, search::isDeadEnd)) : Optional.empty();
    }

    private List<Move> dive(Predicate<Passage> isOpened) {
        List<Move> course = new ArrayList<>();
        play.begin(course::add);
        Set<Integer> seen = new HashSet<>();
        Optional<Move> next = nextChange(isOpened, seen);
        while (next.isPresent()) {
            course.add(next.get());
            play.make(next.get(), course::add);
            next = nextChange(isOpened, seen);
        }
        return course;
    }

    /** A move after which more is taken, open or seen than before. */
    private Optional<Move> nextChange(Predicate<Passage> isOpened, Set<Integer> seen) {
        if (play.situation().isWon()) {
            return Optional.empty();
        }
        return play.moves().stream()
                .filter(move -> move.kind() == Move.Kind.OPEN
                        ? isOpened.test(game.openings().get(move.number()).passage())
                        : !play.situation().isSpentRoom(move.number()) || seen.add(move.number()))
                .findFirst();
    }
}
