package undercroft.fuzz;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** Damages bytes, whatever they mean. */
final class ByteDamage {

    /** Bytes that are no text, no UTF-8, or the mark of an encoding or archive. */
    private static final List<byte[]> SNIPPETS = List.of(
            new byte[] {0},
            new byte[] {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF},
            new byte[] {(byte) 0xFE, (byte) 0xFF},
            new byte[] {(byte) 0xED, (byte) 0xA0, (byte) 0x80},
            new byte[] {(byte) 0xC0, (byte) 0x80},
            new byte[] {(byte) 0xF4, (byte) 0x90, (byte) 0x80, (byte) 0x80},
            new byte[] {(byte) 0xE2, (byte) 0x80},
            new byte[] {0x1F, (byte) 0x8B, 8, 0},
            new byte[] {'\r'},
            new byte[] {'\r', '\n'},
            new byte[] {0x1B, '[', '2', 'J'});

    /** In bytes. */
    private static final int LONGEST_CUT = 40;

    private final SplittableRandom random;

    ByteDamage(SplittableRandom random) {
        this.random = random;
    }

    /** Damages some bytes, which may take parts of others. */
    byte[] damaged(byte[] bytes, byte[] others) {
        byte[] damaged = bytes.clone();
        for (int i = random.nextInt(3); i >= 0; i--) {
            damaged = damagedOnce(damaged, others);
        }
        return damaged;
    }

    private byte[] damagedOnce(byte[] bytes, byte[] others) {
        int at = random.nextInt(bytes.length + 1);
        int end = Math.min(bytes.length, at + random.nextInt(LONGEST_CUT));
        byte[] before = Arrays.copyOf(bytes, at);
        byte[] behind = Arrays.copyOfRange(bytes, at, bytes.length);
        switch (random.nextInt(7)) {
            case 0 -> {
                return before;
            }
            case 1 -> {
                return flipped(bytes);
            }
            case 2 -> {
                return joined(before, Arrays.copyOfRange(bytes, end, bytes.length));
            }
            case 3 -> {
                return joined(before, Arrays.copyOfRange(bytes, at, end), behind);
            }
            case 4 -> {
                int from = random.nextInt(others.length + 1);
                return joined(before, Arrays.copyOfRange(others, from, others.length));
            }
            case 5 -> {
                byte[] some = new byte[random.nextInt(LONGEST_CUT)];
                random.nextBytes(some);
                return joined(before, some, behind);
            }
            default -> {
                return joined(before, SNIPPETS.get(random.nextInt(SNIPPETS.size())), behind);
            }
        }
    }

    private byte[] flipped(byte[] bytes) {
        byte[] flipped = bytes.clone();
        for (int i = random.nextInt(4); i >= 0 && bytes.length > 0; i--) {
            flipped[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
        }
        return flipped;
    }

    private static byte[] joined(byte[]... parts) {
        int length = Arrays.stream(parts).mapToInt(part -> part.length).sum();
        byte[] all = new byte[length];
        int at = 0;
        for (byte[] part : parts) {
            System.arraycopy(part, 0, all, at, part.length);
            at += part.length;
        }
        return all;
    }
}
