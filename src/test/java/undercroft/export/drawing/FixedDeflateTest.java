package undercroft.export.drawing;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.zip.DataFormatException;
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
            assertThat(unpacked(zlib(data), length)).isEqualTo(data);
        });
    }

    /** Unpacks bytes by another program, which must end after {@code length} bytes. */
    private static byte[] unpacked(byte[] compressed, int length) throws DataFormatException {
        byte[] unpacked = new byte[length + 1];
        Inflater inflater = new Inflater();
        inflater.setInput(compressed);
        assertThat(inflater.inflate(unpacked)).isEqualTo(length);
        assertThat(length == 0 || inflater.finished()).isTrue();
        inflater.end();
        return Arrays.copyOf(unpacked, length);
    }

    @Test
    void piecesAreCompressedAsTheWhole() {
        forEachSeed(10, (seed, draw) -> {
            byte[] data = new byte[draw.between(200_000, 400_000)];
            SplittableRandom random = new SplittableRandom(seed);
            for (int i = 0; i < data.length; i++) {
                data[i] = i > 40_000 && random.nextInt(8) > 0 ? data[i - 30_000] : (byte) random.nextInt(4);
            }
            FixedDeflate pieces = new FixedDeflate();
            int from = 0;
            while (from < data.length) {
                int to = Math.min(data.length, from + draw.between(1, 20_000));
                pieces.write(Arrays.copyOfRange(data, from, to));
                from = to;
            }
            byte[] compressed = pieces.end();
            assertThat(compressed).isEqualTo(zlib(data));
            assertThat(unpacked(compressed, data.length)).isEqualTo(data);
        });
    }

    private static byte[] zlib(byte[] data) {
        FixedDeflate compressed = new FixedDeflate();
        compressed.write(data);
        return compressed.end();
    }

    @Test
    void longRunsAreCompressedWell() {
        assertThat(zlib(new byte[1_000_000])).hasSizeLessThan(10_000);
    }
}
