package undercroft.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestNameTest {

    @ParameterizedTest
    @CsvSource({
        "hall,hall,0",
        "hal,hall,1",
        "halll,hall,1",
        "hell,hall,1",
        "ahll,hall,1",
        "HALL,hall,0",
        "gate,hall,3",
        "'',hall,4",
        "wieght,weight,1",
        "kitten,sitting,3"
    })
    void countsDifferences(String from, String to, int distance) {
        assertThat(NearestName.distance(from, to, 10)).isEqualTo(distance);
        assertThat(NearestName.distance(to, from, 10)).isEqualTo(distance);
    }

    @Test
    void suggestsTheNearest() {
        assertThat(NearestName.advice("throen", List.of("hall", "throne", "thorn")))
                .isEqualTo("Did you mean throne?");
    }

    @Test
    void listsTheNamesIfTheyAreFewAndNoneIsNear() {
        assertThat(NearestName.advice("vault", List.of("hall", "gate"))).isEqualTo("Write one of hall, gate.");
        assertThat(NearestName.advice("vault", List.of("hall"))).isEqualTo("Write hall.");
        assertThat(NearestName.advice("vault", List.of())).isEqualTo("None is known.");
    }

    @Test
    void namesTheNearestOfManyNames() {
        List<String> rooms =
                IntStream.range(10, 40).mapToObj(number -> "room-" + number).toList();
        assertThat(NearestName.advice("hall-12", rooms)).isEqualTo("The nearest known name is room-12.");
    }

    @ParameterizedTest
    @CsvSource({"kitten,sitting,3,3", "kitten,sitting,2,3", "kitten,sitting,0,1", "gate,hall,1,2", "hall,hall,0,0"})
    void countsNoFurtherThanTheLimit(String from, String to, int limit, int distance) {
        assertThat(NearestName.distance(from, to, limit)).isEqualTo(distance);
    }

    @Test
    void comparesNoLongWords() {
        String word = "a".repeat(NearestName.MAX_LENGTH);

        assertThat(NearestName.near(word, List.of(word + "b", word))).contains(word);
        assertThat(NearestName.near(word + "b", List.of(word + "b", word))).isEmpty();
        assertThat(NearestName.advice("vault", List.of(word + "b"))).startsWith("Write \"aaaa");
    }

    @Test
    void comparesWithNoMoreThanAThousandNames() {
        List<String> rooms = IntStream.rangeClosed(1, NearestName.MAX_KNOWN + 1)
                .mapToObj(number -> "room-" + number)
                .toList();

        assertThat(NearestName.advice("rom-7", rooms.subList(0, NearestName.MAX_KNOWN)))
                .isEqualTo("Did you mean room-7?");
        assertThat(NearestName.advice("rom-7", rooms)).isEqualTo("Write one of the 1001 known names.");
    }
}
