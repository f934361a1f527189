package undercroft.wish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import undercroft.fixture.SmallTemplates;
import undercroft.level.Axis;
import undercroft.level.Level;
import undercroft.level.Mirror;
import undercroft.template.RoomTemplate;

/**
 * Which rooms mirror each other: {@code a|b} for a pair, {@code a} for a room across the line. Rooms with a digit have a size of their
 * own, the others are alike.
 */
class MirrorPairsTest {

    private static final RoomTemplate EVEN = SmallTemplates.withMiddleDoors("even", 4, 4, 2);
    private static final RoomTemplate ODD = SmallTemplates.withMiddleDoors("odd", 5, 5, 1);

    @Test
    void wholeLevels() {
        assertThat(pairs("abcde", "ab bc cd de")).isEqualTo("a|e b|d c");
        assertThat(pairs("abcd", "ab bc cd")).isEqualTo("a|d b|c");
        assertThat(pairs("abcdef", "ab bc cd de ef fa")).isEqualTo("a|b c|f d|e");
        // A gate, a hall, two wings and a throne behind them.
        assertThat(pairs("ghabt", "gh ha hb at bt")).isEqualTo("g h a|b t");
    }

    @Test
    void roomsWithoutCounterpartStayFree() {
        // The wing b has a cell c of a size of its own.
        assertThat(pairs("gab1", "ga gb b1")).isEqualTo("g a|b");
        assertThat(pairs("gabcd1", "ga gb ac bd d1")).isEqualTo("g a|b c|d");
    }

    @Test
    void aLineThroughWhatIsNotSymmetricEndsAtTheLastPair() {
        // Two cells at a hall; from there a way ends in a dead end, or in a ring.
        assertThat(pairs("hab12", "ha hb h1 12")).isEqualTo("h a|b 1 2");
        assertThat(pairs("hab1234", "ha hb h1 12 23 34 41")).isEqualTo("h a|b");
    }

    @Test
    void templatesDecideWhatIsAlike() {
        Level level = Level.named("templates")
                .room("a", EVEN)
                .room("b", ODD)
                .room("c", EVEN)
                .door("a", "b")
                .door("b", "c")
                .build();

        assertThat(text(level, MirrorPairs.of(level, Axis.VERTICAL, List.of()))).isEqualTo("a|c b");
    }

    @Test
    void pairsGrowFromThoseThatAreGiven() {
        Level level = level("abcde", "ab bc cd de");

        assertThat(text(level, MirrorPairs.of(level, Axis.VERTICAL, List.of(new Mirror.Pair(1, 2)))))
                .isEqualTo("a|d b|c");
    }

    @Test
    void allPairsTogetherLeadToNoOthers() {
        // Room 1 is where the line ends, and is not taken in when the pairs are written out.
        for (Level level : List.of(level("hab1234", "ha hb h1 12 23 34 41"), level("hab12", "ha hb h1 12"))) {
            List<Mirror.Pair> found = MirrorPairs.of(level, Axis.VERTICAL, List.of());

            assertThat(found).isNotEmpty();
            assertThat(MirrorPairs.of(level, Axis.VERTICAL, found)).isEqualTo(found);
        }
    }

    private static String pairs(String rooms, String doors) {
        Level level = level(rooms, doors);
        return text(level, MirrorPairs.of(level, Axis.VERTICAL, List.of()));
    }

    private static Level level(String rooms, String doors) {
        Level.Builder builder = Level.named("letters");
        rooms.chars()
                .forEach(room -> builder.room(
                        Character.toString(room),
                        Character.isDigit(room) ? ofSize(2 * Character.digit(room, 10)) : EVEN));
        // Two letters and a blank each.
        for (int i = 0; i < doors.length(); i += 3) {
            builder.door(doors.substring(i, i + 1), doors.substring(i + 1, i + 2));
        }
        return builder.build();
    }

    private static RoomTemplate ofSize(int size) {
        return SmallTemplates.withMiddleDoors("size-" + size, 4 + size, 4, 2);
    }

    private static String text(Level level, List<Mirror.Pair> pairs) {
        return pairs.stream()
                .map(pair -> pair.isAcross()
                        ? level.rooms().get(pair.room()).id()
                        : level.rooms().get(pair.room()).id() + "|"
                                + level.rooms().get(pair.partner()).id())
                .collect(Collectors.joining(" "));
    }
}
