package undercroft.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Random;
import org.junit.jupiter.api.Test;

class UnsharedBufferTest {

    @Test
    void whatIsWrittenInPiecesOfAnySizeArrivesInOrder() throws IOException {
        Random random = new Random(7);
        ByteArrayOutputStream expected = new ByteArrayOutputStream();
        ByteArrayOutputStream arrived = new ByteArrayOutputStream();
        try (UnsharedBuffer buffer = new UnsharedBuffer(arrived)) {
            for (int i = 0; i < 300; i++) {
                byte[] piece = new byte[1 + random.nextInt(i % 10 == 0 ? 40_000 : 50)];
                random.nextBytes(piece);
                expected.write(piece);
                expected.write(i);
                buffer.write(piece);
                buffer.write(i);
            }
        }
        assertThat(arrived.toByteArray()).isEqualTo(expected.toByteArray());
    }

    @Test
    void aFlushLeavesNothingBehind() throws IOException {
        ByteArrayOutputStream arrived = new ByteArrayOutputStream();
        UnsharedBuffer buffer = new UnsharedBuffer(arrived);
        buffer.write('a');
        assertThat(arrived.size()).isZero();
        buffer.flush();
        assertThat(arrived.toByteArray()).containsExactly('a');
    }
}
