package undercroft.statespace;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import undercroft.random.SeededRandom;

class StateTableTest {

    private final StateTable table = new StateTable();

    @Test
    void numbersStatesInTheOrderOfTheirDiscovery() {
        table.clear(2);
        assertEquals(0, table.add(new long[] {7, 8}));
        assertEquals(1, table.add(new long[] {8, 7}));
        assertEquals(0, table.add(new long[] {7, 8}));
        assertEquals(2, table.add(new long[] {0, 0}));
        assertEquals(3, table.size());
    }

    @Test
    void findsAStateWithoutAddingIt() {
        table.clear(1);
        table.add(new long[] {5});
        assertEquals(0, table.find(new long[] {5}));
        assertEquals(-1, table.find(new long[] {6}));
        assertEquals(1, table.size());
    }

    @Test
    void addsADraftThatWasWrittenInPlace() {
        table.clear(2);
        table.add(new long[] {1, 2});
        int at = table.draft();
        table.states()[at] = 3;
        table.states()[at + 1] = 4;
        assertEquals(1, table.addDraft());
        assertEquals(1, table.find(new long[] {3, 4}));
    }

    @Test
    void copiesAState() {
        table.clear(2);
        table.add(new long[] {1, 2});
        table.add(new long[] {3, 4});
        long[] copy = new long[2];
        table.copy(1, copy);
        assertArrayEquals(new long[] {3, 4}, copy);
    }

    @Test
    void forgetsStatesOfAnotherLength() {
        table.clear(1);
        IntStream.range(0, 2_000).forEach(state -> table.add(new long[] {state}));
        table.clear(3);
        assertEquals(0, table.size());
        assertEquals(-1, table.find(new long[] {1, 0, 0}));
        assertEquals(0, table.add(new long[] {1, 0, 0}));
    }

    /** About 9,000 different states: 20,000 draws meet many of them again and make the table grow several times. */
    @ParameterizedTest
    @CsvSource({"1, 9000", "2, 95", "5, 6"})
    void behavesLikeAMapOfStatesToTheirNumbers(int words, int values) {
        SeededRandom random = SeededRandom.of(words, 0);
        for (int round = 0; round < 3; round++) {
            table.clear(words);
            Map<List<Long>, Integer> numbers = new LinkedHashMap<>();
            for (int i = 0; i < 20_000; i++) {
                long[] state = new long[words];
                for (int word = 0; word < words; word++) {
                    state[word] = random.nextInt(values) - 1L;
                }
                List<Long> key =
                        IntStream.range(0, words).mapToObj(word -> state[word]).toList();
                assertEquals(numbers.getOrDefault(key, -1), table.find(state));
                int expected = numbers.computeIfAbsent(key, absent -> numbers.size());
                assertEquals(expected, table.add(state));
            }
            assertEquals(numbers.size(), table.size());
        }
    }
}
