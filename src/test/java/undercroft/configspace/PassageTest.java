package undercroft.configspace;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import undercroft.template.DoorDirection;

class PassageTest {

    @ParameterizedTest
    @CsvSource({
        // of A, of B, both ways, there, back
        "BOTH, BOTH, true,  true,  true",
        "BOTH, IN,   false, true,  false",
        "BOTH, OUT,  false, false, true",
        "IN,   BOTH, false, false, true",
        "IN,   IN,   false, false, false",
        "IN,   OUT,  false, false, true",
        "OUT,  BOTH, false, true,  false",
        "OUT,  IN,   false, true,  false",
        "OUT,  OUT,  false, false, false",
    })
    void isServedByDoorsThatLetThrough(
            DoorDirection ofA, DoorDirection ofB, boolean bothWays, boolean forth, boolean back) {
        assertThat(Passage.BOTH_WAYS.isServedBy(ofA, ofB)).isEqualTo(bothWays);
        assertThat(Passage.FORWARD.isServedBy(ofA, ofB)).isEqualTo(forth);
        assertThat(Passage.BACKWARD.isServedBy(ofA, ofB)).isEqualTo(back);
    }

    @Test
    void reversedExchangesTheRooms() {
        assertThat(Passage.BOTH_WAYS.reversed()).isEqualTo(Passage.BOTH_WAYS);
        assertThat(Passage.FORWARD.reversed()).isEqualTo(Passage.BACKWARD);
        assertThat(Passage.BACKWARD.reversed()).isEqualTo(Passage.FORWARD);
    }
}
