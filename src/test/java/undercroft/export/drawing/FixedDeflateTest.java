package undercroft.export.drawing;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.zip.Inflater;
import org.junit.jupiter.api.Test;

class FixedDeflateTest {

    @Test
    void compressedBytesAreUnpackedUnchanged() {
        forEachSeed(200, (seed, draw) -> {
            int length = draw.between(0, 70_000);
            int values = draw.between(1, 256);
            byte[] data = new byte[length];
            SplittableRandom random = new SplittableRandom(seed);
            for (int i = 0; i < length; i++) {
                // Runs, repetitions of earlier bytes, and noise.
                int kind = random.nextInt(3);
                data[i] = kind == 0 && i > 0
                        ? data[i - 1]
                        : kind == 1 && i > 300 ? data[i - 300] : (byte) random.nextInt(values);
            }
            byte[] unpacked = new byte[length + 1];
            Inflater inflater = new Inflater();
            inflater.setInput(FixedDeflate.zlib(data));
            int unpackedLength = inflater.inflate(unpacked);
            assertThat(unpackedLength).isEqualTo(length);
            assertThat(Arrays.copyOf(unpacked, length)).isEqualTo(data);
            assertThat(length == 0 || inflater.finished()).isTrue();
            inflater.end();
        });
    }

    @Test
    void longRunsAreCompressedWell() {
        assertThat(FixedDeflate.zlib(new byte[1_000_000])).hasSizeLessThan(10_000);
    }
}
