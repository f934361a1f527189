package undercroft.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Uses games given as graphs: the successors of each state. The start is "a" and the only win "z". */
class MoveTeachingTest {

    /** A game whose states are letters. */
    private record Drawn(Map<String, String> moves, Map<String, Integer> lefts) implements MoveGame<String> {

        @Override
        public String start() {
            return "a";
        }

        @Override
        public List<String> successors(String state) {
            return moves.getOrDefault(state, "")
                    .chars()
                    .mapToObj(Character::toString)
                    .toList();
        }

        @Override
        public boolean isWon(String state) {
            return state.equals("z");
        }

        @Override
        public long remaining(String state) {
            return lefts.getOrDefault(state, 0);
        }
    }

    @Test
    void aStraightPathTeachesNothing() {
        assertThat(judged(Map.of("a", "b", "b", "z"), Map.of("a", 2, "b", 1)))
                .contains(new Teaching(List.of("walk"), false, false, false));
    }

    /** A greedy player goes over c, d, e, f and reaches z after five moves instead of two. */
    @Test
    void aGreedyPlayerTakesTooLong() {
        Map<String, String> moves = Map.of("a", "bc", "b", "z", "c", "d", "d", "e", "e", "f", "f", "z");

        assertThat(judged(moves, Map.of("a", 5, "b", 4, "c", 3, "d", 3, "e", 3, "f", 3)))
                .contains(new Teaching(List.of("walk"), true, false, false));
    }

    /** The only path leads over b, where more seems to remain than at the start. */
    @Test
    void theOnlyPathLooksWrong() {
        assertThat(judged(Map.of("a", "b", "b", "z"), Map.of("a", 2, "b", 7)))
                .contains(new Teaching(List.of("walk"), false, true, false));
    }

    /** A second path of the same length never looks wrong. */
    @Test
    void aPathThatLooksWrongIsNotNeeded() {
        assertThat(judged(Map.of("a", "bc", "b", "z", "c", "z"), Map.of("a", 2, "b", 7, "c", 2)))
                .contains(new Teaching(List.of("walk"), false, false, false));
    }

    /** c looks no worse than the start but only leads to d. This is no catch, because b looks better. */
    @Test
    void aGoodLookingMoveLeadsToADeadEnd() {
        assertThat(judged(Map.of("a", "bc", "b", "z", "c", "d"), Map.of("a", 3, "b", 1, "c", 2, "d", 2)))
                .contains(new Teaching(List.of("walk"), false, false, true));
    }

    @Test
    void aGameWithoutAWinTeachesNothing() {
        assertThat(judged(Map.of("a", "b"), Map.of())).isEmpty();
    }

    @Test
    void isNotKnownBeyondTheLimit() {
        Drawn game = new Drawn(Map.of("a", "bcd", "b", "e", "e", "z"), Map.of());

        assertThat(MoveTeaching.of(game, List.of("walk"), PuzzleLimits.DEFAULT.withNodes(2)))
                .isEmpty();
    }

    private static Optional<Teaching> judged(Map<String, String> moves, Map<String, Integer> lefts) {
        return MoveTeaching.of(new Drawn(moves, lefts), List.of("walk"), PuzzleLimits.DEFAULT);
    }
}
