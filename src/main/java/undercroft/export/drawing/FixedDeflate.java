package undercroft.export.drawing;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.zip.Adler32;

/**
 * Compresses bytes in the zlib format (RFC 1950) with fixed Huffman codes (RFC 1951, 3.2.6). {@link
 * java.util.zip.Deflater} compresses better, but its bytes differ between versions and builds of zlib, and files must
 * be the same on every machine. Of the data, only what matches can reach is kept in memory.
 */
final class FixedDeflate {

    private static final int SHORTEST_MATCH = 3;
    private static final int LONGEST_MATCH = 258;
    private static final int WINDOW = 1 << 15;
    private static final int HASH_BITS = 15;

    /** In bytes: four windows, so that few bytes are moved to its beginning more than once. */
    private static final int BUFFER = 4 * WINDOW;

    /** A prime near 2^32 / φ, which spreads neighbouring keys (Knuth, TAOCP 3, 6.4). */
    private static final int HASH_FACTOR = 0x9E3779B1;

    private static final int END_OF_BLOCK = 256;

    /** The smallest value of each length code (257 to 285) and of each distance code (0 to 29). */
    private static final int[] LENGTHS = {
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258
    };

    private static final int[] DISTANCES = {
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145, 8193, 12289, 16385, 24577
    };

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final Adler32 checksum = new Adler32();

    /** Data, of which those before {@code at} are compressed, and those from {@code filled} on are yet to come. */
    private final byte[] data = new byte[BUFFER];

    private int at;
    private int filled;

    /** Where bytes with a hash were last, in the data; −1 if nowhere. */
    private final int[] lastSeen = new int[1 << HASH_BITS];

    private long bits;
    private int bitCount;

    FixedDeflate() {
        Arrays.fill(lastSeen, -1);
        // Compression method 8 with a window of 32 KiB, and the check bits of this header.
        out.write(0x78);
        out.write(0x01);
        // A single block, marked as the last, with fixed codes.
        put(1, 1);
        put(1, 2);
    }

    /** Adds data. */
    void write(byte[] bytes) {
        checksum.update(bytes);
        int taken = 0;
        while (taken < bytes.length) {
            if (filled == BUFFER) {
                // Matches may reach behind what is compressed, so they are found as if all data were there.
                compress(BUFFER - LONGEST_MATCH);
                dropBefore(at - WINDOW);
            }
            int count = Math.min(bytes.length - taken, BUFFER - filled);
            System.arraycopy(bytes, taken, data, filled, count);
            filled += count;
            taken += count;
        }
    }

    private void dropBefore(int first) {
        System.arraycopy(data, first, data, 0, filled - first);
        at -= first;
        filled -= first;
        for (int key = 0; key < lastSeen.length; key++) {
            lastSeen[key] = Math.max(-1, lastSeen[key] - first);
        }
    }

    /** {@return all data, compressed} Nothing may be added afterwards. */
    byte[] end() {
        compress(filled);
        putSymbol(END_OF_BLOCK);
        put(0, (8 - bitCount % 8) % 8);
        for (int shift = 24; shift >= 0; shift -= 8) {
            out.write((int) (checksum.getValue() >> shift));
        }
        return out.toByteArray();
    }

    /** Compresses what begins before an index. */
    private void compress(int end) {
        while (at < end) {
            int length = 0;
            int distance = 0;
            if (at + SHORTEST_MATCH <= filled) {
                int key = hash();
                int seen = lastSeen[key];
                lastSeen[key] = at;
                if (seen >= 0 && at - seen <= WINDOW) {
                    length = commonLength(seen);
                    distance = at - seen;
                }
            }
            if (length >= SHORTEST_MATCH) {
                putMatch(length, distance);
                at += length;
            } else {
                putSymbol(data[at++] & 0xFF);
            }
        }
    }

    private int hash() {
        int key = (data[at] & 0xFF) << 16 | (data[at + 1] & 0xFF) << 8 | (data[at + 2] & 0xFF);
        return (key * HASH_FACTOR) >>> (Integer.SIZE - HASH_BITS);
    }

    /** How many bytes from an earlier place on are equal to those from here on. */
    private int commonLength(int earlier) {
        int limit = Math.min(LONGEST_MATCH, filled - at);
        int mismatch = Arrays.mismatch(data, earlier, earlier + limit, data, at, at + limit);
        return mismatch < 0 ? limit : mismatch;
    }

    private void putMatch(int length, int distance) {
        int lengthCode = codeOf(LENGTHS, length);
        putSymbol(END_OF_BLOCK + 1 + lengthCode);
        // Four codes for each number of extra bits; the longest match has its own code.
        int lengthBits = length == LONGEST_MATCH ? 0 : Math.max(0, lengthCode / 4 - 1);
        put(length - LENGTHS[lengthCode], lengthBits);
        int distanceCode = codeOf(DISTANCES, distance);
        putCode(distanceCode, 5);
        put(distance - DISTANCES[distanceCode], Math.max(0, distanceCode / 2 - 1));
    }

    private static int codeOf(int[] leastValues, int value) {
        int found = Arrays.binarySearch(leastValues, value);
        return found >= 0 ? found : -found - 2;
    }

    private void putSymbol(int symbol) {
        if (symbol < 144) {
            putCode(0x30 + symbol, 8);
        } else if (symbol < 256) {
            putCode(0x190 + symbol - 144, 9);
        } else if (symbol < 280) {
            putCode(symbol - 256, 7);
        } else {
            putCode(0xC0 + symbol - 280, 8);
        }
    }

    /** Huffman codes are written from their highest bit. */
    private void putCode(int code, int length) {
        put(Integer.reverse(code) >>> (Integer.SIZE - length), length);
    }

    /** Other numbers are written from their lowest bit. */
    private void put(int value, int length) {
        bits |= (long) value << bitCount;
        bitCount += length;
        while (bitCount >= 8) {
            out.write((int) bits);
            bits >>>= 8;
            bitCount -= 8;
        }
    }
}
