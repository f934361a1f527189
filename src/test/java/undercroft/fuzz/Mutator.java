package undercroft.fuzz;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;

/** Damages correct files, by their grammars and byte by byte. */
final class Mutator {

    /** One input in five is damaged in its bytes, after or instead of its tree. */
    private static final int ONE_IN_BYTES = 5;

    /** One input in six is taken for lines of words, whatever its grammar. */
    private static final int ONE_IN_WORDS = 6;

    /** Damages of one input. Most often only one: each further one may hide the first. */
    private static final int MOST_DAMAGES = 4;

    private static final List<Charset> OTHER_ENCODINGS =
            List.of(StandardCharsets.UTF_16, StandardCharsets.UTF_16LE, StandardCharsets.ISO_8859_1);

    private final SplittableRandom random;

    Mutator(SplittableRandom random) {
        this.random = random;
    }

    /**
     * Damages a file.
     *
     * @param others files of the same format, whose parts may be mixed in
     * @param mending changes the tree after it was damaged, so that not all damages are found by the first check
     */
    byte[] damaged(Sample sample, SampleSet others, Mending mending) {
        boolean isByWords = random.nextInt(ONE_IN_WORDS) == 0;
        Grammar grammar = isByWords ? sample.words() : sample.grammar();
        Tree tree = (isByWords ? sample.byWords() : sample.parsed()).copy();
        Sample other = others.any(random);
        boolean hasDamagedBytes = random.nextInt(ONE_IN_BYTES) == 0;
        if (!hasDamagedBytes || random.nextBoolean()) {
            TreeDamage damage = new TreeDamage(tree, grammar.words(), random);
            for (int i = random.nextInt(1 + random.nextInt(MOST_DAMAGES)); i >= 0; i--) {
                damage.damage(isByWords ? other.byWords() : other.parsed());
            }
            if (!isByWords) {
                mending.mend(tree, random);
            }
        }
        byte[] bytes = grammar.write(tree).getBytes(charset(hasDamagedBytes));
        return hasDamagedBytes
                ? new ByteDamage(random).damaged(bytes, other.text().getBytes(StandardCharsets.UTF_8))
                : bytes;
    }

    private Charset charset(boolean hasDamagedBytes) {
        return hasDamagedBytes && random.nextInt(20) == 0
                ? OTHER_ENCODINGS.get(random.nextInt(OTHER_ENCODINGS.size()))
                : StandardCharsets.UTF_8;
    }
}
