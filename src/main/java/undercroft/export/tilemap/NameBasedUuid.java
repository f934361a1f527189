package undercroft.export.tilemap;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * UUIDs of version 3 (RFC 9562, section 5.3), which follow from a name by MD5 (RFC 1321). The JDK's are missing where
 * Java is compiled to WebAssembly; these are the same.
 */
final class NameBasedUuid {

    /** In bytes; MD5 takes a message in blocks of this length. */
    private static final int BLOCK = 64;

    private static final int STEPS = 64;

    private static final int[] INITIAL_STATE = {0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476};

    /** By how many bits a step rotates: four for each of the four rounds, taken in turn. */
    private static final int[] ROTATIONS = {7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21};

    private NameBasedUuid() {}

    /** The UUID of a name in UTF-8, with lower-case digits, such as {@code 5df41881-3aed-3515-88a7-2f4a814cf09e}. */
    static String of(String name) {
        byte[] digest = md5(name.getBytes(StandardCharsets.UTF_8));
        digest[6] = (byte) ((digest[6] & 0x0F) | 0x30);
        digest[8] = (byte) ((digest[8] & 0x3F) | 0x80);
        StringBuilder uuid = new StringBuilder();
        for (int i = 0; i < digest.length; i++) {
            if (i == 4 || i == 6 || i == 8 || i == 10) {
                uuid.append('-');
            }
            uuid.append(Character.forDigit(digest[i] >> 4 & 0xF, 16)).append(Character.forDigit(digest[i] & 0xF, 16));
        }
        return uuid.toString();
    }

    private static byte[] md5(byte[] message) {
        ByteBuffer padded = ByteBuffer.allocate((message.length + Long.BYTES) / BLOCK * BLOCK + BLOCK)
                .order(ByteOrder.LITTLE_ENDIAN);
        padded.put(message).put((byte) 0x80);
        padded.putLong(padded.capacity() - Long.BYTES, Byte.SIZE * (long) message.length);
        int[] state = INITIAL_STATE.clone();
        for (int block = 0; block < padded.capacity(); block += BLOCK) {
            takeIn(padded, block, state);
        }
        ByteBuffer digest = ByteBuffer.allocate(16).order(ByteOrder.LITTLE_ENDIAN);
        for (int word : state) {
            digest.putInt(word);
        }
        return digest.array();
    }

    private static void takeIn(ByteBuffer message, int block, int[] state) {
        int a = state[0];
        int b = state[1];
        int c = state[2];
        int d = state[3];
        for (int step = 0; step < STEPS; step++) {
            int round = step / 16;
            int word = message.getInt(block + Integer.BYTES * wordOf(round, step));
            int sum = a + mixed(round, b, c, d) + word + constantOf(step);
            a = d;
            d = c;
            c = b;
            b += Integer.rotateLeft(sum, ROTATIONS[4 * round + step % 4]);
        }
        state[0] += a;
        state[1] += b;
        state[2] += c;
        state[3] += d;
    }

    /** The word of the block that a step adds. */
    private static int wordOf(int round, int step) {
        return switch (round) {
                    case 0 -> step;
                    case 1 -> 5 * step + 1;
                    case 2 -> 3 * step + 5;
                    default -> 7 * step;
                }
                % 16;
    }

    /** The functions F, G, H and I of the four rounds. */
    private static int mixed(int round, int b, int c, int d) {
        return switch (round) {
            case 0 -> (b & c) | (~b & d);
            case 1 -> (b & d) | (c & ~d);
            case 2 -> b ^ c ^ d;
            default -> c ^ (b | ~d);
        };
    }

    /** T[step + 1] of the RFC: the whole part of 2^32 |sin(step + 1)|. */
    private static int constantOf(int step) {
        return (int) (long) ((1L << 32) * Math.abs(StrictMath.sin(step + 1.0)));
    }
}
