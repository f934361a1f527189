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
        assertThat(NearestName.distance(from, to)).isEqualTo(distance);
        assertThat(NearestName.distance(to, from)).isEqualTo(distance);
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
}
