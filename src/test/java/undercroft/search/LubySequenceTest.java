package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LubySequenceTest {

    @Test
    void doublesAfterEachRepetition() {
        assertThat(IntStream.range(0, 31).mapToLong(LubySequence::term))
                .containsExactly(
                        1L, 1L, 2L, 1L, 1L, 2L, 4L, 1L, 1L, 2L, 1L, 1L, 2L, 4L, 8L, 1L, 1L, 2L, 1L, 1L, 2L, 4L, 1L, 1L,
                        2L, 1L, 1L, 2L, 4L, 8L, 16L);
        assertThat(LubySequence.term(1022)).isEqualTo(512);
        assertThat(LubySequence.term(1023)).isEqualTo(1);
    }
}
