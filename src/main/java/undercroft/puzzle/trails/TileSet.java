package undercroft.puzzle.trails;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A set of two-sided tiles from which boards are dealt.
 *
 * @param tiles at least one; the published game has twenty
 */
public record TileSet(List<Tile> tiles) {

    /** The tiles of the published game, one for each hexagon of its board. */
    static final int PUBLISHED_TILES = 20;

    /** Bits of the published genome: twenty tiles with two sides of six edges with two bits each. */
    static final int GENOME_BITS = PUBLISHED_TILES * Tile.SIDES * Edge.COUNT * TileSide.LABEL_BITS;

    private static final Pattern LINE_END = Pattern.compile("\r\n|\n|\r");

    private static final String DESIGNED = "/undercroft/puzzle/trails/designed.txt";

    public TileSet {
        if (tiles.isEmpty()) {
            throw new IllegalArgumentException("A set must have at least one tile.");
        }
        tiles = List.copyOf(tiles);
    }

    /**
     * Reads a set.
     *
     * @param text one tile on each line, with its front and back as six letters each, such as {@code aabbcd abacda}. Lines that
     *     start with {@code #} are comments
     * @return the set
     * @throws IllegalArgumentException if a line is not a tile; the message names it
     */
    public static TileSet of(String text) {
        List<Tile> tiles = new ArrayList<>();
        String[] lines = LINE_END.split(text, -1);
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i].strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                tiles.add(tileOf(line, i + 1));
            }
        }
        return new TileSet(tiles);
    }

    /** The set that comes with Undercroft. Its first line tells how {@link TileSetDesign} found it. */
    public static TileSet designed() {
        return Shipped.SET;
    }

    /** Reads the set when it is first needed. */
    private static final class Shipped {

        static final TileSet SET = read();

        private static TileSet read() {
            try (InputStream in = TileSet.class.getResourceAsStream(DESIGNED)) {
                if (in == null) {
                    throw new IllegalStateException("The resource " + DESIGNED + " is missing.");
                }
                return of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private static Tile tileOf(String line, int number) {
        String[] sides = line.split("\\s+", -1);
        if (sides.length != Tile.SIDES) {
            throw new IllegalArgumentException(
                    "Line %d (%s) must be a tile: its front and its back, six letters from a to d each."
                            .formatted(number, line));
        }
        return new Tile(TileSide.of(sides[0]), TileSide.of(sides[1]));
    }

    /** Decodes a genome to twenty tiles. Every genome is a valid set. */
    static TileSet ofGenome(BitSet genome) {
        int sideBits = Edge.COUNT * TileSide.LABEL_BITS;
        List<Tile> tiles = new ArrayList<>(PUBLISHED_TILES);
        for (int at = 0; at < GENOME_BITS; at += Tile.SIDES * sideBits) {
            tiles.add(new Tile(sideOf(genome, at, sideBits), sideOf(genome, at + sideBits, sideBits)));
        }
        return new TileSet(tiles);
    }

    private static TileSide sideOf(BitSet genome, int from, int bits) {
        int labels = 0;
        for (int bit = 0; bit < bits; bit++) {
            labels |= (genome.get(from + bit) ? 1 : 0) << bit;
        }
        return TileSide.ofAny(labels);
    }

    /** Several copies of this set together. */
    TileSet times(int copies) {
        return new TileSet(Collections.nCopies(copies, tiles).stream()
                .flatMap(List::stream)
                .toList());
    }

    /** A genome that {@link #ofGenome} decodes to this set of twenty tiles. */
    BitSet genome() {
        int sideBits = Edge.COUNT * TileSide.LABEL_BITS;
        BitSet genome = new BitSet(GENOME_BITS);
        int at = 0;
        for (TileSide side : sides().toList()) {
            for (int bit = 0; bit < sideBits; bit++) {
                genome.set(at + bit, ((side.labels() >> bit) & 1) == 1);
            }
            at += sideBits;
        }
        return genome;
    }

    /** The number of sides with a bridge. */
    int bridges() {
        return count(TileSide::bridged);
    }

    /** The number of sides on which one trail joins all edges. */
    int singles() {
        return count(side -> side.trails() == 1);
    }

    /** The sum of the squares of the number of sides with each design, which is least if all designs differ. */
    int duplicates() {
        Map<TileSide, Long> counts = sides().collect(Collectors.groupingBy(TileSide::design, Collectors.counting()));
        return (int) counts.values().stream().mapToLong(count -> count * count).sum();
    }

    private int count(Predicate<TileSide> wanted) {
        return (int) sides().filter(wanted).count();
    }

    /** All sides: front and back of each tile in turn. */
    private Stream<TileSide> sides() {
        return tiles.stream().flatMap(tile -> Stream.of(tile.front(), tile.back()));
    }

    /** One tile on each line, as {@link #of} reads it. */
    @Override
    public String toString() {
        return tiles.stream()
                .map(tile -> tile.front() + " " + tile.back() + "\n")
                .collect(Collectors.joining());
    }
}
